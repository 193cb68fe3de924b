import type { TimedUpdate } from './match';
import { UNHURRIED } from './no-server';

/** For the tests: an update of a small game. */
export const updateOf = (seq: number, changed: Partial<TimedUpdate> = {}): TimedUpdate => ({
  type: 'update',
  seq,
  undone: 0,
  scores: [],
  insight: {},
  events: [{ type: `event ${seq}` }],
  view: { round: seq },
  toAct: [0],
  actions: ['roll'],
  open: false,
  canUndo: false,
  clock: null,
  result: null,
  race: null,
  ...UNHURRIED,
  at: 1_000,
  catchUp: false,
  ...changed,
});
