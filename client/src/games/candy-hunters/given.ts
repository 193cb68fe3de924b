import type { GameEvent } from '../../net/protocol';
import { seatsOf, speak } from '../../table/given';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import type { CandyHuntersView } from './view';

/** Small positions and words for the tests. */
export const languages = { en: speak('en', en), pl: speak('pl', pl), uk: speak('uk', uk) };

export const seats = seatsOf('Ola', 'Marek');

/** Two players, a town of three houses, nothing else unless it is given. */
export const viewOf = (changed: Partial<CandyHuntersView> = {}): CandyHuntersView => ({
  seats: 2,
  options: { haunted: false, largeGhost: false },
  round: 1,
  first: 0,
  toAct: 0,
  phase: 'build',
  ghostMoves: 2,
  pending: null,
  buildings: { '0,0': 'R', '1,0': 'B', '0,1': 'Y' },
  stacks: { R: 7, B: 7, G: 7, Y: 7 },
  ghosts: [],
  largeGhost: null,
  kids: {},
  kidsLeft: [5, 5],
  hands: [[], []],
  haunted: [[], []],
  scored: [[], []],
  deck: ['?', '?'],
  under: [null, null],
  candies: [[], []],
  scares: [0, 0],
  ...changed,
});

/** Ola scores a square; of the kids in it, one is Marek's. */
export const scored: GameEvent = {
  type: 'scored',
  seat: 0,
  card: 'P07',
  at: '0,0',
  rotation: 1,
  cells: ['0,0', '1,0', '0,1', '1,1'],
  taken: [{ seat: 1, at: '0,0', colour: 'B', points: 2 }],
  scary: ['1,1'],
};
