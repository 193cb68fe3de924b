import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';

describe('keys', () => {
  it('choose by number, do things, and let go', () => {
    expect(commandOf({ code: 'Digit2' })).toEqual({ do: 'number', index: 1 });
    expect(commandOf({ code: 'KeyC' })).toEqual({ do: 'capture' });
    expect(commandOf({ code: 'KeyR' })).toEqual({ do: 'rest' });
    expect(commandOf({ code: 'Escape' })).toEqual({ do: 'let-go' });
    expect(commandOf({ code: 'KeyQ' })).toBeNull();
  });
});
