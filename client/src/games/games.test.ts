import { loadEngine } from '@picknmix/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../net/protocol';
import { gameIds, playableGames } from '.';

const languages = ['en', 'pl', 'uk'];
const messages = import.meta.glob<Record<string, string>>('./*/messages.*.json', {
  import: 'default',
  eager: true,
});
const wordsOf = (game: string, language: string): Record<string, string> =>
  messages[`./${game}/messages.${language}.json`] ?? {};

/** The words that a game has to write yet. */
const missing = (game: string, language: string, keys: readonly string[]): string[] =>
  [...new Set(keys)].filter((key) => !(key in wordsOf(game, language)));

it.each(gameIds)('%s has a name and a line about it in every language', (id) => {
  for (const language of languages) {
    expect(missing(id, language, [`${id}.name`, `${id}.about`])).toEqual([]);
  }
});

/** Plays any of the offered actions, always the same ones, until the game is over. */
async function playAnyGame(game: string, seats: number): Promise<Result> {
  const engine = await loadEngine('js');
  const ask = (request: object) => JSON.parse(engine.request(JSON.stringify(request)));
  let drawn = 1;
  const any = <T>(list: T[]): T | undefined => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return list[drawn % list.length];
  };
  let { toAct, over } = ask({ cmd: 'new', game, seats, seed: '7'.repeat(64) });
  for (let step = 0; !over && step < 5_000; step++) {
    const seat = toAct === 'chance' ? toAct : any(toAct);
    const { actions } = ask({ cmd: 'legal', seat });
    const action = seat === 'chance' ? undefined : any(actions);
    ({ toAct, over } = ask({ cmd: 'apply', seat, action }));
  }
  return ask({ cmd: 'look', viewer: 0 }).result;
}

describe.each([...playableGames])('$id', ({ id, options, minSeats }) => {
  let categories: string[];

  beforeAll(async () => {
    categories = Object.keys((await playAnyGame(id, minSeats)).sheet);
  }, 60_000);

  it('has words for every option and every score', () => {
    const needed = Object.entries(options).flatMap(([name, { values = [] }]) => [
      `${id}.option.${name}`,
      ...values.map((value) =>
        typeof value === 'boolean' ? `${id}.option.${name}.hint` : `${id}.option.${name}.${value}`,
      ),
    ]);
    const scored = categories.map((category) => `${id}.sheet.${category}`);
    expect(missing(id, 'en', [...needed, ...scored])).toEqual([]);
  });
});
