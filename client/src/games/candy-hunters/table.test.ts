import { beforeEach, expect, it, vi } from 'vitest';
import { updateOf } from '../../match/given';
import type { Match, TimedUpdate } from '../../match/match';
import { seats, viewOf } from './given';
import { needsOf } from './patterns';
import { CandyHuntersTable } from './table.svelte';

const settings = vi.hoisted(() => ({ confirm: false, speed: 'normal' }));
vi.mock('../../browser/settings.svelte', () => ({ settings, reducedMotion: () => true }));
vi.mock('./sounds', () => ({
  sounds: { play: () => {}, playAll: () => {}, awaken: () => () => {} },
}));

const act = vi.fn(async () => ({ outcome: 'applied' }));

/** A table at which one may do these things. */
function tableWith(
  actions: string[],
  phase: 'build' | 'ghost' | 'kid',
  changed: Partial<TimedUpdate> = {},
): CandyHuntersTable {
  const update: TimedUpdate = updateOf(1, {
    actions,
    view: viewOf({ phase, ghosts: ['0,0'] }),
    insight: { fits: [], near: [] },
    events: [],
    scores: [0, 0],
    ...changed,
  });
  const heard = { onUpdate: () => () => {}, onSignal: () => () => {} };
  const match = { table: { seats }, seat: 0, update, pending: [], isReplay: false, act, ...heard };
  return new CandyHuntersTable(match as unknown as Match);
}

beforeEach(() => {
  settings.confirm = false;
  act.mockClear();
});

it('builds at once where a place is pressed, once a colour is chosen', () => {
  const table = tableWith(['build R 2,0', 'build B 2,0'], 'build');
  table.press('2,0', true);
  expect(act).not.toHaveBeenCalled();
  expect(table.site).toBe('2,0');
  table.chooseColour('B');
  expect(act).toHaveBeenCalledWith('build B 2,0');
});

it('asks first whoever wants to be asked, and lets them think again', () => {
  settings.confirm = true;
  const table = tableWith(['build R 2,0', 'build R -1,0'], 'build');
  table.chooseColour('R');
  table.press('2,0', true);
  expect(table.asked).toBe('2,0');
  table.press('-1,0', true);
  expect(table.asked).toBe('-1,0');
  table.thinkAgain();
  expect([table.asked, table.colour]).toEqual([null, 'R']);
  expect(act).not.toHaveBeenCalled();
  table.press('-1,0', true);
  table.confirm();
  expect(act).toHaveBeenCalledWith('build R -1,0');
});

it('asks before a ghost moves too, and a second press is a yes', () => {
  settings.confirm = true;
  const table = tableWith(['ghost 0,0 1,0', 'ghost 0,0 0,1', 'stay'], 'ghost');
  table.press('0,0', true);
  table.press('1,0', true);
  expect(table.asked).toBe('1,0');
  table.press('1,0', true);
  expect(act).toHaveBeenCalledWith('ghost 0,0 1,0');
});

it('shows a kid first under a finger, and sends it with a mouse', () => {
  const table = tableWith(['kid 0,1', 'kid 1,0'], 'kid');
  table.press('0,1', false);
  expect(table.asked).toBe('0,1');
  expect(act).not.toHaveBeenCalled();
  table.letGo();
  expect(table.asked).toBeNull();
  table.press('1,0', true);
  expect(act).toHaveBeenCalledWith('kid 1,0');
});

it('shows in the town what the last turn changed, but not under a card that is looked at', () => {
  const [need] = needsOf('P01');
  const near = [{ card: 'P01', at: '0,0', r: 0, missing: [`${need?.x},${need?.y}`] }];
  const table = tableWith([`build ${need?.need} ${need?.x},${need?.y}`], 'build', {
    view: viewOf({ hands: [['P01', 'P02'], []] }),
    insight: { fits: [], near },
    events: [{ type: 'built', seat: 1, at: '1,0', colour: 'B' }],
  });
  const rest = table.follow();
  expect(table.marks.built).toBe('1,0');
  table.hand.choose('P01');
  expect(table.hand.fit?.card).toBe('P01');
  expect(table.marks.built).toBeNull();
  table.hand.choose('P02');
  expect(table.hand.fit).toBeNull();
  expect(table.marks.built).toBe('1,0');
  rest();
});

it('lets go of a colour, a place, a ghost, a question and a pattern, but not of what is pushed', () => {
  const letsGo = (table: CandyHuntersTable, choose: () => void) => {
    expect(table.hasChosen).toBe(false);
    choose();
    expect(table.hasChosen).toBe(true);
    table.letGo();
    expect(table.hasChosen).toBe(false);
  };
  const build = tableWith(['build R 2,0', 'build B 2,0'], 'build', {
    view: viewOf({ hands: [['P01'], []] }),
  });
  letsGo(build, () => build.chooseColour('R'));
  letsGo(build, () => build.press('2,0', true));
  letsGo(build, () => build.hand.choose('P01'));
  const ghost = tableWith(['ghost 0,0 1,0', 'stay'], 'ghost');
  letsGo(ghost, () => ghost.press('0,0', true));
  const kid = tableWith(['kid 0,1'], 'kid');
  letsGo(kid, () => kid.press('0,1', false));
  expect(tableWith(['push 0,0 1,0'], 'ghost').hasChosen).toBe(false);
});
