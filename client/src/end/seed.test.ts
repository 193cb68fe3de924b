import { expect, it } from 'vitest';
import { checkSeed, seedOf } from './seed';

const seed = `${'00'.repeat(31)}ff`;
const commitment = '60f9ca40b771fc97dd45423e98463ab5d5e515ce9b4fdfac5d90be969a8ab030';

it('finds the seed in the last line of a published transcript', () => {
  expect(seedOf(`{"game":"candy-match"}\n{"seat":0,"action":"reveal"}\n{"seed":"${seed}"}\n`)).toBe(
    seed,
  );
  expect(seedOf('{"game":"candy-match"}\n')).toBeNull();
});

it('checks it against what was promised', async () => {
  expect(await checkSeed(seed, commitment)).toBe(true);
  expect(await checkSeed(`${'00'.repeat(32)}`, commitment)).toBe(false);
});
