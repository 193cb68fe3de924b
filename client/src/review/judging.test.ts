import { expect, it } from 'vitest';
import { readTranscript, type Transcript } from '../replay/transcript';
import type { EngineLine } from '../solo/engine';
import { Judging, roundsFor, workersHere } from './judging.svelte';
import { type KeptReview, keyOf, type ReviewStore } from './kept';

const seats = [0, 'chance', 1, 0, 1];
const transcript = readTranscript(
  [
    { game: 'cukierki', seats: 2, seed: '7' },
    ...seats.map((seat, i) => ({ seat, action: `act ${i}` })),
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
) as Transcript;

/** An engine that judges anything, as long as it may. */
class Engine {
  asked: { cmd: string; at?: number; judgements?: unknown[] }[] = [];
  opened = 0;
  closed = 0;
  /** the first so many are judged; the others are thought about for ever */
  patience = Number.POSITIVE_INFINITY;

  open = (): EngineLine => {
    this.opened++;
    return {
      request: (text) => this.answer(JSON.parse(text)),
      close: () => {
        this.closed++;
      },
    };
  };

  private async answer(request: { cmd: string; at?: number }): Promise<string> {
    if (request.cmd === 'judge' && this.patience-- <= 0) return new Promise(() => {});
    this.asked.push(request);
    const { at } = request;
    const judgement = at === 3 ? null : { at, seat: 0, win: [1, 0] };
    return JSON.stringify({ ok: true, judgement, turning: [2], seats: [{ luck: 1 }], end: [1, 0] });
  }
}

class Memory implements ReviewStore {
  kept: KeptReview | null = null;
  load = async () => this.kept;
  save = async (review: KeptReview) => {
    this.kept = review;
  };
}

const parts = (engine: Engine, store = new Memory()) => ({
  open: engine.open,
  store,
  workers: 2,
  build: 'a build',
});

it('judges what somebody decided, sums it up, and keeps it', async () => {
  const [engine, store] = [new Engine(), new Memory()];
  const judging = new Judging(transcript, parts(engine, store));
  await judging.start();
  expect(judging.state).toBe('done');
  expect(judging.total).toBe(4);
  expect(judging.judgements.map(({ at }) => at)).toEqual([0, 2, 4]);
  expect(judging.summary).toEqual({
    turning: [2],
    seats: [{ luck: 1 }],
    end: [1, 0],
    victory: null,
  });
  expect(engine.asked.at(-1)?.judgements).toHaveLength(3);
  expect(engine.closed).toBe(engine.opened);
  expect(store.kept?.judged).toHaveLength(4);
});

it('stops at once, and goes on where it was', async () => {
  const [engine, store] = [new Engine(), new Memory()];
  engine.patience = 2;
  const judging = new Judging(transcript, parts(engine, store));
  void judging.start();
  while (engine.asked.filter(({ cmd }) => cmd === 'judge').length < 2) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve));
  judging.stop();
  expect(judging.state).toBe('stopped');
  expect(engine.closed).toBe(engine.opened);

  const next = new Engine();
  const again = new Judging(transcript, parts(next, store));
  await again.start();
  expect(again.state).toBe('done');
  expect(next.asked.filter(({ cmd }) => cmd === 'judge')).toHaveLength(2);
});

it('a second visit judges nothing', async () => {
  const store = new Memory();
  await new Judging(transcript, parts(new Engine(), store)).start();
  const engine = new Engine();
  const judging = new Judging(transcript, parts(engine, store));
  await judging.start();
  expect(judging.done).toBe(4);
  expect(engine.asked.map(({ cmd }) => cmd)).toEqual(['replay', 'sum-up']);
});

it('says so when the engine cannot', async () => {
  const line: EngineLine = {
    request: async () => JSON.stringify({ ok: false, error: { code: 'bad-request', message: '' } }),
    close() {},
  };
  const judging = new Judging(transcript, { ...parts(new Engine()), open: () => line });
  await judging.start();
  expect(judging.state).toBe('failed');
});

it('leaves a core to the page, and does not take too many', () => {
  expect([1, 2, 4, 16].map((cores) => workersHere(cores))).toEqual([1, 1, 3, 4]);
});

it('knows a match by what was played, not by who played it', () => {
  const [header = {}, ...moves] = transcript.lines;
  const named = { ...transcript, lines: [{ ...header, players: ['Ola', 'Jan'] }, ...moves] };
  const other = { ...transcript, moves: transcript.moves.slice(1) };
  expect(keyOf(named, 400, 'a')).toBe(keyOf(transcript, 400, 'a'));
  expect(keyOf(other, 400, 'a')).not.toBe(keyOf(transcript, 400, 'a'));
  expect(keyOf(transcript, 100, 'a')).not.toBe(keyOf(transcript, 400, 'a'));
  expect(keyOf(transcript, 400, 'b')).not.toBe(keyOf(transcript, 400, 'a'));
});

it('thinks the less about each decision the more there are', () => {
  expect([0, 10, 100, 5_000].map(roundsFor)).toEqual([600, 600, 400, 80]);
});
