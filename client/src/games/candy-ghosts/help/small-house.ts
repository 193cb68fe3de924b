import components from 'virtual:engine-components/candy-ghosts';

/** A position to try steps in: one lit room, with a wall, a rug and a ghost in it, and the dark behind. */
export const ROOM_CARD = 'r04';
export const HERO = 'otto';
export const AT = '1,2';
export const GHOST = { id: 'g1', at: '3,2' };
export const RUG = '0,1';

const dark = (card: string, item: string) => ({ card, up: false, seen: false, item });
const player = (character: string, at: string) => ({
  dealt: [],
  character,
  role: null,
  at,
  charges: 0,
  items: [],
  left: null,
});

export const STATE = {
  game: 'candy-ghosts',
  seats: 2,
  options: { story: 'corridor', size: '1x6', boss: 'onna', roles: false, ghosts: 'lazy' },
  first: 0,
  round: 1,
  phase: 'turn',
  start: { side: 'N', at: 0 },
  exit: { side: 'S', at: 0 },
  rooms: [
    { card: ROOM_CARD, up: true, seen: true, item: null },
    dark('r07', 'plate'),
    dark('r19', 'torch'),
    dark('r20', 'bookshelf'),
    dark('r01', 'ceiling'),
    dark('r05', 'teacup'),
  ],
  items: { [RUG]: 'rug' },
  covered: {},
  players: [player(HERO, AT), player('wren', 'start')],
  ghosts: [{ ...GHOST, host: null }],
  boss: { name: 'onna', met: false, at: null, stored: 0, belly: [] },
  made: 1,
  consumed: 0,
  discarded: [],
  noise: null,
  atmosphere: { now: null, pack: Object.keys(components.atmospheres).sort(), used: [], out: [] },
  turn: { seat: 0, ap: 4, full: 4, captured: false, stage: 'open', refused: [] },
  moved: [],
  pending: [],
  result: null,
  toAct: [0],
};
