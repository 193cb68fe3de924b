import { playAnyGame } from '../lib/engine.js';
import { play } from '../lib/prepared.js';

const ofAll = (place) => ['candy-match', 'cukierki', 'candy-hunters', 'candy-ghosts'].map(place);
/** In haste, one of so many presses. */
const HASTE = 3;

/**
 * Where a monkey is put, and how often it presses there before it is put somewhere else; without a
 * path, at a table of another monkey. A host has bots or people on the other seats.
 */
const PLACES = [
  ...ofAll((game) => ({ path: `/solo/${game}`, presses: 90, isNearEnd: true })),
  ...ofAll((game) => ({ path: `/new?game=${game}`, presses: 80, host: 'people' })),
  ...ofAll((game) => ({ path: `/new?game=${game}`, presses: 60, host: 'bots' })),
  ...ofAll((game) => ({ path: `/learn/${game}`, presses: 50 })),
  { path: '/learn/cukierki?lesson=walls', presses: 50 },
  { path: '/puzzle/2', presses: 40 },
  { path: '/puzzle/daily', presses: 40 },
  { path: '/puzzles/make', presses: 40 },
  { path: '/puzzles', presses: 25 },
  { path: '/settings', presses: 20 },
  { path: '/', presses: 30 },
  { path: '/games', presses: 15 },
  ...ofAll(() => ({ presses: 80 })),
  ...ofAll((game) => ({ path: `/solo/${game}`, presses: 40 })),
  ...ofAll((game) => ({ path: `/how/${game}`, presses: 12 })),
  ...ofAll((game) => ({ path: `/new?game=${game}`, presses: 20 })),
  ...ofAll((game) => ({ path: '/replay', presses: 20, file: game })),
  ...ofAll((game) => ({ path: '/review', presses: 20, file: game })),
];

/** All places in an order of luck, for ever. */
export function* places(chance) {
  while (true) yield* chance.shuffled(PLACES);
}

/** What the monkey number `which` of so many is to see so that together they have seen all, in haste. */
export const shareOf = (which, many) =>
  PLACES.filter((_, i) => i % many === which).map((place) => ({
    ...place,
    presses: Math.ceil(place.presses / HASTE),
  }));

/** Games alone that are short, so that many of them come to an end. */
const SHORT = [
  { game: 'candy-match', seats: 2 },
  { game: 'cukierki', seats: 2, options: { variant: 'advanced' } },
  { game: 'candy-hunters', seats: 2 },
  { game: 'candy-ghosts', seats: 2, options: { rounds: 1 } },
];
/** So many turns of the player are left at most. */
const LEFT = 4;

/** Each of the short games as it stands some turns before its end, in any of those turns. */
export function nearlyOver(chance) {
  return SHORT.map(({ game, seats, options = {} }) => {
    const turns = [];
    let lines;
    play({
      game,
      seats,
      options,
      seed: chance.below(2 ** 30).toString(16),
      onTurn: (_look, _transcript, done) => void turns.push(done),
      onEnd: (transcript) => {
        lines = transcript();
      },
    });
    const from = turns.at(-1 - chance.below(LEFT)) ?? 0;
    return { game, seats, options, lines: lines.slice(0, 1 + from) };
  });
}

/** The file of some game, for the pages that ask for one. */
export const fileOf = (game) => ({
  name: `${game}.jsonl`,
  mimeType: 'application/jsonl',
  buffer: Buffer.from(playAnyGame(game)),
});
