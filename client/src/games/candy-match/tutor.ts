import { type GameTutor, onPage } from '../../tutor/tutor';
import Piece from './Piece.svelte';
import { cardName } from './tell';

/** A card on the table by its name, as `LM1`. */
const tutor: GameTutor = {
  rectOf: (where) => onPage(`[data-cell='${where}']`),
  nameOf: (where, t) => cardName(where, t),
  Piece,
};
export default tutor;
