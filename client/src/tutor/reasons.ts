import type { Translate } from '../i18n/i18n.svelte';
import type { SeatInfo } from '../net/protocol';
import { whoIs } from '../table/names';
import type { GameTutor, Reason } from './tutor';

/** Who is told, and what they could see then. */
export interface Listener {
  readonly t: Translate;
  readonly seats: readonly SeatInfo[];
  readonly own: number | null;
  readonly view: unknown;
  readonly tutor: GameTutor;
}

/** From here on something is as good as sure. */
const SURE = 0.9;

/** Reasons as sentences, the weightiest first; one that nobody has words for is left out. */
export const tellReasons = (reasons: readonly Reason[], listener: Listener): string[] =>
  reasons.map((reason) => tellReason(reason, listener)).filter((text) => text !== null);

function tellReason(reason: Reason, listener: Listener): string | null {
  const { t, seats, own, view, tutor } = listener;
  const told = tutor.tell?.(reason, t, seats, own, view);
  if (told) return told;
  switch (reason.type) {
    case 'wins':
      return t('tutor.reason.wins');
    case 'loses':
      return t('tutor.reason.loses', { sure: sureness(reason) });
    case 'more-points': {
      const instead = reason.instead ?? 'none';
      return t('tutor.reason.more-points', {
        points: Number(reason.points),
        instead: typeof instead === 'number' ? t('tutor.number', { number: instead }) : 'none',
      });
    }
    case 'later-on':
      return t('tutor.reason.later-on', { points: Math.max(1, Math.round(Number(reason.points))) });
    case 'stops':
    case 'gives':
      return t(`tutor.reason.${reason.type}`, {
        ...whoIs(Number(reason.seat), seats, own),
        points: Number(reason.points),
        sure: sureness(reason),
        where: placesOf(reason, listener) || 'none',
      });
    default:
      return null;
  }
}

/** Whether it happens nearly always, or only now and then. */
export const sureness = ({ often = 1 }: Reason): 'yes' | 'maybe' =>
  Number(often) >= SURE ? 'yes' : 'maybe';

function placesOf({ where = [] }: Reason, { t, view, tutor }: Listener): string {
  const names = (where as string[]).map((place) => tutor.nameOf?.(place, t, view) ?? '');
  return [...new Set(names.filter((name) => name !== ''))].join(', ');
}
