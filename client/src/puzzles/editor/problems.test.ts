import { loadEngine } from '@picknmix/engine';
import { expect, it, vi } from 'vitest';
import { COLOURS, type Colour } from '../../games/candy-hunters/patterns';
import { type Drawn, readCode } from '../code';
import { type Composition, codeOf, compositionOf, EMPTY, type Tile } from './composition';
import { problemsOf } from './problems';

// The engine takes its time to load, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const good = compositionOf(readCode('2r7_P05_BkRg..B') as Drawn);
const keys = (composition: Composition) => problemsOf(composition).map(({ key }) => key);

/** A row of houses. */
const row = (colours: readonly Colour[], ghosts: number): Record<string, Tile> =>
  Object.fromEntries(
    colours.map((colour, x) => [
      `${x % 8},${Math.floor(x / 8)}`,
      { colour, piece: x < ghosts ? 'ghost' : null },
    ]),
  );
const all = COLOURS.flatMap((colour) => Array<Colour>(9).fill(colour));

it('a puzzle has none', () => {
  expect(problemsOf(good)).toEqual([]);
});

it.each<[string, Partial<Composition>, string[]]>([
  ['nothing is painted', { tiles: {} }, ['editor.problem.no-houses']],
  ['no ghost', { tiles: row(['R', 'B'], 0) }, ['editor.problem.no-ghost']],
  ['five ghosts', { tiles: row(['R', 'B', 'G', 'Y', 'R'], 5) }, ['editor.problem.ghosts']],
  ['ten red houses', { tiles: row(Array(10).fill('R'), 1) }, ['editor.problem.colour']],
  ['no pattern', { cards: [] }, ['editor.problem.no-pattern']],
  ['35 houses', { tiles: row(all.slice(1), 1) }, ['editor.problem.run-out']],
  [
    'several',
    { cards: [], tiles: row(['R'], 0) },
    ['editor.problem.no-ghost', 'editor.problem.no-pattern'],
  ],
])('%s', (_, changed, expected) => {
  expect(keys({ ...good, ...changed })).toEqual(expected);
});

it('says how many', () => {
  const { params } = problemsOf({ ...good, tiles: row(Array(11).fill('G'), 1) })[0] ?? {};
  expect(params).toEqual({ colour: 'G', count: 11 });
});

it('the engine refuses exactly those for which there are words', async () => {
  const engine = await loadEngine('js');
  const isPlayable = (composition: Composition) => {
    const puzzle = codeOf(composition, 1);
    const asked = { cmd: 'new', game: 'candy-hunters', puzzle };
    return JSON.parse(engine.request(JSON.stringify(asked))).ok === true;
  };
  const compositions: Composition[] = [
    good,
    EMPTY,
    { ...good, cards: [] },
    { ...good, large: true },
    { ...good, cards: ['P01', 'H3'] },
    { ...good, tiles: row(['R', 'B'], 0) },
    { ...good, tiles: row(['R', 'B', 'G', 'Y', 'R'], 4) },
    { ...good, tiles: row(['R', 'B', 'G', 'Y', 'R'], 5) },
    { ...good, tiles: row(Array(9).fill('R'), 1) },
    { ...good, tiles: row(Array(10).fill('R'), 1) },
    { ...good, rounds: 2, tiles: row(all.slice(2), 1) },
    { ...good, rounds: 3, tiles: row(all.slice(2), 1) },
  ];
  for (const composition of compositions) {
    expect(isPlayable(composition), JSON.stringify(composition)).toBe(
      problemsOf(composition).length === 0,
    );
  }
});
