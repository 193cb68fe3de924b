import { whoIs } from '../../table/names';
import { tableOf } from '../../table/table.svelte';
import { sureness } from '../../tutor/reasons';
import { type GameTutor, onPage } from '../../tutor/tutor';
import { hintedAction } from './hinted';
import { shapeOf } from './patterns';
import { CandyHuntersTable } from './table.svelte';
import { tellPlace } from './tell';
import { type CandyHuntersView, cellOf } from './view';

/** What somebody might have done and did not: at the table it needs no words. */
const LEFT: ReadonlySet<string> = new Set(['stayed', 'skipped', 'kept']);

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
  tellEvent(event, t, seats, own) {
    if (!LEFT.has(event.type)) return null;
    return t(`candy-hunters.tutor.${event.type}`, whoIs(Number(event.seat), seats, own));
  },
  tellTime({ round = 1, phase = '' }, _, t) {
    return t('candy-hunters.tutor.time', { round, phase });
  },
  tell(reason, t, seats, own) {
    const say = (params = {}) => t(`candy-hunters.reason.${reason.type}`, params);
    const by = () => whoIs(Number(reason.seat), seats, own);
    const shape = () => shapeOf(String(reason.card));
    switch (reason.type) {
      case 'pattern':
        return say({ shape: shape(), points: Number(reason.points) });
      case 'fewer-scares':
        return say({ count: Number(reason.count) });
      case 'kid-home':
        return say({ colour: reason.colour });
      case 'others-candy':
        return say(by());
      case 'ghost-stops': {
        const { colour, points } = reason;
        return say({ ...by(), colour, points: Number(points), sure: sureness(reason) });
      }
      case 'ready':
        return say({ shape: shape(), sure: sureness(reason) });
      default:
        return null;
    }
  },
  nameOf(where, t, view) {
    if (!where.includes(',')) return null;
    const town = view as CandyHuntersView;
    const colour = town.buildings[where];
    return colour ? t('candy-hunters.tutor.house', { colour }) : tellPlace(where, town, t);
  },
  directions(where, t, match) {
    if (!where.includes(',')) return t('candy-hunters.shape', { shape: shapeOf(where) });
    const town = match.update?.view as CandyHuntersView;
    const colour = town.buildings[where];
    const place = tellPlace(where, town, t);
    return colour ? `${t('candy-hunters.tutor.house', { colour })}, ${place}` : place;
  },
};
export default tutor;
