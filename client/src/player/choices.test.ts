import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { avatars, colors } from './player.svelte';

const java = '../../../server/src/main/java/picknmix/server/table/Player.java';
const source = readFileSync(fileURLToPath(new URL(java, import.meta.url)), 'utf8');
const listOf = (name: string) => {
  const [, list = ''] = new RegExp(`${name} =\\s*List.of\\(([^)]*)\\)`).exec(source) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word);
};

it('offers the pictures and colours that the server gives to newcomers', () => {
  expect(listOf('AVATARS')).toEqual([...avatars]);
  expect(listOf('COLORS')).toEqual([...colors]);
});
