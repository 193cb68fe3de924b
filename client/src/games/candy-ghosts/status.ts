import type { Translate } from '../../i18n/i18n.svelte';
import type { Result, SeatInfo, Update } from '../../net/protocol';
import { nameOf } from '../../table/names';
import { endedWith, type Status } from '../../table/status';
import { ghostName, itemName } from './names';
import { type CandyGhostsView, ghostIn, hasLeft, head, isEaten, type Pending } from './view';

/** What the table waits for, in a sentence. */

type Shown = Pick<Update, 'view' | 'result' | 'toAct' | 'actions'>;

const wonBy = endedWith('candy-ghosts');

interface Said {
  readonly key: string;
  readonly params?: Record<string, string | number>;
}

export function statusOf(
  { view: shown, result, toAct, actions }: Shown,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Status {
  const view = shown as CandyGhostsView;
  if (result) return ended(view, result, t, seats, own);
  const isMine = own !== null && actions.length > 0;
  if (isMine) {
    const { key, params } = mine(view, own, t, seats);
    return {
      kind: 'mine',
      text: t(`candy-ghosts.status.${key}`, params),
      detail: t(`candy-ghosts.status.${key}-how`, params),
    };
  }
  const { key, params } = others(view, toAct, t, seats, own);
  return { kind: 'calm', text: t(`candy-ghosts.status.${key}`, params), detail: '' };
}

/** What is asked of oneself. */
function mine(view: CandyGhostsView, own: number, t: Translate, seats: readonly SeatInfo[]): Said {
  const first = head(view);
  if (first) return minePending(view, first, t, seats);
  if (view.phase === 'choose') return { key: 'choose' };
  if (view.phase === 'ghosts') return { key: 'ghosts' };
  const count = view.turn?.ap ?? 0;
  if (view.turn?.stage === 'final') return { key: 'again' };
  return { key: ghostIn(view, own) === null ? 'turn' : 'possessed', params: { count } };
}

function minePending(
  view: CandyGhostsView,
  first: Pending,
  t: Translate,
  seats: readonly SeatInfo[],
): Said {
  switch (first.do) {
    case 'ask': {
      const name = nameOf(seats, view.turn?.seat ?? 0);
      return { key: 'asked', params: { name, item: itemName(first.item, t) } };
    }
    case 'bossy':
      return { key: 'bossy', params: { name: nameOf(seats, first.seat), count: first.ap } };
    case 'put':
    case 'ghost':
    case 'possess':
      return { key: first.do, params: { ghost: ghostName(first.who, t) } };
    case 'respawn':
      return first.who === 'onna'
        ? { key: 'put', params: { ghost: ghostName(first.who, t) } }
        : { key: 'respawn', params: { name: nameOf(seats, first.who) } };
    default:
      return { key: 'spawn' };
  }
}

/** What there is to watch. */
function others(
  view: CandyGhostsView,
  toAct: Update['toAct'],
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Said {
  const first = head(view);
  // A server names nobody while chance decides.
  if (toAct === 'chance' || toAct.length === 0)
    return { key: first?.do === 'draw' ? 'draw' : 'dice' };
  const name = toAct.map((seat) => nameOf(seats, seat)).join(', ');
  if (first?.do === 'ask') {
    const item = itemName(first.item, t);
    return { key: view.turn?.seat === own ? 'waits' : 'considers', params: { name, item } };
  }
  if (first?.do === 'bossy') {
    const whom = nameOf(seats, first.seat);
    return first.seat === own
      ? { key: 'bossed', params: { name } }
      : { key: 'bosses', params: { name, whom } };
  }
  if (view.phase === 'choose') return { key: 'chooses', params: { name } };
  if (view.phase === 'ghosts') return { key: 'leads', params: { name } };
  if (own !== null && isEaten(view, own)) return { key: 'belly', params: { name } };
  if (own !== null && hasLeft(view, own)) return { key: 'out', params: { name } };
  return { key: 'other', params: { name } };
}

/** How the night ended, as the words for it are called. */
export function endOf({ result, round, options }: CandyGhostsView): 'escaped' | 'dawn' | 'lost' {
  if (result === 'won') return 'escaped';
  return round > options.rounds ? 'dawn' : 'lost';
}

/** Without roles all win or none; with roles those with the most points. */
function ended(
  view: CandyGhostsView,
  result: Result,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Status {
  if (view.options.roles && result.winners.length > 0) return wonBy(result, t, seats, own);
  const kind = view.result === 'won' ? 'right' : 'wrong';
  return { kind, text: t(`candy-ghosts.status.${endOf(view)}`), detail: '' };
}
