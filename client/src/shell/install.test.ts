import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isByHand } from './install.svelte';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile';
const device = (userAgent: string, maxTouchPoints: number) =>
  ({ userAgent, maxTouchPoints }) as Navigator;

let page: EventTarget;
let isApp = false;

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  isApp = false;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
  vi.stubGlobal('navigator', device(ANDROID, 5));
});
afterEach(() => vi.unstubAllGlobals());

const offer = () => Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn() });

it('offers what the browser offers, once, and nothing when it is done', async () => {
  const { awaitInstallOffer, install, installing } = await import('./install.svelte');
  awaitInstallOffer();
  expect(installing()).toBeNull();
  const first = offer();
  page.dispatchEvent(first);
  expect(installing()).toBe('offered');
  await install();
  expect(first.prompt).toHaveBeenCalledOnce();
  expect(installing()).toBeNull();
  page.dispatchEvent(offer());
  expect(installing()).toBe('offered');
  page.dispatchEvent(new Event('appinstalled'));
  page.dispatchEvent(offer());
  expect(installing()).toBeNull();
});

it('is not offered in the app itself', async () => {
  isApp = true;
  const { awaitInstallOffer, installing } = await import('./install.svelte');
  awaitInstallOffer();
  page.dispatchEvent(offer());
  expect(installing()).toBeNull();
});

it('tells the way on iPhones and iPads, which look like a Mac that can be touched', () => {
  expect(isByHand(device(IPHONE, 5))).toBe(true);
  expect(isByHand(device(MAC, 5))).toBe(true);
  expect(isByHand(device(MAC, 0))).toBe(false);
  expect(isByHand(device(ANDROID, 5))).toBe(false);
});
