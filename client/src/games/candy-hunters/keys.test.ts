import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';

describe('keys', () => {
  it('choose colours and cards, and go on', () => {
    expect(commandOf({ code: 'KeyG' })).toEqual({ do: 'colour', colour: 'G' });
    expect(commandOf({ code: 'Digit2' })).toEqual({ do: 'card', index: 1 });
    expect(commandOf({ code: 'KeyD' })).toEqual({ do: 'pass' });
    expect(commandOf({ code: 'KeyQ' })).toBeNull();
  });
});
