import { COLOURS, type Colour, needsOf } from './patterns';
import { type Place, placeOf } from './view';

/** A small town in which one house of a pattern is missing, for the help page. */
export const CARD = 'P21';
const needs = needsOf(CARD, 1).map((cell) => ({ ...cell, place: placeOf(cell) }));
const missing = needs.at(-1);
export const TOWN: Record<Place, Colour> = Object.fromEntries(
  needs.filter((cell) => cell !== missing).map(({ place, need }) => [place, need as Colour]),
);
export const width = Math.max(...needs.map(({ x }) => x)) + 1;
export const height = Math.max(...needs.map(({ y }) => y)) + 1;
const left = (colour: Colour) => 9 - Object.values(TOWN).filter((one) => one === colour).length;
/** A puzzle may be so small. Its ghost is not drawn: whether a card fits does not depend on it. */
export const STATE = {
  game: 'candy-hunters',
  seats: 1,
  options: { haunted: false, largeGhost: false },
  round: 1,
  first: 0,
  toAct: 0,
  phase: 'build',
  ghostMoves: 2,
  pending: null,
  buildings: TOWN,
  stacks: Object.fromEntries(COLOURS.map((colour) => [colour, left(colour)])),
  ghosts: Object.keys(TOWN).slice(0, 1),
  largeGhost: null,
  kids: {},
  kidsLeft: [0],
  hands: [[CARD]],
  haunted: [[]],
  scored: [[]],
  deck: [],
  under: [],
  candies: [[]],
  scares: [0],
  puzzle: { goal: 99, rounds: 1 },
};
