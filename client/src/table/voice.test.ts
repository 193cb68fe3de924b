import { beforeEach, expect, it, vi } from 'vitest';
import { Voice } from './voice.svelte';

let voice: Voice;

beforeEach(() => {
  vi.useFakeTimers();
  voice = new Voice();
});

it('says at once what is said into silence', () => {
  voice.say('Momo places a tile.', null, '', 'Your turn!');
  expect(voice.said).toBe('Momo places a tile. Your turn!');
});

it('overwrites nothing before it can be read, and forgets nothing', () => {
  voice.say('Momo places a tile.');
  voice.say('Pim places a tile.');
  voice.say('Your turn!');
  vi.advanceTimersByTime(1_000);
  expect(voice.said).toBe('Momo places a tile.');
  vi.advanceTimersByTime(500);
  expect(voice.said).toBe('Pim places a tile. Your turn!');
  vi.advanceTimersByTime(10_000);
  voice.say('Momo wins!');
  expect(voice.said).toBe('Momo wins!');
});

it('says the same again so that it is heard again', () => {
  voice.say('Tick.');
  vi.advanceTimersByTime(1_000);
  voice.say('Tick.');
  expect(voice.said).toBe('Tick.\u00a0');
});

it('leaves what was said when there is nothing to say', () => {
  voice.say('Tick.');
  voice.say('', null);
  vi.advanceTimersByTime(1_000);
  expect(voice.said).toBe('Tick.');
});
