import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenNoStore, givenStore } from './given';

type Tab = typeof import('./settings.svelte');

/** A tab of its own, with what the browser remembers of all. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('./settings.svelte');
}

const remembered = () => JSON.parse(localStorage.getItem('settings') ?? '{}');

beforeEach(() => {
  givenStore('localStorage');
  givenStore('sessionStorage');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what another tab chooses counts here', async () => {
  const [here, there] = [await openTab(), await openTab()];
  there.settings.theme = 'dark';
  there.keepChoices();
  here.hearChoices();
  expect(here.settings.theme).toBe('dark');
});

it('a tab writes only what was chosen in it', async () => {
  const [here, there] = [await openTab(), await openTab()];
  there.settings.theme = 'dark';
  there.keepChoices();
  here.settings.sound = false;
  here.keepChoices(); // it has not heard of the other yet
  expect(remembered()).toMatchObject({ theme: 'dark', sound: false });
  expect(here.settings.theme).toBe('dark');
});

it('a tab in which nothing was chosen writes nothing, and keeps what a newer version has', async () => {
  localStorage.setItem('settings', '{"theme":"light","tomorrow":7}');
  const here = await openTab();
  here.keepChoices();
  expect(remembered()).toEqual({ theme: 'light', tomorrow: 7 });
  here.settings.sound = false;
  here.keepChoices();
  expect(remembered()).toMatchObject({ theme: 'light', tomorrow: 7, sound: false });
});

it('an own choice that is not written yet is not lost by what another tab chooses', async () => {
  const [here, there] = [await openTab(), await openTab()];
  here.settings.sound = false;
  there.settings.theme = 'dark';
  there.keepChoices();
  here.hearChoices();
  here.keepChoices();
  expect(remembered()).toMatchObject({ theme: 'dark', sound: false });
});

it('what was forgotten is as usual again', async () => {
  const [here, there] = [await openTab(), await openTab()];
  there.settings.theme = 'dark';
  there.keepChoices();
  here.hearChoices();
  localStorage.removeItem('settings');
  here.hearChoices();
  expect(here.settings.theme).toBe('auto');
});

it('can be chosen where nothing can be remembered', async () => {
  givenNoStore('localStorage');
  givenNoStore('sessionStorage');
  const here = await openTab();
  here.settings.theme = 'dark';
  here.keepChoices();
  expect(here.settings.theme).toBe('dark');
});
