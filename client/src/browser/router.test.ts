import { beforeAll, expect, it, vi } from 'vitest';
import type { Route } from './router.svelte';

let parse: (path: string, query?: string) => Route;

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' });
  ({ parse } = await import('./router.svelte'));
});

it.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new', game: null }],
  ['/t/Ab3', { page: 'table', id: 'Ab3' }],
  ['/solo/candy-match', { page: 'solo', game: 'candy-match', saved: null }],
  ['/replay', { page: 'replay', id: null, saved: null, step: 0 }],
  ['/review', { page: 'review', id: null, saved: null }],
  ['/review/Ab3', { page: 'review', id: 'Ab3', saved: null }],
  ['/what-if', { page: 'what-if', id: null, step: 0, seat: null }],
  ['/what-if/Ab3', { page: 'what-if', id: 'Ab3', step: 0, seat: null }],
  ['/how/cukierki', { page: 'how', game: 'cukierki' }],
  ['/learn/candy-hunters', { page: 'learn', game: 'candy-hunters', lesson: '' }],
  ['/puzzles', { page: 'puzzles' }],
  ['/puzzle/12', { page: 'puzzle', name: '12', shared: null }],
  ['/puzzle/daily-2026-11-17', { page: 'puzzle', name: 'daily-2026-11-17', shared: null }],
  [
    '/puzzle/2r7_P05P12_BkRg..B-Y..YRk',
    { page: 'puzzle', name: '2r7_P05P12_BkRg..B-Y..YRk', shared: null },
  ],
  ['/puzzles/make', { page: 'make', code: null }],
  ['/puzzles/make/2r7_P05_Rg..B', { page: 'make', code: '2r7_P05_Rg..B' }],
  ['/puzzles/make/a/b', { page: 'unknown' }],
  ['/settings', { page: 'settings' }],
  ['/games', { page: 'games' }],
  ['/t/', { page: 'unknown' }],
  ['/t/a/b', { page: 'unknown' }],
  ['/t/..%2f', { page: 'unknown' }],
  ['/api/tables', { page: 'unknown' }],
])('%s', (path, route) => {
  expect(parse(path)).toEqual(route);
});

it('takes the moment of a match from the query', () => {
  const route = { page: 'what-if', id: 'Ab3', step: 12, seat: 0 };
  expect(parse('/what-if/Ab3', '?n=12&s=0')).toEqual(route);
});

it('takes the wanted game of a new table from the query', () => {
  expect(parse('/new', '?game=cukierki')).toEqual({ page: 'new', game: 'cukierki' });
});

it('takes the shared solution of a puzzle from the query', () => {
  const shared = 'build_R_2,-1~stay';
  expect(parse('/puzzle/7', `?s=${shared}`)).toEqual({ page: 'puzzle', name: '7', shared });
});

it('takes the game that is kept here from the query', () => {
  expect(parse('/solo/cukierki', '?g=ab12')).toEqual({
    page: 'solo',
    game: 'cukierki',
    saved: 'ab12',
  });
  expect(parse('/replay/solo', '?g=ab12')).toEqual({
    page: 'replay',
    id: 'solo',
    saved: 'ab12',
    step: 0,
  });
});

it.each([true, false])(
  'lets a link take the place of the page where it was: %s',
  async (replaces) => {
    const written = { state: null, pushState: vi.fn(), replaceState: vi.fn() };
    let click: (event: object) => void = () => {};
    vi.stubGlobal('history', written);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', {
      addEventListener: (_: string, heard: typeof click) => (click = heard),
    });
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('location', { pathname: '/learn/cukierki', search: '', hash: '', origin: 'x' });
    const { startRouter } = await import('./router.svelte');
    startRouter();
    written.replaceState.mockClear();
    const link = { pathname: '/solo/cukierki', search: '', hash: '', origin: 'x', target: '' };
    const has = (name: string) => replaces && name === 'data-replace';
    const closest = () => ({ ...link, hasAttribute: has });
    click({ target: { closest }, button: 0, preventDefault: () => {} });
    expect(written.replaceState).toHaveBeenCalledTimes(replaces ? 1 : 0);
    expect(written.pushState).toHaveBeenCalledTimes(replaces ? 0 : 1);
  },
);
