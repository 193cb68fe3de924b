import type { Translate } from '../../i18n/i18n.svelte';
import type { GameEvent } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import { type Line, linesWith, pictureLine } from '../../table/history';
import type { Telling } from '../../table/telling';
import TilePicture from './TilePicture.svelte';
import { tell, tellCell } from './tell';
import { cellKey } from './tiles';
import { type CukierkiEvent, eventsOf, type Player } from './view';

const KINDS = { placed: 'right' } as const;

/** A place to light up: a cell of the table, or of somebody's wall. */
const placeName = (cell: Cell, wall: Player | null): string =>
  wall === null ? cellKey(cell) : `wall ${wall} ${cellKey(cell)}`;

const PLACE = /^(?:wall (\d) )?(-?\d+),(-?\d+)$/;

/** The same, read again. */
export function placeOf(at: string): (Cell & { readonly wall: Player | null }) | null {
  const [, wall, x, y] = PLACE.exec(at) ?? [];
  if (x === undefined || y === undefined) return null;
  return { wall: wall === undefined ? null : Number(wall), x: Number(x), y: Number(y) };
}

/** A move is one line, with the tile that was laid. */
export const linesOf: Telling<readonly GameEvent[], readonly Line[]> = linesWith(
  tell,
  KINDS,
  (event, t) => {
    const [e] = eventsOf([event]);
    return e ? moreOf(e, t) : {};
  },
);

/** An event for those who listen: with the place, which they do not see. */
export const spoken: Telling<GameEvent, string | null> = (event, t, seats, own) => {
  const [e] = eventsOf([event]);
  const said = tell(event, t, seats, own);
  const aside = e && moreOf(e, t).aside;
  return said && aside ? `${said} ${atStart(aside)}.` : said;
};

/** What was laid has a place; what was set aside is seen for the last time. */
function moreOf(event: CukierkiEvent, t: Translate): Pick<Line, 'picture' | 'at' | 'aside'> {
  switch (event.type) {
    case 'placed':
    case 'built':
      return {
        picture: pictureLine(TilePicture, event),
        at: placeName(event, event.type === 'built' ? event.seat : null),
        aside: tellCell(event, t),
      };
    case 'set-aside':
      return { picture: pictureLine(TilePicture, { tile: event.tile, r: 0 }) };
    default:
      return {};
  }
}

/** A word with which a sentence begins. */
const atStart = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
