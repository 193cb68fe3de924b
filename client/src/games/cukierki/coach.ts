import type { Advice, GameCoach } from '../../coach/advice';
import type { CukierkiView } from './view';

/** What somebody new to Cukierki could do next. */
const coach: GameCoach = ({ actions, view, scores }, own) => {
  const offers = (word: string) => actions.some((action) => action.startsWith(`${word} `));
  if (offers('wall')) return placing('wall', ['wall'], 'wall');
  if (!offers('place')) return null;
  const { phase, taken, options } = view as CukierkiView;
  if (phase === 'extra') return placing('extra', ['place', 'stop'], 'extra');
  // Points that one has not won are to be explained, whatever the others have won meanwhile.
  const isStart = options.variant === 'basic' && taken[own] === 0 && scores?.[own] === 3;
  return placing('place', ['place'], isStart ? 'start' : 'tile');
};
export default coach;

/** First a tile, then a place, then a yes. */
const placing = (kind: string, by: readonly string[], say: string): Advice => ({
  kind,
  by,
  say,
  at: [
    { see: '.controls .primary', say: 'sure' },
    {
      see: 'body:has(.hand .chosen) .felt .plane:has(.spot)',
      say: kind === 'wall' ? 'wall-spot' : 'spot',
    },
    { see: '.hand ul' },
  ],
});
