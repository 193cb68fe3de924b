import type { Advice, GameCoach } from '../../coach/advice';
import type { CukierkiView } from './view';

/** What somebody new to Cukierki could do next. */
const coach: GameCoach = ({ actions, view }) => {
  const offers = (word: string) => actions.some((action) => action.startsWith(`${word} `));
  if (offers('wall')) return placing('wall', ['wall'], 'wall');
  if (!offers('place')) return null;
  const { phase } = view as CukierkiView;
  return phase === 'extra'
    ? placing('extra', ['place', 'stop'], 'extra')
    : placing('place', ['place'], 'tile');
};
export default coach;

/** First a tile, then a place, then a yes. */
const placing = (kind: string, by: readonly string[], say: string): Advice => ({
  kind,
  by,
  say,
  at: [
    { see: '.controls .primary', say: 'sure' },
    { see: 'body:has(.hand .chosen) .felt .plane', say: 'spot' },
    { see: '.hand ul' },
  ],
});
