import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOutdated, ownBuild, update } from './build';
import { givenStore } from './given';

const reload = vi.fn();

function givenPage(build: string | null) {
  const found = build === null ? null : { getAttribute: () => build };
  vi.stubGlobal('document', { querySelector: () => found });
}

beforeEach(() => {
  givenStore('localStorage');
  givenStore('sessionStorage');
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an old tab notices a newer server', () => {
  givenPage('old');
  expect(isOutdated('new')).toBe(true);
  expect(isOutdated('old')).toBe(false);
});

it('nobody is nagged by a page that was not built, or a server that has none', () => {
  for (const build of ['unbuilt', '', null]) {
    givenPage(build);
    expect(ownBuild()).toBeNull();
    expect(isOutdated('new')).toBe(false);
  }
  givenPage('old');
  expect(isOutdated(null)).toBe(false);
});

it('asks once for each build: a page that comes out of some cache again would never stop', () => {
  givenPage('old');
  update('new');
  expect(reload).toHaveBeenCalledOnce();
  expect(isOutdated('new')).toBe(false);
  expect(isOutdated('newer')).toBe(true);
});
