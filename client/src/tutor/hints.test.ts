import { expect, it } from 'vitest';
import { updateOf } from '../match/given';
import type { EngineLine } from '../solo/engine';
import { hasHints } from './has-hints';
import { Hints } from './hints.svelte';
import { adviserHere } from './on-device';

/** An engine that knows one answer, and what it was asked. */
function engine(answer: object) {
  const asked: { cmd: string }[] = [];
  let closed = 0;
  const open = (): EngineLine => ({
    async request(text) {
      const request = JSON.parse(text);
      asked.push(request);
      const reply =
        request.cmd === 'hint' ? answer : { previews: [{ events: [{ type: 'built' }] }] };
      return JSON.stringify({ ok: true, ...reply });
    },
    close: () => closed++,
  });
  return { asked, open, closed: () => closed };
}

const match = (actions = ['a', 'b']) => ({
  seat: 1,
  update: updateOf(7, { actions }),
  consult: async () => ({ lines: [{ game: 'cukierki' }] }),
});
const advice = { where: ['1,2'], action: 'a', reasons: [{ type: 'wins' }], sure: 0.9 };

it('tells where, then what, then why, and counts once', async () => {
  let given = 0;
  const { asked, open, closed } = engine(advice);
  const hints = new Hints(
    () => match(),
    adviserHere(match(), open),
    () => given++,
  );
  const steps: unknown[] = [];
  for (let i = 0; i < 4; i++) {
    await hints.ask();
    steps.push(hints.now?.kind === 'given' && hints.now.step);
  }
  expect(steps).toEqual(['where', 'what', 'why', 'why']);
  expect(given).toBe(1);
  expect(asked.map(({ cmd }) => cmd)).toEqual(['replay', 'hint', 'preview']);
  expect(asked[1]).toMatchObject({ seat: 1 });
  expect(closed()).toBe(1);
});

it('forgets it when something happens, and then begins anew', async () => {
  let given = 0;
  const hints = new Hints(
    () => match(),
    adviserHere(match(), engine(advice).open),
    () => given++,
  );
  await hints.ask();
  hints.heed(7);
  expect(hints.now).not.toBeNull();
  hints.heed(8);
  expect(hints.now).toBeNull();
  await hints.ask();
  expect(hints.now).toMatchObject({ step: 'where' });
  expect(given).toBe(2);
});

it('is silent while there is nothing to decide', async () => {
  const { asked, open } = engine(advice);
  const hints = new Hints(
    () => match([]),
    adviserHere(match([]), open),
    () => {},
  );
  expect(hints.isPossible).toBe(false);
  await hints.ask();
  expect(asked).toEqual([]);
});

it('says that there is nothing to choose, and does not count it', async () => {
  let given = 0;
  const hints = new Hints(
    () => match(),
    adviserHere(match(), engine({ action: null }).open),
    () => given++,
  );
  await hints.ask();
  expect(hints.now).toEqual({ kind: 'none' });
  expect(given).toBe(0);
});

it('can be stopped while it thinks', async () => {
  const never: EngineLine = { request: () => new Promise(() => {}), close() {} };
  const hints = new Hints(
    () => match(),
    adviserHere(match(), () => never),
    () => {},
  );
  const asking = hints.ask();
  expect(hints.now).toEqual({ kind: 'thinking' });
  hints.forget();
  await asking;
  expect(hints.now).toBeNull();
});

it('goes when the table of the question is no more, and says when it failed', async () => {
  const answers = [
    async () => ({ outcome: 'too-late' as const, advice: null }),
    async () => {
      throw new Error('one hint after the other');
    },
  ];
  const hints = new Hints(
    () => match(),
    (update) => {
      expect(update.seq).toBe(7);
      return (answers.shift() ?? (() => Promise.reject()))();
    },
  );
  await hints.ask();
  expect(hints.now).toBeNull();
  const { error } = console;
  console.error = () => {};
  await hints.ask();
  console.error = error;
  expect(hints.now).toEqual({ kind: 'failed' });
});

it('is for games in which there is time to think', () => {
  expect(hasHints({ pace: {} })).toBe(true);
  expect(hasHints({ pace: { reveal: 5_000 } })).toBe(false);
});
