import { expect, it } from 'vitest';
import { isSecret } from './secrets';

it('is one where one sees what the other does not', () => {
  expect(isSecret({ hands: [[3, 4], 2] }, { hands: [2, [5, 6]] })).toBe(true);
  expect(isSecret({ role: 'coward' }, { role: '?' })).toBe(true);
  expect(isSecret({ role: 'coward' }, {})).toBe(true);
});

it('is none where all see the same, or there is nothing to hide', () => {
  const open = { table: [{ x: 1 }], over: null };
  expect(isSecret(open, structuredClone(open))).toBe(false);
  expect(isSecret({ hands: [[], 0] }, { hands: [0, []] })).toBe(false);
});
