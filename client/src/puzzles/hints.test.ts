import { expect, it, vi } from 'vitest';
import { type Asked, lineOf } from './given';
import { Hints } from './hints.svelte';
import { Thinker } from './thinker';

const WAY = ['build G 1,1', 'stay', 'build R 0,2', 'score P05 0,0 r0'];

const foresee = async (action: string) => [{ type: action }];

type Told = { possible: boolean | null; solution?: string[] };

/** A solver that answers by how many actions have been done; the positions that it was asked about. */
function solver(answer: (done: number) => Told | Promise<Told>) {
  const asked: number[] = [];
  const lines: ReturnType<typeof lineOf>[] = [];
  const open = () => {
    let done = 0;
    const made = lineOf(({ cmd }: Asked) => {
      if (cmd === 'apply') done++;
      if (cmd !== 'reach') return {};
      asked.push(done);
      return answer(done);
    });
    lines.push(made);
    return made.line;
  };
  return { asked, lines, open };
}

function hintsWith(answer: (done: number) => Told | Promise<Told>, known: string[] = []) {
  const { asked, lines, open } = solver(answer);
  return { hints: new Hints(new Thinker('a code', known, open), foresee), asked, lines };
}

it('tells a little more with each question', async () => {
  const { hints, asked } = hintsWith(() => ({ possible: true, solution: WAY }));
  await hints.ask('possible', []);
  expect(hints.now).toEqual({ kind: 'possible' });
  await hints.ask('pattern', []);
  expect(hints.now).toEqual({ kind: 'pattern', card: 'P05' });
  await hints.ask('action', []);
  expect(hints.now).toEqual({ kind: 'action', action: WAY[0], events: [{ type: WAY[0] }] });
  expect(hints.given).toBe(3);
  expect(asked).toEqual([0]);
});

it('need not think where a way is known', async () => {
  const { hints, asked } = hintsWith(() => ({ possible: null }), WAY);
  await hints.ask('action', WAY.slice(0, 2));
  expect(hints.now).toEqual({ kind: 'action', action: WAY[2], events: [{ type: WAY[2] }] });
  expect(await hints.solution()).toEqual(WAY);
  expect(asked).toEqual([]);
});

it('finds where it went wrong, from the end on', async () => {
  const { hints, asked } = hintsWith((done) => ({ possible: done <= 2, solution: WAY }));
  const done = ['build R 1,1', 'stay', 'skip', 'build B 3,3', 'stay'];
  await hints.ask('action', done);
  expect(hints.now).toEqual({ kind: 'impossible', back: 3 });
  expect(asked).toEqual([5, 4, 3, 2]);
});

it('knows for good what it has found out', async () => {
  const { hints, asked } = hintsWith((done) => ({ possible: done < 1, solution: WAY }));
  await hints.ask('possible', ['build R 1,1']);
  await hints.ask('possible', ['build R 1,1']);
  expect(hints.now).toEqual({ kind: 'impossible', back: 1 });
  expect(asked).toEqual([1, 0]);
});

it('says when a puzzle cannot be solved at all', async () => {
  const { hints } = hintsWith(() => ({ possible: false }));
  await hints.ask('possible', ['build R 1,1']);
  expect(hints.now).toEqual({ kind: 'hopeless' });
  expect(await hints.solution()).toBeNull();
  expect(hints.now).toEqual({ kind: 'hopeless' });
});

it('goes back to the start where it cannot tell more', async () => {
  const { hints } = hintsWith((done) => ({ possible: done > 1 ? false : null }));
  await hints.ask('possible', ['build R 1,1', 'stay', 'skip']);
  expect(hints.now).toEqual({ kind: 'impossible', back: 3 });
});

it('thinks for longer when it is asked again, and counts no answer that is none', async () => {
  const { hints, lines } = hintsWith(() => ({ possible: null }));
  await hints.ask('possible', []);
  expect(hints.now).toEqual({ kind: 'unknown' });
  await hints.ask('possible', []);
  const millis = lines.map(({ asked }) => Number(asked.find(({ cmd }) => cmd === 'reach')?.millis));
  expect(millis[1]).toBe(2 * (millis[0] ?? 0));
  expect(hints.given).toBe(0);
});

it('is given up at once, and then says nothing', async () => {
  const { hints, lines } = hintsWith(() => new Promise(() => {}));
  const asked = hints.ask('possible', []);
  await vi.waitFor(() => expect(hints.now).toMatchObject({ kind: 'thinking', back: 0 }));
  hints.forget();
  await asked;
  expect(hints).toMatchObject({ now: null, given: 0 });
  expect(lines.every(({ isClosed }) => isClosed())).toBe(true);
});

it('tells how far it is', async () => {
  const parts: number[] = [];
  let hints: Hints | undefined;
  const open = () => ({
    async request(text: string, onProgress: (part: number) => void = () => {}) {
      if (!text.includes('reach')) return '{"ok":true}';
      for (const part of [0.25, 0.5]) {
        onProgress(part);
        if (hints?.now?.kind === 'thinking') parts.push(hints.now.part);
      }
      return JSON.stringify({ ok: true, possible: true, solution: WAY });
    },
    close() {},
  });
  hints = new Hints(new Thinker('a code', [], open), foresee);
  await hints.ask('possible', []);
  expect(parts).toEqual([0.25, 0.5]);
});

it('says when the engine fails', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { hints } = hintsWith(() => Promise.reject(new Error('broken')));
  await hints.ask('possible', []);
  expect(hints.now).toEqual({ kind: 'failed' });
  silent.mockRestore();
});
