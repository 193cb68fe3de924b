import { tableOf } from '../../table/table.svelte';
import { type GameTutor, onPage } from '../../tutor/tutor';
import { placeName } from './names';
import { CandyGhostsTable } from './table.svelte';
import { type CandyGhostsView, pieceOf } from './view';

/** A place, a ghost or boss by its name, a player as `seat 1`, an item, or a character to choose. */
const tutor: GameTutor = {
  rectOf(where, match) {
    const [, seat] = /^seat (\d)$/.exec(where) ?? [];
    const piece = seat === undefined ? where : pieceOf(Number(seat));
    const table = tableOf(match, CandyGhostsTable);
    return (
      onPage(`[data-piece='${piece}']`) ??
      onPage(`[data-item='${where}']`) ??
      onPage(`[data-character='${where}']`) ??
      (isPlace(where) ? (table.placeRect?.(where) ?? null) : null)
    );
  },
  placesOf(action) {
    const words = action.split(' ');
    const place = words.find(isPlace);
    if (place === undefined) return [];
    return [words.includes('room') ? `room ${place}` : place];
  },
  nameOf(where, t, view) {
    return isPlace(where) ? placeName(where, view as CandyGhostsView, t) : null;
  },
};
export default tutor;

const isPlace = (where: string): boolean =>
  where.includes(',') || where === 'start' || where === 'exit';
