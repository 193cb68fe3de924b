import { expect, it, vi } from 'vitest';
import { backLetsGo } from './lets-go.svelte';

const hints = { now: null as object | null };
let canLetGo = () => false;
let back = () => {};
vi.mock('../tutor/hints.svelte', () => ({ hintsAround: () => () => hints }));
vi.mock('../browser/on-top.svelte', () => ({
  onTopWhile: (isOpen: () => boolean, close: () => void) => {
    canLetGo = isOpen;
    back = close;
  },
}));

it('lets go of what is chosen with one press, but not in place of a hint, nor after the game', () => {
  const table = {
    plays: true,
    hasChosen: false,
    match: { update: { result: null as object | null } },
    letGo: vi.fn(),
  };
  backLetsGo(() => table);
  expect(canLetGo()).toBe(false);
  table.hasChosen = true;
  expect(canLetGo()).toBe(true);
  hints.now = {};
  expect(canLetGo()).toBe(false);
  hints.now = null;
  table.match.update.result = {};
  expect(canLetGo()).toBe(false);
  table.match.update.result = null;
  table.plays = false;
  expect(canLetGo()).toBe(false);
  back();
  expect(table.letGo).toHaveBeenCalledOnce();
});
