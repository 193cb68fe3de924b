import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';

afterEach(() => vi.unstubAllGlobals());

it('knows all of a table, also of a server of before that tells less of it', async () => {
  const old = { id: 'abc', hints: true };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(old)));
  expect(await api.table('abc')).toMatchObject({
    ...old,
    spectators: { named: [], count: 0 },
    sentAway: [],
  });
});
