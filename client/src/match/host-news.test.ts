import { expect, it } from 'vitest';
import type { TableInfo } from '../net/protocol';
import { HostNews } from './host-news.svelte';

/** What is new at a table with such hosts, one after the other. */
function newsOf(...known: readonly [host: number | null, seat: number | null][]): boolean[] {
  let now: { table: TableInfo; seat: number | null };
  const news = new HostNews(() => now);
  return known.map(([host, seat]) => {
    now = { table: { host } as TableInfo, seat };
    news.hear();
    return news.isNew;
  });
}

it('tells whoever becomes the host, until another one is', () => {
  expect(newsOf([0, 1], [1, 1], [1, 1], [0, 1], [1, 1])).toEqual([false, true, true, false, true]);
});

it('has no news for who was the host all the time, comes as the host, or watches', () => {
  expect(newsOf([0, null], [0, 0], [0, 0])).toEqual([false, false, false]);
  expect(newsOf([0, null], [1, null])).toEqual([false, false]);
});
