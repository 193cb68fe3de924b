import type { Translate } from '../../i18n/i18n.svelte';
import type { Result, SeatInfo, Update } from '../../net/protocol';
import type { NoChoice } from '../../table/forced.svelte';
import { nameOf } from '../../table/names';
import { endedWith, type Status } from '../../table/status';
import type { Telling } from '../../table/telling';
import type { CandyHuntersView } from './view';

/** What the player has chosen so far in this step. */
export interface Chosen {
  readonly colour: boolean;
  readonly site: boolean;
  readonly ghost: boolean;
  /** what scoring here would bring, in words */
  readonly brings: string;
}

const NOTHING: Chosen = { colour: false, site: false, ghost: false, brings: '' };

const ended = endedWith('candy-hunters');

/** The status for somebody on a seat, or for who only watches. */
export function statusOf(
  { view: shown, result, actions }: Pick<Update, 'view' | 'result' | 'actions'>,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
  chosen: Chosen = NOTHING,
): Status {
  const view = shown as CandyHuntersView;
  if (result) return view.puzzle ? puzzled(result, t) : ended(result, t, seats, own);
  if (view.toAct !== own || own === null) {
    const name = nameOf(seats, view.toAct ?? 0);
    return {
      kind: 'calm',
      text: t('candy-hunters.status.other', { name, step: stepOf(view) }),
      detail: '',
    };
  }
  const [text, detail] = mine(view, actions, chosen);
  const params = { count: view.ghostMoves };
  return {
    kind: 'mine',
    text: t(`candy-hunters.status.${text}`, params),
    detail: chosen.brings || t(`candy-hunters.status.${detail}`, params),
  };
}

/**
 * That no pattern fits is said, and the turn goes on by itself, for who plays it. In a puzzle one may want to think
 * about it, and take something back.
 */
export const noChoice: Telling<Pick<Update, 'view' | 'actions'>, NoChoice | null> = (
  { view, actions: [only, ...others] },
  t,
  _seats,
  own,
) =>
  own !== null && only === 'skip' && others.length === 0 && !(view as CandyHuntersView).puzzle
    ? { action: only, text: t('candy-hunters.status.score-none') }
    : null;

/** In a replay nothing is asked of anybody: the step alone. */
export const statusSeen = (view: CandyHuntersView, t: Translate): Status => ({
  kind: 'calm',
  text: t(`candy-hunters.step.${stepOf(view)}`),
  detail: '',
});

const stepOf = ({ phase }: CandyHuntersView): string => (phase === 'push' ? 'ghost' : phase);

/** The keys of what is asked, and of how it is done. */
function mine(
  { phase, pending }: CandyHuntersView,
  actions: readonly string[],
  chosen: Chosen,
): [string, string] {
  switch (phase) {
    case 'build':
      if (chosen.site) return ['build', 'build-colour'];
      return ['build', chosen.colour ? 'build-place' : 'build-how'];
    case 'ghost':
      return ['ghost', chosen.ghost ? 'ghost-place' : 'ghost-how'];
    case 'push':
      return [pending?.piece === 'kid' ? 'push-kid' : 'push-ghost', 'push-how'];
    case 'score':
      return actions.length > 1 ? ['score', 'score-how'] : ['score-none', 'score-none-how'];
    case 'exchange':
      return ['exchange', 'exchange-how'];
    default:
      return ['kid', 'kid-how'];
  }
}

function puzzled({ winners }: Result, t: Translate): Status {
  const solved = winners.length > 0;
  const text = t(solved ? 'candy-hunters.status.solved' : 'candy-hunters.status.unsolved');
  return { kind: solved ? 'right' : 'note', text, detail: '' };
}
