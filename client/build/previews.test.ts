import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { previewWords } from './previews.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = readdirSync(here('../src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** What messengers still show, and fetch, without cutting it off. */
const LONGEST = 100;
const HEAVIEST = 60_000;

it('has words for every game, short enough and plain, in every language', () => {
  const all = previewWords();
  expect(Object.keys(all)).toEqual(['en', 'pl', 'uk']);
  for (const { site, home, puzzles, tables, games: pages } of Object.values(all)) {
    expect(site).toBe('Pick & Mix');
    for (const words of [home, puzzles, ...games.flatMap((id) => [tables[id], pages[id]])]) {
      expect(words?.title).toMatch(/^[^{}]{3,60}$/);
      expect(words?.text).toMatch(/^[^{}]+$/);
      expect(words?.text.length).toBeLessThan(LONGEST);
    }
  }
  expect(all.pl?.tables['candy-match']?.title).toBe('Zagraj z nami w Candy Match!');
});

it('has a light picture of the right size for every game, the puzzles and the shop', () => {
  for (const name of [...games, 'puzzles', 'home']) {
    const file = readFileSync(here(`../public/previews/${name}.png`));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length, name).toBeLessThan(HEAVIEST);
  }
});
