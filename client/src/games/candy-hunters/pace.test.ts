import { expect, it, vi } from 'vitest';
import type { TimedUpdate } from '../../match/match';
import { paceOf } from './pace';

vi.mock('../../browser/settings.svelte', () => ({ settings: {} }));

it('gives others time to be followed, and takes none of the own', () => {
  const update = { events: [{ type: 'built', seat: 1, colour: 'R', at: '0,0' }] };
  expect(paceOf(update as unknown as TimedUpdate, 0)).toBeGreaterThan(1_000);
  expect(paceOf(update as unknown as TimedUpdate, 1)).toBe(0);
  const left = { events: [{ type: 'stayed', seat: 1 }] };
  expect(paceOf(left as unknown as TimedUpdate, 0)).toBe(0);
});
