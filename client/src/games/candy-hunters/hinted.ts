import type { Cell } from '../../table/camera';
import { type Colour, needsOf } from './patterns';
import { cellOf, type Place } from './view';

/** What is pointed out to a player who has asked: a card, or an action taken apart for the eye. */
export interface Hinted {
  readonly card: string | null;
  readonly build: { readonly colour: Colour; readonly at: Place } | null;
  readonly way: { readonly from: Place; readonly to: Place } | null;
  /** where a card is to be scored */
  readonly cells: readonly Cell[];
  /** to go on to the next step */
  readonly pass: boolean;
}

const NOTHING: Hinted = { card: null, build: null, way: null, cells: [], pass: false };

export const hintedCard = (card: string): Hinted => ({ ...NOTHING, card });

export function hintedAction(action: string): Hinted {
  const [word = '', first = '', second = '', turned = 'r0'] = action.split(' ');
  switch (word) {
    case 'build':
      return { ...NOTHING, build: { colour: first as Colour, at: second } };
    case 'ghost':
    case 'push':
      return { ...NOTHING, way: { from: first, to: second } };
    case 'score':
      return { ...NOTHING, card: first, cells: cellsOf(first, second, Number(turned.slice(1))) };
    default:
      return { ...NOTHING, pass: true };
  }
}

function cellsOf(card: string, at: Place, r: number): Cell[] {
  const corner = cellOf(at);
  return needsOf(card, r).map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y }));
}
