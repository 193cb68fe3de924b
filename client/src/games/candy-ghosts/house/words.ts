import type { Translate } from '../../../i18n/i18n.svelte';
import type { Place } from '../view';
import type { Spot } from './spots';

/** What can be pressed, in words, for those who do not see it. */

/** A place by where it is: `column 2, row 5`. */
export function tellPlace(place: Place, t: Translate): string {
  if (place === 'start' || place === 'exit') return t(`candy-ghosts.place.${place}`);
  const room = place.startsWith('room ');
  const [x = 0, y = 0] = place.replace('room ', '').split(',').map(Number);
  return t(`candy-ghosts.${room ? 'house.room' : 'place.square'}`, { x: x + 1, y: y + 1 });
}

/** `Step to column 2, row 5, 3 points. Through the wall: ends your turn`. */
export function tellSpot(
  { lit, piece, pressable }: Spot,
  who: (piece: string) => string,
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
    const where = tellPlace(lit.place, t);
    const { kind, label, why } = lit;
    // The reason says that the turn ends.
    const how = kind === 'ends' ? 'step' : kind;
    parts.push(
      t(`candy-ghosts.house.${how}`, { where, label, points: Number(label) }) +
        (why ? `. ${why}` : ''),
    );
  }
  return parts.join('. ');
}
