import { beforeEach, expect, it, vi } from 'vitest';
import { gameFinished, gameStarted, isFirstGame } from './first-game';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('is the first game until one was finished, for each game by itself', () => {
  expect(isFirstGame('cukierki')).toBe(true);
  gameStarted('cukierki');
  expect(isFirstGame('cukierki')).toBe(true);
  gameFinished('cukierki');
  expect(isFirstGame('cukierki')).toBe(false);
  expect(isFirstGame('candy-match')).toBe(true);
});

it('is no longer the first game for those who began often enough', () => {
  for (let i = 0; i < 3; i++) gameStarted('cukierki');
  expect(isFirstGame('cukierki')).toBe(false);
});

it('is the first game again where nothing can be remembered, once the page was left', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  gameFinished('cukierki');
  expect(isFirstGame('cukierki')).toBe(false);
  vi.resetModules();
  const anew = await import('./first-game');
  expect(anew.isFirstGame('cukierki')).toBe(true);
});
