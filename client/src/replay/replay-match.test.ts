import { loadEngine } from '@picknmix/engine';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { TimedUpdate } from '../match/match';
import type { GameEvent, TableInfo } from '../net/protocol';
import { told } from '../table/told';
import { ReplayMatch } from './replay-match.svelte';
import { readTranscript, type Transcript, writeTranscript } from './transcript';

const table: TableInfo = {
  id: 'abc',
  game: 'candy-match',
  options: {},
  pace: {},
  ties: 'seat',
  open: false,
  status: 'over',
  seats: [],
  host: null,
  commitment: '',
  series: null,
  gathering: false,
  next: null,
  clock: null,
  hints: false,
  nextBy: null,
  spectators: { named: [], count: 0 },
  sentAway: [],
  shared: false,
  stalled: false,
};

let transcript: Transcript;
let request: (text: string) => string;
let match: ReplayMatch;
let seen: TimedUpdate[];

beforeAll(async () => {
  ({ request } = await loadEngine('js'));
  const ask = (question: object) => JSON.parse(request(JSON.stringify(question)));
  ask({ cmd: 'new', game: 'candy-match', seats: 2, first: 0, seed: '5'.repeat(64) });
  for (const action of ['reveal', 'reveal', 'reveal']) ask({ cmd: 'apply', seat: 'clock', action });
  ask({ cmd: 'apply', seat: 1, action: 'call' });
  ask({ cmd: 'apply', seat: 'clock', action: 'miss' });
  ask({ cmd: 'apply', seat: 0, action: 'decline' });
  transcript = readTranscript(writeTranscript(ask({ cmd: 'transcript' }).lines)) as Transcript;
});

beforeEach(async () => {
  const line = { request: async (text: string) => request(text), close() {} };
  match = await ReplayMatch.open(transcript, table, line, (state) => state);
  seen = [];
  match.onUpdate((update) => seen.push(update));
});

/** What the table shows now. */
const view = () => match.update?.view as { table: string[]; deck: string[] };

it('begins with the deal, and plays a step at a time', () => {
  expect(match.steps).toBe(6);
  expect(view().table.length).toBe(0);
  match.go(1);
  expect(seen.map(({ catchUp, events }) => [catchUp, events.map(({ type }) => type)])).toEqual([
    [false, ['revealed']],
  ]);
  expect(view().table.length).toBe(1);
});

it('offers nothing, and refuses what is tried', async () => {
  match.go(4);
  expect(match.update).toMatchObject({ actions: [], open: false, clock: null });
  expect((await match.act()).outcome).toBe('refused');
});

it('tells the history right, wherever it goes', () => {
  let history: readonly GameEvent[] = [];
  match.onUpdate((update) => {
    history = told(history, update);
  });
  for (const step of [6, 2, 3, 0, 5, 99, -1]) {
    match.go(step);
    const upTo = match.frames.slice(0, match.position + 1).flatMap(({ events }) => events);
    expect(history, `step ${step}`).toEqual(upTo);
  }
  expect(match.position).toBe(0);
});

it('goes on at the same place with other eyes', async () => {
  match.go(3);
  await match.look(1);
  expect(match.seat).toBe(1);
  expect(match.position).toBe(3);
  expect(seen.at(-1)).toMatchObject({ catchUp: true, undone: 3 });
  await match.look('all');
  expect(match.seat).toBeNull();
  expect(view().deck).toHaveLength(57);
});

it('goes on while other eyes open, and tells the history right', async () => {
  let history: readonly GameEvent[] = [];
  match.onUpdate((update) => {
    history = told(history, update);
  });
  const opening = [match.look(0), match.look(1)];
  match.go(2);
  await Promise.all(opening);
  expect(match.seat).toBe(1);
  expect(history).toEqual(match.frames.slice(0, 3).flatMap(({ events }) => events));
});

it('keeps a margin with its step', async () => {
  const race = { seat: 1, tie: false, others: [{ seat: 0, behind: 43 }] };
  const moves = transcript.moves.map((move, i) => (i === 3 ? { ...move, race } : move));
  const line = { request: async (text: string) => request(text), close() {} };
  const raced = await ReplayMatch.open({ ...transcript, moves }, table, line, (state) => state);
  raced.go(3);
  raced.go(4);
  expect(raced.update?.race).toEqual(race);
});

it('knows how long people took, where the file does', async () => {
  match.go(2);
  expect(match.pause).toBeNull();
  const moves = transcript.moves.map((move, i) => ({ ...move, at: 1_000 * i * i }));
  const line = { request: async (text: string) => request(text), close() {} };
  const timed = await ReplayMatch.open({ ...transcript, moves }, table, line, (state) => state);
  timed.go(2);
  expect(timed.pause).toBe(3_000);
});

it('says which line of a file is wrong', async () => {
  const lines = [...transcript.lines, { seat: 0, action: 'dance' }];
  const line = { request: async (text: string) => request(text), close() {} };
  const opening = ReplayMatch.open({ ...transcript, lines }, table, line, (state) => state);
  await expect(opening).rejects.toThrow(/line 8/);
});
