import { request } from '../../wasm/target/browser/engine.js';

const ask = (question) => JSON.parse(request(JSON.stringify(question)));

/** The file of a whole game, in which everybody did one thing or another. */
export function playAnyGame(game) {
  const { seats } = ask({ cmd: 'games' }).games.find(({ id }) => id === game);
  let { toAct, over } = ask({ cmd: 'new', game, seats: seats.min, seed: '7'.repeat(64) });
  let drawn = 1;
  const any = (list) => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return list[drawn % list.length];
  };
  while (!over) {
    const seat = toAct === 'chance' ? toAct : any(toAct);
    const action = seat === 'chance' ? undefined : any(ask({ cmd: 'legal', seat }).actions);
    ({ toAct, over } = ask({ cmd: 'apply', seat, action }));
  }
  return ask({ cmd: 'transcript' })
    .lines.map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** The puzzles that a game comes with, in order, each with its solution. */
export const puzzlesOf = (game) => ask({ cmd: 'puzzles', game }).puzzles;
