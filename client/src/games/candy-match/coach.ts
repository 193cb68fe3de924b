import type { GameCoach } from '../../coach/advice';
import type { CandyMatchView } from './view';

/** What somebody new to Candy Match could do next. */
const coach: GameCoach = ({ actions, open, view }, own, best) => {
  const { caller, phase } = view as CandyMatchView;
  const may = (action: string) => actions.includes(action);
  if (phase === 'picking') return caller === own ? take : null;
  if (may('decline')) return pick;
  if (best?.startsWith('call')) return call;
  if (best?.startsWith('claim')) return claim;
  // Also in the last look one is told to go on only where there is nothing left to call.
  if (may('done')) return best === undefined ? null : last;
  const isSure = best !== undefined || !(may('call') || open);
  if (may('reveal')) return isSure ? reveal : null;
  return best === null && phase === 'open' ? none : null;
};
export default coach;

const ready = 'button.main:not([aria-disabled=true])';
const cards = '.area';

const take = {
  kind: 'take',
  by: ['take'],
  say: 'mark',
  at: [{ see: ready, say: 'take' }, { see: cards }],
};
const pick = { kind: 'pick', by: ['pick', 'decline'], say: 'pick', at: [{ see: cards }] };
const last = {
  kind: 'last',
  by: ['done', 'call', 'claim'],
  say: 'last',
  at: [{ see: '.others button' }],
};
const reveal = { kind: 'reveal', by: ['reveal'], say: 'reveal', at: [{ see: '.deck button' }] };
const call = {
  kind: 'call',
  by: ['call'],
  say: 'call',
  at: [{ see: 'button.main', light: cards }],
};
const none = {
  kind: 'none',
  by: [],
  say: 'none',
  at: [{ see: '[data-do=none]' }],
};
const claim = {
  kind: 'claim',
  by: ['claim'],
  say: 'find',
  at: [{ see: ready, say: 'claim' }, { see: cards }],
};
