import { beforeEach, expect, it, vi } from 'vitest';
import { givenStore } from '../browser/given';
import { isNamed, named } from './naming';
import { savePlayer } from './player.svelte';

const as = (name: string) => savePlayer({ name, color: '#c2185b', avatar: 'frog' }).catch(() => {});

beforeEach(() => {
  givenStore('localStorage');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
});

it('asks those for their name who are an animal still, and once', async () => {
  expect(await isNamed()).toBe(false);
  await as('Frog');
  expect(await isNamed()).toBe(false);
  await as('Ola');
  expect(await isNamed()).toBe(true);
  await as('Frog');
  named();
  expect(await isNamed(), 'they would rather be one').toBe(true);
});

it('knows an animal in every language that the page had when they came', async () => {
  for (const animal of ['Żaba', 'Жаба', 'Frog']) {
    await as(animal);
    expect(await isNamed()).toBe(false);
  }
});
