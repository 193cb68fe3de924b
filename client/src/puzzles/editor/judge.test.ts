import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Drawn, readCode } from '../code';
import { type Asked, lineOf, PUZZLE } from '../given';
import { compositionOf, EMPTY } from './composition';
import { Judge } from './judge.svelte';

const composition = compositionOf(readCode(PUZZLE.code) as Drawn);
const A_WHILE = 2_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SOLVED = { score: 7, solution: PUZZLE.solution, proven: true, nodes: 9 };
const RATED = { level: 2, facts: PUZZLE.facts };
const usual = ({ cmd }: Asked): object =>
  cmd === 'solve' ? SOLVED : cmd === 'rate' ? { ...SOLVED, ...RATED } : {};

function judgeWith(answer: (asked: Asked) => object | Promise<object> = usual) {
  const lines: ReturnType<typeof lineOf>[] = [];
  const judge = new Judge(() => {
    const one = lineOf(answer);
    lines.push(one);
    return one.line;
  });
  const asked = () => lines.flatMap((line) => line.asked);
  return { judge, lines, asked };
}

it('after a pause it tells the most points, sets the goal, and says how hard it is', async () => {
  const { judge, asked } = judgeWith();
  judge.consider(composition);
  expect(judge.verdict).toEqual({ kind: 'working', done: 0 });
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(judge.verdict).toEqual({
    kind: 'judged',
    score: 7,
    proven: true,
    solution: PUZZLE.solution,
    code: PUZZLE.code,
    rating: RATED,
  });
  expect(asked().map(({ cmd }) => cmd)).toEqual(['new', 'solve', 'new', 'rate']);
  expect(asked()[2]?.puzzle).toBe(PUZZLE.code);
});

it('who goes on painting is not disturbed', async () => {
  const { judge, asked } = judgeWith();
  for (let i = 0; i < 5; i++) {
    judge.consider(composition);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(asked()).toEqual([]);
});

it('an empty sheet is nothing to judge', async () => {
  const { judge, asked } = judgeWith();
  judge.consider(EMPTY);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(judge.verdict).toEqual({ kind: 'none' });
  expect(asked()).toEqual([]);
});

it('what the engine refuses is no puzzle', async () => {
  const message = 'puzzle: there must be a pattern';
  const { judge } = judgeWith(() => ({ ok: false, error: { code: 'bad-request', message } }));
  judge.consider(composition);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(judge.verdict).toEqual({ kind: 'refused', reason: message });
});

it('what is not proven has no level, and can be looked at for longer', async () => {
  const { judge, asked } = judgeWith(({ cmd }) =>
    cmd === 'solve' ? { ...SOLVED, proven: false } : {},
  );
  judge.consider(composition);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(judge.verdict).toMatchObject({ kind: 'judged', proven: false, rating: null });
  const briefly = Number(asked().at(-1)?.millis);
  judge.lookLonger(composition);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(Number(asked().at(-1)?.millis)).toBeGreaterThan(briefly);
});

it('four rounds are looked at only when somebody asks', async () => {
  const { judge, asked } = judgeWith();
  const long = { ...composition, rounds: 4 };
  judge.consider(long);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(judge.verdict).toEqual({ kind: 'unasked' });
  judge.lookLonger(long);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(judge.verdict.kind).toBe('judged');
  expect(asked().map(({ cmd }) => cmd)).toEqual(['new', 'new', 'solve', 'new', 'rate']);
});

it('long work is given up, for something new or because somebody says so', async () => {
  const { judge, lines } = judgeWith(({ cmd }) => (cmd === 'solve' ? new Promise(() => {}) : {}));
  judge.consider(composition);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  judge.consider({ ...composition, rounds: 1 });
  expect(lines.map(({ isClosed }) => isClosed())).toEqual([true]);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  judge.giveUp();
  expect(judge.verdict).toEqual({ kind: 'unasked' });
  expect(lines.map(({ isClosed }) => isClosed())).toEqual([true, true]);
});

it('an engine that fails is a failure, and no more', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { judge } = judgeWith(() => Promise.reject(new Error('broken')));
  judge.consider(composition);
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(judge.verdict).toEqual({ kind: 'failed' });
  silence.mockRestore();
});
