import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenStore } from '../browser/given';
import type { Player } from '../net/protocol';

type Tab = typeof import('./player.svelte');

const ola: Player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };
const ala: Player = { name: 'Ala', color: '#7b1fa2', avatar: 'ghost' };

let tab: Tab;
let page: EventTarget;
/** what the server knows of us; null while it cannot be reached */
let server: Player | null;
let status: number;

async function load() {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  tab = await import('./player.svelte');
}

beforeEach(async () => {
  givenStore('localStorage');
  givenStore('sessionStorage');
  server = ola;
  status = 200;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (server === null) throw new TypeError('no network');
    if (status !== 200) return new Response('{}', { status });
    if (init.method === 'PUT') server = JSON.parse(String(init.body));
    return new Response(JSON.stringify(server));
  });
  await load();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is whom the server knows', async () => {
  await tab.meetServer();
  expect(tab.player()).toEqual(ola);
});

it('is asked for again on the next page if there was no server', async () => {
  server = null;
  await tab.meetServer();
  server = ola;
  await tab.meetServer();
  expect(tab.player()).toEqual(ola);
});

it('what was changed without a network is kept, and told when there is one again', async () => {
  await tab.meetServer();
  server = null;
  await tab.savePlayer(ala);
  expect(tab.player()).toEqual(ala);
  server = ola;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(server).toEqual(ala));
  expect(tab.player()).toEqual(ala);
});

it('is told by the next page too, and not overwritten by what the server still thinks', async () => {
  server = null;
  await tab.savePlayer(ala);
  server = ola;
  await load();
  await tab.meetServer();
  expect(server).toEqual(ala);
  expect(tab.player()).toEqual(ala);
});

it('a server that has other troubles is told later as well', async () => {
  status = 503;
  await tab.savePlayer(ala);
  status = 200;
  await load();
  await tab.meetServer();
  expect(server).toEqual(ala);
});

it('who has chosen a picture but no name gets one', async () => {
  server = null;
  await tab.savePlayer({ ...ala, name: '' });
  server = ola;
  await load();
  await tab.meetServer();
  expect(tab.player()).toEqual({ ...ala, name: 'Ola' });
});

it('what the server does not want is not told again and again', async () => {
  status = 400;
  await expect(tab.savePlayer(ala)).rejects.toThrow();
  status = 200;
  await load();
  await tab.meetServer();
  expect(server).toEqual(ola);
  expect(tab.player()).toEqual(ola);
});

it('is the same in all tabs', async () => {
  await tab.meetServer();
  localStorage.setItem('me', JSON.stringify(ala));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'me' }));
  expect(tab.player()).toEqual(ala);
});
