import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { named } from './build-id.ts';

const page = readFileSync(fileURLToPath(new URL('../index.html', import.meta.url)), 'utf8');

it('the page has a place for the name of its build', () => {
  expect(named(page, 'abc')).toContain('<meta name="build" content="abc" />');
});

it('a page without one is a mistake', () => {
  expect(() => named('<html></html>', 'abc')).toThrow();
});
