import { loadEngine } from '@picknmix/engine';
import { expect, it } from 'vitest';
import type { Options } from '../../../net/protocol';
import { fitting, STORIES, sizeOf, sizesFor } from './choices';

it('offers the maps that are large enough', () => {
  expect(sizesFor('corridor', 2)).toEqual(['1x6', '2x6', '3x6']);
  expect(sizesFor('corridor', 4)).toEqual(['2x6', '3x6']);
  expect(sizesFor('gallery', 5)).toEqual(['5x5']);
});

it('takes the smallest map if none is chosen', () => {
  expect(sizeOf({}, 3)).toBe('2x6');
  expect(sizeOf({ story: 'gallery' }, 2)).toBe('3x3');
  expect(sizeOf({ story: 'gallery', size: '5x5' }, 2)).toBe('5x5');
});

it('forgets what no longer goes together', () => {
  const corridor = { size: '1x6', boss: 'onna', roles: true };
  expect(fitting(corridor, 2)).toEqual(corridor);
  expect(fitting(corridor, 3)).toEqual({ boss: 'onna', roles: true });
  expect(fitting({ ...corridor, story: 'gallery' }, 2)).toEqual({ story: 'gallery', roles: true });
  expect(fitting({ story: 'corridor', thin: 'fewest' }, 2)).toEqual({ story: 'corridor' });
});

it('offers nothing that the engine would refuse', async () => {
  const engine = await loadEngine('js');
  const game = 'candy-ghosts';
  const refused: object[] = [];
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const story of STORIES) {
      for (const size of sizesFor(story, seats)) {
        const options: Options = { story, size };
        const reply = JSON.parse(
          engine.request(JSON.stringify({ cmd: 'new', game, seats, options })),
        );
        if (!reply.ok) refused.push({ seats, options });
      }
    }
  }
  expect(refused).toEqual([]);
}, 60_000);
