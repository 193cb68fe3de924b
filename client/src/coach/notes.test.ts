import { expect, it } from 'vitest';
import { blank, knows, withAdvised, withDone } from './notes';

it('knows what was done twice, each kind by itself', () => {
  const once = withDone(blank, 'reveal');
  const twice = withDone(once, 'reveal');
  expect(knows(once, 'reveal')).toBe(false);
  expect(knows(twice, 'reveal')).toBe(true);
  expect(knows(twice, 'call')).toBe(false);
});

it('does not advise for ever what nobody wants to do', () => {
  let notes = blank;
  for (let i = 0; i < 5; i++) notes = withAdvised(notes, 'call');
  expect(knows(notes, 'call')).toBe(false);
  expect(knows(withAdvised(notes, 'call'), 'call')).toBe(true);
});
