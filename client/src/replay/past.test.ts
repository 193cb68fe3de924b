import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenStore } from '../browser/given';
import { writeTranscript } from './transcript';

const TEXT = writeTranscript([
  { game: 'candy-match', rulesVersion: 1, seats: 2, options: {} },
  { seat: 0, action: 'reveal' },
  { seed: 'ab' },
]);

/** What a page that is loaded anew finds. */
async function finding() {
  vi.resetModules();
  const { Finding } = await import('./past.svelte');
  return new Finding();
}

beforeEach(() => {
  givenStore('localStorage');
  givenStore('sessionStorage');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('still has the file that was opened when the page is loaded anew, in this tab', async () => {
  (await finding()).read(TEXT);
  const anew = await finding();
  await anew.fetch('file', null);
  expect(anew.problem).toBe('');
  expect(anew.past?.transcript.game).toBe('candy-match');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('does not call a file bad that nobody has opened', async () => {
  const other = await finding();
  await other.fetch('file', null);
  expect(other.past).toBeNull();
  expect(other.problem).toBe('games.gone');
});
