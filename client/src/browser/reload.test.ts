import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenNoStore, givenStore } from './given';
import { reloadIfOutdated, reloadIfReachable } from './reload';

const reload = vi.fn();
let served: string | null;

beforeEach(() => {
  reload.mockClear();
  givenStore('localStorage');
  givenStore('sessionStorage');
  served = 'new';
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => 'old' }) });
  vi.stubGlobal('fetch', async () => {
    if (served === null) throw new TypeError('no network');
    return new Response(`${served}\n`);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads a newer page once, not in a circle', async () => {
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays where loading anew would not help, or leave nothing at all', async () => {
  served = 'old';
  await reloadIfOutdated();
  served = null;
  await reloadIfOutdated();
  await reloadIfReachable();
  expect(reload).not.toHaveBeenCalled();
});

it('stays where it could not be known that it was tried before', async () => {
  givenNoStore('localStorage');
  givenNoStore('sessionStorage');
  await reloadIfOutdated();
  expect(reload).not.toHaveBeenCalled();
});

it('loads anew at a person’s wish, if there is a server', async () => {
  served = 'old';
  await reloadIfReachable();
  expect(reload).toHaveBeenCalledTimes(1);
});
