import { describe, expect, it } from 'vitest';
import { isForTable, KeyHints, numberOf } from './keys.svelte';

/** A key, pressed on something that is within these. */
const press = (code: string, within: readonly string[] = [], changed: object = {}) =>
  ({
    code,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    target: {
      closest: (selector: string) =>
        within.some((one) => selector.split(', ').includes(one)) ? {} : null,
    },
    ...changed,
  }) as unknown as KeyboardEvent;

it('knows numbers wherever they are on the keyboard', () => {
  expect(['Digit1', 'Numpad9', 'Digit0', 'KeyA', 'F1'].map(numberOf)).toEqual([
    1,
    9,
    null,
    null,
    null,
  ]);
});

describe('a key is for the table', () => {
  it("unless it is the browser's, or somebody writes", () => {
    expect(isForTable(press('KeyR'))).toBe(true);
    expect(isForTable(press('KeyR', [], { ctrlKey: true }))).toBe(false);
    expect(isForTable(press('KeyR', ['input']))).toBe(false);
    expect(isForTable(press('Escape', ['dialog']))).toBe(false);
  });

  it('unless it presses a button', () => {
    expect(isForTable(press('Space'))).toBe(true);
    expect(isForTable(press('Space', ['button']))).toBe(false);
    expect(isForTable(press('KeyR', ['button']))).toBe(true);
  });

  it('and a character only while keys are on', () => {
    const keys = new KeyHints('sugar-jar');
    expect(['KeyR', 'Digit1', 'Space', 'Escape'].map((code) => keys.hears(press(code)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    keys.on = false;
    expect(['KeyR', 'Digit1', 'Space', 'Escape'].map((code) => keys.hears(press(code)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
