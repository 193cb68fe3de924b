import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateOf } from '../../match/given';
import type { Match, TimedUpdate } from '../../match/match';
import { seats } from './given';
import { type Move, movesOf } from './moves';
import { CukierkiTable } from './table.svelte';
import type { CukierkiView } from './view';

vi.mock('../../browser/settings.svelte', () => ({
  settings: { confirm: false, speed: 'normal' },
  reducedMotion: () => false,
}));
vi.mock('./sounds', () => ({
  sounds: { play: () => {}, playAll: () => {}, awaken: () => () => {} },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const placed = {
  type: 'placed',
  seat: 0,
  tile: 1,
  x: 0,
  y: 0,
  r: 0,
  joins: [],
  brings: { points: 0 },
};
const viewOf = (rest: Partial<CukierkiView>) => ({
  options: { variant: 'advanced' },
  phase: 'place',
  toAct: 0,
  table: [],
  hands: [[1, 2, 3], 3],
  pool: 9,
  taken: [0, 0],
  captured: [],
  walls: [[], []],
  ...rest,
});

/** A table of two, and how it is told what happens. */
function sitDown() {
  let hear: (update: TimedUpdate) => void = () => {};
  const match = {
    table: { seats },
    seat: 0,
    update: null as TimedUpdate | null,
    pending: [],
    isReplay: false,
    linger: vi.fn(),
    onUpdate: (listener: typeof hear) => {
      hear = listener;
      return () => {};
    },
    onSignal: () => () => {},
  };
  const table = new CukierkiTable(match as unknown as Match);
  table.follow();
  const happen = (seq: number, view: Partial<CukierkiView>, rest: Partial<TimedUpdate>) => {
    match.update = updateOf(seq, { view: viewOf(view), events: [], actions: [], ...rest });
    hear(match.update);
  };
  return { table, match, happen };
}

it('the own wall comes when something is to be added, and goes when one has seen it', () => {
  const { table, match, happen } = sitDown();
  const wall = { phase: 'wall' as const, captured: [5] };
  happen(1, wall, { actions: ['wall 5 0,0 r0'], events: [placed] });
  expect(table.places).toEqual([null]);
  vi.advanceTimersByTime(1_000);
  expect(table.places).toEqual([0]);
  happen(2, { toAct: 1 }, {});
  expect(table.places).toEqual([0]);
  expect(match.linger).toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(table.places).toEqual([null]);
});

it('whoever looks at a wall is left there, until they are to lay a tile', () => {
  const { table, happen } = sitDown();
  table.look(0);
  happen(1, { toAct: 1 }, {});
  vi.advanceTimersByTime(10_000);
  expect(table.places).toEqual([0]);
  happen(2, {}, { actions: ['place 1 0,1 r0'] });
  expect(table.places).toEqual([null]);
});

it('whoever chooses a tile sees the place where it can go, whatever they look at', () => {
  const { table, happen } = sitDown();
  happen(1, {}, { actions: ['place 1 0,1 r0', 'place 2 0,1 r0'] });
  table.look(1);
  expect(table.spots.size).toBe(0);
  table.choose(2);
  expect(table.places).toEqual([null]);
  expect(table.spots.size).toBe(1);
  table.look(0);
  table.tryOut(movesOf(['place 1 0,1 r0'])[0] as Move);
  expect(table.trial).toMatchObject({ tile: 1, x: 0, y: 1 });
});

it('where there is room the table and a wall are side by side, one’s own first', () => {
  const { table, happen } = sitDown();
  table.isWide = true;
  happen(1, { toAct: 1 }, {});
  expect(table.places).toEqual([null, 0]);
  table.look(1);
  expect(table.places).toEqual([null, 1]);
});

it('calls nobody before what others did has landed', () => {
  const { table, happen } = sitDown();
  happen(1, {}, { actions: ['place 1 0,1 r0'], events: [{ ...placed, seat: 1 }] });
  const rect = {} as DOMRect;
  const piece = { ...placed, seat: 1 };
  table.flights.all = [{ id: 0, piece, from: rect, to: rect, delay: 0, duration: 400 }];
  expect(table.status?.kind).toBe('note');
  table.flights.land(0);
  expect(table.status?.kind).toBe('mine');
});

it('calls nobody in a replay, not even whose eyes one looks with', () => {
  const { table, match, happen } = sitDown();
  happen(1, {}, {});
  expect(table.status?.kind).toBe('mine');
  match.isReplay = true;
  happen(2, {}, {});
  expect(table.status?.kind).toBe('calm');
});

it('a hint that is shown goes on until another tile, turn or place is chosen', () => {
  const actions = ['place 1 0,1 r0', 'place 1 0,1 r1', 'place 1 5,1 r0', 'place 2 0,1 r0'];
  const [hinted] = movesOf(actions) as [Move];
  const trying = (what: (table: CukierkiTable) => void) => {
    const { table, happen } = sitDown();
    happen(1, {}, { actions });
    table.tryOut(hinted);
    what(table);
    return table.mayBeTrying(hinted);
  };
  expect(trying(() => {})).toBe(true);
  expect(trying((table) => table.point('5,1'))).toBe(true);
  expect(trying((table) => table.look(1))).toBe(true);
  expect(trying((table) => table.turn(4))).toBe(true);
  expect(trying((table) => table.turn(1))).toBe(false);
  expect(trying((table) => table.choose(2))).toBe(false);
  expect(trying((table) => table.press('5,1', false))).toBe(false);
});

it('lets go of a tile that is shown somewhere, not of one that is only pointed with', () => {
  const { table, happen } = sitDown();
  happen(1, {}, { actions: ['place 1 0,1 r0'] });
  table.choose(1);
  table.point('0,1');
  expect(table.hasChosen).toBe(false);
  table.press('0,1', false);
  expect(table.hasChosen).toBe(true);
  table.letGo();
  expect(table.hasChosen).toBe(false);
});

it('keeps a tile as a hint shows it when that is tapped, and turns it again afterwards', () => {
  const actions = ['place 1 0,1 r1', 'place 1 5,1 r0', 'place 2 0,1 r0'];
  const [hinted] = movesOf(actions) as [Move];
  const { table, happen } = sitDown();
  happen(1, {}, { actions });
  table.tryOut(hinted);
  table.choose(1);
  expect(table.mayBeTrying(hinted)).toBe(true);
  expect(table.isPinned).toBe(true);
  // By its button it turns; then it is the player's again.
  table.turn(1);
  expect(table.mayBeTrying(hinted)).toBe(false);
  table.turn(-1);
  table.choose(1);
  expect(table.mayBeTrying(hinted)).toBe(false);
  table.tryOut(hinted);
  table.tryOut(null);
  table.choose(1);
  expect(table.mayBeTrying(hinted)).toBe(false);
});
