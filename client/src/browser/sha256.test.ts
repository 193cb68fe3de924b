import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it.each(['', 'abc', 'picknmix daily 2026-11-17', 'ż'.repeat(27), 'x'.repeat(55), 'x'.repeat(200)])(
  'is what everybody else has for %j',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);
