import type { Advice, GameCoach } from '../../coach/advice';
import type { CandyHuntersView } from './view';

/** What somebody new to Candy Hunters could do next. */
const coach: GameCoach = ({ actions, view }) => {
  const { phase, puzzle } = view as CandyHuntersView;
  if (actions.length === 0 || puzzle) return null;
  // With nothing but a way on, there is nothing to explain.
  if (phase === 'score' && actions.length === 1) return null;
  return steps[phase] ?? null;
};
export default coach;

const town = '.felt .board';

const steps: Partial<Record<CandyHuntersView['phase'], Advice>> = {
  build: {
    kind: 'build',
    by: ['build'],
    say: 'build',
    at: [
      { see: 'ul:has(> li > .asked)', say: 'colour' },
      { see: `body:has([data-colour][aria-pressed=true]) ${town}`, say: 'place' },
      { see: 'ul:has(> li > [data-colour])' },
    ],
  },
  ghost: {
    kind: 'ghost',
    by: ['ghost', 'stay'],
    say: 'ghost',
    at: [
      { see: `body:has(.spot.chosen) ${town}`, say: 'ghost-place' },
      { see: '.spot.movable', light: 'button.pass' },
    ],
  },
  push: { kind: 'push', by: ['push'], say: 'push', at: [{ see: '.spot.target' }] },
  score: { kind: 'score', by: ['score'], say: 'score', at: [{ see: '.score .primary' }] },
  exchange: {
    kind: 'exchange',
    by: ['exchange', 'keep'],
    say: 'exchange',
    at: [{ see: 'button.pass', light: 'ul:has([data-card])' }],
  },
  kid: { kind: 'kid', by: ['kid'], say: 'kid', at: [{ see: town }] },
};
