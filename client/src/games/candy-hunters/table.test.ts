import { describe, expect, it } from 'vitest';
import { seats, viewOf } from './given';
import { commandOf } from './keys';
import { kidColours } from './kids';
import { marksOf } from './marks';
import { movesOf } from './moves';
import { outline } from './outline';
import { stepsOf } from './steps';
import { cardsOf, fullSight } from './view';

describe('the listed actions', () => {
  it('are taken apart', () => {
    const moves = movesOf([
      'build Y 1,1',
      'build R 1,1',
      'ghost 0,0 1,0',
      'ghost 0,0 0,1',
      'push 1,1 -1,1',
      'kid 2,0',
      'exchange P12',
      'stay',
    ]);
    expect(moves.builds.get('1,1')).toEqual(['R', 'Y']);
    expect(moves.ghosts.get('0,0')).toEqual(['1,0', '0,1']);
    expect(moves.pushes.get('1,1')).toEqual(['-1,1']);
    expect(moves.kids).toEqual(['2,0']);
    expect(moves.exchanges).toEqual(['P12']);
    expect(moves.pass).toBe('stay');
  });
});

describe('the steps of a turn', () => {
  const states = (changed: Parameters<typeof viewOf>[0]) =>
    stepsOf(viewOf(changed)).map(({ state }) => state);

  it('are done one after the other', () => {
    expect(states({ phase: 'build' })).toEqual(['now', 'later', 'later', 'later', 'later']);
    expect(states({ phase: 'push' })).toEqual(['done', 'now', 'later', 'later', 'later']);
    expect(states({ phase: 'kid' })).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  it('are fewer in the last round, without a deck and in puzzles', () => {
    expect(states({ phase: 'ghost', round: 6 }).at(-1)).toBe('none');
    expect(states({ phase: 'ghost', deck: [] }).at(3)).toBe('none');
    const puzzle = { goal: 7, rounds: 2 };
    expect(states({ puzzle }).slice(3)).toEqual(['none', 'none']);
    expect(new Set(states({ phase: 'over' }))).toEqual(new Set(['none']));
  });
});

describe('the last turn', () => {
  it('is marked from its building to the next', () => {
    const marks = marksOf([
      { type: 'built', seat: 1, colour: 'R', at: '0,0' },
      { type: 'kid-placed', seat: 1, at: '0,0' },
      { type: 'built', seat: 0, colour: 'G', at: '1,0' },
      { type: 'ghost-moved', seat: 0, large: false, from: '1,1', to: '1,0' },
      { type: 'kid-placed', seat: 0, at: '2,0' },
      { type: 'round-began', round: 2 },
    ]);
    expect(marks).toEqual({
      built: '1,0',
      kid: { at: '2,0', seat: 0 },
      trails: [{ from: '1,1', to: '1,0' }],
      scored: [],
    });
    expect(marksOf([]).built).toBeNull();
  });
});

describe('keys', () => {
  it('choose colours and cards, and go on', () => {
    expect(commandOf({ code: 'KeyG' })).toEqual({ do: 'colour', colour: 'G' });
    expect(commandOf({ code: 'Digit2' })).toEqual({ do: 'card', index: 1 });
    expect(commandOf({ code: 'KeyD' })).toEqual({ do: 'pass' });
    expect(commandOf({ code: 'KeyQ' })).toBeNull();
  });
});

it('draws a border around cells that touch, not between them', () => {
  const path = outline(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    10,
  );
  expect(path.match(/M/g)).toHaveLength(6);
  expect(path).not.toContain('M10 0L10 10');
});

it('shows every hand to who may see everything, but not the deck', () => {
  const hands = [['P01'], ['P02']];
  const seen = fullSight({ ...viewOf({ hands }), deck: ['P07', 'P08'] }) as ReturnType<
    typeof viewOf
  >;
  expect(cardsOf(seen, 1)).toEqual(['P02']);
  expect(seen.deck).toEqual(['?', '?']);
});

describe("kids' colours", () => {
  const colours = (...chosen: (string | null)[]) =>
    kidColours(chosen.map((color, seat) => ({ ...seats[0], seat, color }) as (typeof seats)[0]));

  it("are the players' own", () => {
    expect(colours('#b0154f', '#14705a')).toEqual(['#b0154f', '#14705a']);
  });

  it('differ even if players have chosen the same, or none', () => {
    expect(new Set(colours('#14705a', '#14705b', '#14705a', null)).size).toBe(4);
  });
});
