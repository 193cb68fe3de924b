import { expect, it } from 'vitest';
import { demand } from '../solo/engine';
import { lineOf } from './given';
import { isGivenUp } from './given-up';
import { work } from './work';

const solve = (line: Parameters<typeof demand>[0]) => demand(line, { cmd: 'solve' });

it('opens an engine for the work, and closes it', async () => {
  const { line, isClosed } = lineOf(() => ({ score: 7 }));
  expect(await work(solve, new AbortController().signal, () => line)).toMatchObject({ score: 7 });
  expect(isClosed()).toBe(true);
});

it('can be given up at any moment', async () => {
  const { line, isClosed } = lineOf(() => new Promise(() => {}));
  const control = new AbortController();
  const working = work(solve, control.signal, () => line).catch((error) => error);
  control.abort();
  expect(isGivenUp(await working)).toBe(true);
  expect(isClosed()).toBe(true);
});

it('a failure is a failure, and the engine is closed all the same', async () => {
  const { line, isClosed } = lineOf(() => Promise.reject(new Error('broken')));
  const error = await work(solve, new AbortController().signal, () => line).catch((e) => e);
  expect(error).toMatchObject({ message: 'broken' });
  expect(isGivenUp(error)).toBe(false);
  expect(isClosed()).toBe(true);
});
