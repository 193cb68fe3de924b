import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../i18n/i18n.svelte';
import { isNamed, named } from './naming';
import { savePlayer } from './player.svelte';

const as = (name: string) => savePlayer({ name, color: '#c2185b', avatar: 'frog' }).catch(() => {});

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await loadMessages('i18n');
});

it('asks those for their name who are an animal still, and once', async () => {
  expect(isNamed()).toBe(false);
  await as('Frog');
  expect(isNamed()).toBe(false);
  await as('Ola');
  expect(isNamed()).toBe(true);
  await as('Frog');
  named();
  expect(isNamed(), 'they would rather be one').toBe(true);
});
