import type { Advice, GameCoach } from '../../coach/advice';
import type { CandyGhostsView } from './view';

/** What somebody new to Candy Ghosts could do next. */
const coach: GameCoach = ({ actions, view }, own) => {
  const { phase, turn } = view as CandyGhostsView;
  const caught = actions.find((action) => action.startsWith('capture '))?.split(' ')[1];
  const offers = (word: string) => actions.some((action) => action.split(' ', 1)[0] === word);
  if (offers('choose')) return choose;
  if (['put', 'spawn', 'respawn'].some(offers)) return put;
  if (phase === 'ghosts') return offers('target') || offers('ghost') ? ghosts : null;
  if (phase !== 'turn' || turn?.seat !== own) return null;
  if (caught !== undefined) return capture(caught, own);
  if (offers('step')) return step(own);
  return offers('end') ? end : null;
};
export default coach;

const house = '.stage';

const choose: Advice = {
  kind: 'choose',
  by: ['choose'],
  say: 'choose',
  at: [],
};
const put: Advice = {
  kind: 'put',
  by: ['put', 'spawn', 'respawn'],
  say: 'put',
  at: [{ see: '.spot' }],
};
const ghosts: Advice = {
  kind: 'ghosts',
  by: ['target', 'ghost'],
  say: 'ghosts',
  at: [{ see: '.actions .primary' }, { see: house }],
};
const step = (own: number): Advice => ({
  kind: 'step',
  by: ['step'],
  say: 'step',
  at: [{ see: '[data-do=sure]', say: 'sure' }, { see: `[data-piece='p${own}']` }],
});
const end: Advice = {
  kind: 'end',
  by: ['end'],
  say: 'end',
  at: [{ see: '[data-do=sure]', say: 'sure' }, { see: '[data-do=end]' }],
};

/** A ghost stands there, or is in oneself. */
const capture = (ghost: string, own: number): Advice => ({
  kind: 'capture',
  by: ['capture'],
  say: 'capture',
  at: [
    { see: '.menu [data-do=capture]', say: 'dare' },
    { see: `.spot[data-cell='${ghost}']` },
    { see: `.spot[data-cell='p${own}']`, say: 'shake' },
  ],
});
