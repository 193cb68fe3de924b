import { expect, it } from 'vitest';
import { adaptiveOf, keepAdaptive, mood, sane } from './adaptive.svelte';

it('begins easy, and says so', () => {
  expect(adaptiveOf('cukierki')).toEqual({ skill: 30, games: 0, change: 0 });
  expect(mood(adaptiveOf('cukierki'))).toBe('adaptive.new');
});

it('keeps what was learnt, for each game', () => {
  keepAdaptive('candy-match', { skill: 42, games: 1, change: 12 });
  expect(adaptiveOf('candy-match')).toEqual({ skill: 42, games: 1, change: 12 });
  expect(adaptiveOf('cukierki').games).toBe(0);
});

it('tells what it is doing now', () => {
  expect(mood({ skill: 42, games: 1, change: 12 })).toBe('adaptive.stronger');
  expect(mood({ skill: 24, games: 7, change: -6 })).toBe('adaptive.weaker');
  expect(mood({ skill: 0, games: 8, change: 0 })).toBe('adaptive.same');
});

it('forgets what makes no sense', () => {
  expect(sane({ skill: 300, games: 2 }).skill).toBe(30);
  expect(sane({ skill: 55, games: 2 })).toEqual({ skill: 55, games: 2, change: 0 });
});
