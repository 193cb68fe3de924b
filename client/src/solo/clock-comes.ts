import type { SoloSetup } from './setup';

type Timed = Pick<SoloSetup, 'pace' | 'whatIf'>;

/** Whether there was no clock in a game, as in everybody's first one, and the next one has one. */
export const clockComes = (last: Timed, next: Timed): boolean =>
  !last.whatIf && isCalm(last) && !isCalm(next);

/** Without times of its own a game has the usual ones. */
const isCalm = ({ pace }: Timed): boolean =>
  pace !== null && Object.values(pace).every((millis) => millis === 0);
