import { expect, it } from 'vitest';
import { commandOf } from './keys';

const press = (code: string, shiftKey = false) => commandOf({ code, shiftKey });

it('choose and turn tiles, go to the board and take back', () => {
  expect(press('Digit1')).toEqual({ do: 'tile', index: 0 });
  expect(press('KeyR')).toEqual({ do: 'turn', by: 1 });
  expect(press('KeyR', true)).toEqual({ do: 'turn', by: -1 });
  expect(press('KeyB')).toEqual({ do: 'board' });
  expect(press('KeyU')).toEqual({ do: 'undo' });
  expect(press('KeyQ')).toBeNull();
});
