import { tableOf } from '../../table/table.svelte';
import { type GameTutor, onPage } from '../../tutor/tutor';
import { hintedAction } from './hinted';
import { CandyHuntersTable } from './table.svelte';
import { tellPlace } from './tell';
import { type CandyHuntersView, cellOf } from './view';

/** A pattern in hand, `P07`, or a place of the town, `0,-2`. */
const tutor: GameTutor = {
  rectOf(where, match) {
    if (!where.includes(',')) return onPage(`[data-card='${where}']`);
    return tableOf(match, CandyHuntersTable).board?.rectOf(cellOf(where)) ?? null;
  },
  show(action, match) {
    tableOf(match, CandyHuntersTable).hint = action ? hintedAction(action) : null;
  },
  placesOf(action) {
    const { build, way, cells } = hintedAction(action);
    const [word, at = ''] = action.split(' ');
    if (word === 'kid') return [at];
    if (build) return [build.at];
    return way ? [way.to] : cells.map(({ x, y }) => `${x},${y}`);
  },
  nameOf(where, t, view) {
    if (!where.includes(',')) return null;
    const town = view as CandyHuntersView;
    const colour = town.buildings[where];
    return colour ? t('candy-hunters.tutor.house', { colour }) : tellPlace(where, town, t);
  },
};
export default tutor;
