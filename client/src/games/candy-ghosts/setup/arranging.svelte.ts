import type { Translate } from '../../../i18n/i18n.svelte';
import type { Cell } from '../../../table/camera';
import {
  type Arrangement,
  type Gate,
  moveGate,
  pushGate,
  putRoom,
  swapRooms,
  writeArrangement,
} from './arrangement';

/** A room by its number, or one of the two big squares. */
export type Movable = number | Gate;
export const isRoom = (what: Movable | null): what is number => typeof what === 'number';

interface Laid {
  /** null until there is one */
  arrangement(): Arrangement | null;
  lay(arrangement: Arrangement): void;
}

/** What the host does with the gallery's cards: take one up, put it down elsewhere. */
export class Arranging {
  /** what was taken up and waits for its new place */
  chosen: Movable | null = $state(null);
  /** what has just been done, for those who do not see it */
  told = $state('');

  constructor(
    private readonly laid: Laid,
    private readonly t: Translate,
  ) {}

  /** Takes something up or, where a room was taken up before, lets the two change places. */
  press(what: Movable): void {
    const { chosen } = this;
    if (isRoom(chosen) && isRoom(what) && chosen !== what) this.swap(chosen, what);
    else this.chosen = chosen === what ? null : what;
  }

  swap(one: number, two: number): void {
    const arrangement = this.laid.arrangement();
    if (!arrangement) return;
    this.laid.lay(swapRooms(arrangement, one, two));
    const names = { one: this.roomName(one), two: this.roomName(two) };
    this.told = this.t('candy-ghosts.arrange.swapped', names);
    this.chosen = null;
  }

  /** A card from the box instead of the room that was taken up. */
  put(card: string): void {
    const arrangement = this.laid.arrangement();
    if (!arrangement || !isRoom(this.chosen)) return;
    const names = { one: this.roomName(this.chosen), two: this.t(`candy-ghosts.room.${card}`) };
    this.laid.lay(putRoom(arrangement, this.chosen, card));
    this.told = this.t('candy-ghosts.arrange.replaced', names);
    this.chosen = null;
  }

  /** Start or Exit towards a cell of the plane. */
  move(gate: Gate, to: Cell): void {
    this.gate(gate, (arrangement) => moveGate(arrangement, gate, to));
  }

  /** Start or Exit on, as an arrow key says. */
  push(gate: Gate, key: string): void {
    this.gate(gate, (arrangement) => pushGate(arrangement, gate, key));
  }

  /** Where Start or Exit is, in words. */
  gateName(gate: Gate): string {
    const { side = 'N', at = 0 } = this.laid.arrangement()?.[gate] ?? {};
    return this.t(`candy-ghosts.arrange.${gate}`, { side, at: at + 1 });
  }

  roomName(index: number): string {
    return this.t(`candy-ghosts.room.${this.laid.arrangement()?.rooms[index]}`);
  }

  private gate(gate: Gate, moved: (arrangement: Arrangement) => Arrangement): void {
    const before = this.laid.arrangement();
    if (!before) return;
    const after = moved(before);
    if (writeArrangement(before) === writeArrangement(after)) return;
    this.laid.lay(after);
    this.told = this.gateName(gate);
  }
}
