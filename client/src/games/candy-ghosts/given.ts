import { seatsOf, speak } from '../../table/given';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import type { CandyGhostsInsight, CandyGhostsView, PlayerView } from './view';
import { NO_INSIGHT } from './view';

/** Small positions and words for the tests. */
export const languages = { en: speak('en', en), pl: speak('pl', pl), uk: speak('uk', uk) };

export const seats = seatsOf('Ola', 'Marek');

export const playerOf = (changed: Partial<PlayerView> = {}): PlayerView => ({
  dealt: [],
  character: 'otto',
  role: null,
  at: 'start',
  charges: 0,
  items: [],
  left: null,
  ...changed,
});

/** Two players at Start of the narrow corridor, whose first room, the pantry, is lit. */
export const viewOf = (changed: Partial<CandyGhostsView> = {}): CandyGhostsView => ({
  seats: 2,
  options: {
    story: 'corridor',
    size: '1x6',
    boss: 'onna',
    roles: false,
    group: 'leader',
    rounds: 60,
  },
  first: 0,
  round: 2,
  phase: 'turn',
  start: { side: 'N', at: 0 },
  exit: { side: 'S', at: 0 },
  rooms: Array.from({ length: 6 }, (_, i) => ({
    card: i === 0 ? 'r01' : null,
    up: i === 0,
    seen: i === 0,
    item: i > 0,
  })),
  items: {},
  covered: [],
  players: [playerOf(), playerOf({ character: 'wren' })],
  ghosts: [],
  boss: { name: 'onna', met: false, at: null, stored: 0, belly: [] },
  made: 0,
  consumed: 0,
  discarded: [],
  noise: null,
  atmosphere: { now: null, pack: [], used: [], out: [] },
  turn: { seat: 0, ap: 4, full: 4, captured: false, stage: 'open', refused: [] },
  moved: [],
  pending: [],
  result: null,
  toAct: [0],
  ...changed,
});

export const insightOf = (changed: Partial<CandyGhostsInsight> = {}): CandyGhostsInsight => ({
  ...NO_INSIGHT,
  ...changed,
});
