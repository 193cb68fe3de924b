import { whoIs } from '../../table/names';
import { tableOf } from '../../table/table.svelte';
import { type GameTutor, onPage } from '../../tutor/tutor';
import { movesOf } from './moves';
import { CukierkiTable } from './table.svelte';
import { candyName, tellCell, tileName } from './tell';
import { type Candy, cellKey } from './tiles';

const NOBODY = { who: 'nobody', name: '' };

/** A tile in hand, `tile 11`, or a cell of the table, `3,-1`; while one builds, of the own wall. */
const tutor: GameTutor = {
  rectOf(where, match) {
    const cell = cellOf(where);
    if (!cell) return onPage(`[data-flight='${where}']`);
    // One takes the tile first, and then the place.
    const table = tableOf(match, CukierkiTable);
    return table.spots.has(cellKey(cell)) ? (table.goalBoard?.rectOf(cell) ?? null) : null;
  },
  show(action, match) {
    const [move = null] = action ? movesOf([action]) : [];
    tableOf(match, CukierkiTable).tryOut(move);
  },
  shows(action, match) {
    const [move] = movesOf([action]);
    return !move || tableOf(match, CukierkiTable).mayBeTrying(move);
  },
  placesOf(action) {
    return movesOf(action.startsWith('place ') ? [action] : []).map(cellKey);
  },
  tellTime({ phase = '' }, turn, t) {
    return t('cukierki.tutor.time', { turn, phase });
  },
  tell(reason, t, seats, own) {
    switch (reason.type) {
      case 'cookie':
      case 'wastes-cookie':
        return t(`cukierki.reason.${reason.type}`);
      case 'lollipop':
      case 'fits':
        return t(`cukierki.reason.${reason.type}`, { count: Number(reason.count) });
      case 'advantage': {
        const from = typeof reason.from === 'number' ? whoIs(reason.from, seats, own) : NOBODY;
        const candy = candyName(reason.kind as Candy, t);
        return t('cukierki.reason.advantage', { ...from, candy });
      }
      default:
        return null;
    }
  },
  nameOf(where, t) {
    const cell = cellOf(where);
    return cell && tellCell(cell, t);
  },
  directions(where, t, match) {
    const [, tile] = /^tile (\d+)$/.exec(where) ?? [];
    if (tile === undefined) return tutor.nameOf?.(where, t, null) ?? null;
    return tileName(Number(tile), tableOf(match, CukierkiTable).turnOf(Number(tile)), t);
  },
};
export default tutor;

function cellOf(where: string): { x: number; y: number } | null {
  const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(where) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}
