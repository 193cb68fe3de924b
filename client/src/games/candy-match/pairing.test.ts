import { expect, it } from 'vitest';
import { pairUp } from './pairing';

it('equal candies pair off, and what has no partner is left over', () => {
  expect(pairUp(['BC1', 'BG1', 'CG1'])).toEqual({ pairs: ['B', 'C', 'G'], left: [] });
  expect(pairUp(['BC1', 'BG1', 'CGT1'])).toEqual({ pairs: ['B', 'C', 'G'], left: ['T'] });
  expect(pairUp(['L1', 'L2', 'LM1'])).toEqual({ pairs: ['L'], left: ['L', 'M'] });
  expect(pairUp([])).toEqual({ pairs: [], left: [] });
});
