import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent, SeatInfo, Update } from '../../net/protocol';
import { nameOf, whoIs } from '../names';
import type { Status } from '../status';
import { inLine, spaced } from './outline';

/** An event as it is, `hid, sweet B3`, behind the name of whose doing it was. */
export function tell(
  { type, seat, ...more }: GameEvent,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): string {
  const known = Object.entries(more).filter(([, value]) => value !== null && value !== false);
  const what = [
    spaced(type),
    ...known.map(([name, value]) =>
      value === true ? spaced(name) : `${spaced(name)} ${inLine(value)}`,
    ),
  ].join(', ');
  return typeof seat === 'number' ? t('plain.tell', { ...whoIs(seat, seats, own), what }) : what;
}

/** Whose turn it is, or who has won. */
export function statusOf(
  { toAct, result }: Pick<Update, 'toAct' | 'result'>,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Status {
  const calm = (text: string): Status => ({ kind: 'calm', text, detail: '' });
  const namesOf = (some: readonly number[]) => some.map((seat) => nameOf(seats, seat)).join(', ');
  if (result) {
    const { winners } = result;
    const count = winners.length;
    if (count === 0) return calm(t('plain.status.over'));
    const text =
      own !== null && winners.includes(own)
        ? t('end.you-won', { count })
        : t('end.won', { count, names: namesOf(winners) });
    return { kind: 'right', text, detail: '' };
  }
  // a server names nobody while chance decides
  if (toAct === 'chance' || toAct.length === 0) return calm(t('plain.status.chance'));
  if (own !== null && toAct.includes(own)) {
    return { kind: 'mine', text: t('plain.status.mine'), detail: '' };
  }
  return calm(t('plain.status.others', { names: namesOf(toAct) }));
}
