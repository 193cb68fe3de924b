import type { Translate } from '../../i18n/i18n.svelte';
import type { SeatInfo } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import { whoIs } from '../../table/names';
import type { Area } from './house/geometry';
import type { CandyGhostsEvent } from './view';

/** Dice that have just been rolled, the same for everybody. */
export interface Dice {
  readonly colours: readonly ('blue' | 'green' | 'white')[];
  readonly values: readonly number[];
  /** null where dice only point somewhere */
  readonly success: boolean | null;
  readonly text: string;
  readonly key: number;
}

/** Whether dice lie at the bottom of what is seen: where those whom they are about are in its upper half. */
export const lieLow = (about: Cell | null, seen: Area): boolean =>
  about !== null && about.y < seen.y + seen.height / 2;

export function diceOf(
  events: readonly CandyGhostsEvent[],
  key: number,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Dice | null {
  for (const event of events) {
    if (event.type === 'rolled') {
      const { dice: values, success } = event;
      const won = t('candy-ghosts.dice.rolled', {
        ...whoIs(event.seat, seats, own),
        success: success ? 'yes' : 'no',
      });
      const needed = event.need ? t('candy-ghosts.dice.need', { need: event.need }) : '';
      const text = [won, needed].filter(Boolean).join(' ');
      return { colours: values.map(() => 'white'), values, success, text, key };
    }
    if (event.type === 'pointed') {
      const text = t('candy-ghosts.dice.pointed');
      return { colours: ['blue', 'green'], values: event.dice, success: null, text, key };
    }
  }
  return null;
}
