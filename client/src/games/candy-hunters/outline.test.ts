import { expect, it } from 'vitest';
import { outline } from './outline';

it('draws a border around cells that touch, not between them', () => {
  const path = outline(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    10,
  );
  expect(path.match(/M/g)).toHaveLength(6);
  expect(path).not.toContain('M10 0L10 10');
});
