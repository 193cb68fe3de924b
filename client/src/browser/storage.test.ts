import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenFullStore, givenNoStore, givenStore } from './given';

const stores = ['localStorage', 'sessionStorage'] as const;
let storage: typeof import('./storage');

/** The page is loaded anew: what it had in its own memory is gone. */
async function reload() {
  vi.resetModules();
  storage = await import('./storage');
}

beforeEach(async () => {
  stores.forEach(givenStore);
  await reload();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('remembers until it forgets', async () => {
  storage.remember('seat:a', { seat: 1 });
  await reload();
  expect(storage.recall('seat:a', null)).toEqual({ seat: 1 });
  expect(storage.keysWith('seat:')).toEqual(['seat:a']);
  storage.forget('seat:a');
  expect(storage.recall('seat:a', null)).toBeNull();
});

it('keeps for the session what no longer fits', async () => {
  const full = givenFullStore('localStorage');
  full['seat:a'] = '{"seat":0}';
  storage.remember('seat:a', { seat: 1 });
  await reload();
  expect(storage.recall('seat:a', null)).toEqual({ seat: 1 });
  expect(storage.isKept('seat:a')).toBe(true);
  expect(storage.keysWith('seat:')).toEqual(['seat:a']);
});

it('breaks nothing where everything is forbidden, and knows what it was told', () => {
  stores.forEach(givenNoStore);
  expect(storage.recall('settings', 'usual')).toBe('usual');
  expect(storage.keysWith('seat:')).toEqual([]);
  storage.remember('seat:a', { seat: 1 });
  expect(storage.recall('seat:a', null)).toEqual({ seat: 1 });
  expect(storage.isKept('seat:a')).toBe(false);
  expect(storage.keysWith('seat:')).toEqual(['seat:a']);
  storage.forget('seat:a');
  expect(storage.recall('seat:a', null)).toBeNull();
});

it('takes nonsense for nothing', () => {
  localStorage.setItem('settings', '{broken');
  expect(storage.recall('settings', 'usual')).toBe('usual');
});

it('hears what other tabs change, which is newer than what the session keeps', () => {
  givenFullStore('localStorage').settings = '"theirs"';
  storage.remember('settings', 'ours');
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const heard = vi.fn();
  storage.onRemembered('settings', heard);
  for (const key of ['settings', 'me', null]) {
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  expect(heard).toHaveBeenCalledTimes(2);
  expect(storage.recall('settings', null)).toBe('theirs');
});
