import type { Translate } from '../../../i18n/i18n.svelte';
import type { Place } from '../view';
import type { Spot } from './spots';

/** What can be pressed, in words, for those who do not see it. */

interface Names {
  /** what somebody is called */
  readonly who: (piece: string) => string;
  /** where a place is */
  readonly where: (place: Place) => string;
}

/** `Go to the pantry, top row, first from the left: 3 points. Through the wall: ends your turn`. */
export function tellSpot(
  { lit, piece, pressable }: Spot,
  { who, where }: Names,
  t: Translate,
): string {
  const parts: string[] = [];
  if (piece !== null && pressable) {
    const { label, chance } = pressable;
    const name = who(piece);
    parts.push(
      chance === undefined
        ? t('candy-ghosts.house.press', { name, label })
        : t('candy-ghosts.house.chance', { name, label, chance }),
    );
  }
  if (lit) {
    const { kind, label, why, place } = lit;
    // The reason says that the turn ends.
    const how = kind === 'ends' ? 'step' : kind;
    parts.push(
      t(`candy-ghosts.house.${how}`, { where: where(place), label, points: Number(label) }) +
        (why ? `. ${why}` : ''),
    );
  }
  return parts.join('. ');
}
