import { type CandyHuntersView, LAST_ROUND, type Phase } from './view';

/** The steps of a turn, in their order. */
export const STEPS = ['build', 'ghost', 'score', 'exchange', 'kid'] as const;
/** Those that there are in a puzzle (CH-23). */
export const PUZZLE_STEPS = 3;
export type Step = (typeof STEPS)[number];

export interface StepState {
  readonly step: Step;
  /** `none`: there is no such step in this turn */
  readonly state: 'done' | 'now' | 'later' | 'none';
}

const stepOf = (phase: Phase): number =>
  phase === 'over' ? STEPS.length : STEPS.indexOf(phase === 'push' ? 'ghost' : phase);

/** How far the turn has come. */
export function stepsOf(view: CandyHuntersView): StepState[] {
  const now = stepOf(view.phase);
  return STEPS.map((step, i): StepState => {
    if (i === now) return { step, state: 'now' };
    if (view.phase === 'over' || isMissing(view, step)) return { step, state: 'none' };
    return { step, state: i < now ? 'done' : 'later' };
  });
}

/** Puzzles have neither deck nor new kids, and the last round brings no kid (CH-20, CH-23). */
function isMissing({ puzzle, round, deck }: CandyHuntersView, step: Step): boolean {
  if (step === 'kid') return puzzle !== undefined || round >= LAST_ROUND;
  return step === 'exchange' && (puzzle !== undefined || deck.length === 0);
}
