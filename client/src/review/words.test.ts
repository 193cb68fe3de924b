import { expect, it } from 'vitest';
import type { Figures } from './judgement';
import { luckOf } from './words';

const lucky = (luck: number, luckError = 0) => luckOf({ luck, luckError } as Figures);

it('speaks of luck only where it is more than chance would have it', () => {
  expect(lucky(3)).toBe('good');
  expect(lucky(-3)).toBe('bad');
  expect(lucky(0.5)).toBe('usual');
  expect(lucky(3, 4)).toBe('usual');
  expect(lucky(-5, 4)).toBe('bad');
});
