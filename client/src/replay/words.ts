import type { GameModule } from '../games';
import type { Translate } from '../i18n/i18n.svelte';
import { tellRace } from '../table/race';
import type { ReplayMatch } from './replay-match.svelte';

/** A step in words, with its margin where there was a race; empty for steps without words. */
export function sentences(
  { frames, table, seat }: Pick<ReplayMatch, 'frames' | 'table' | 'seat'>,
  step: number,
  tell: GameModule['tell'],
  t: Translate,
): string {
  const frame = frames[step];
  if (!frame) return '';
  const told = frame.events.map((event) => tell(event, t, table.seats, seat, frame.view));
  const race = tellRace(frame.race, t, table.seats, seat);
  return [...told, race && `(${race})`].filter(Boolean).join(' ');
}
