import { expect, it } from 'vitest';
import { COLOURS, type Colour } from '../../games/candy-hunters/patterns';
import { type Drawn, readCode } from '../code';
import { type Composition, compositionOf, type Tile } from './composition';
import { problemsOf } from './problems';

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
