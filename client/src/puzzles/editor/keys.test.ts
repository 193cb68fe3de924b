import { expect, it } from 'vitest';
import { brushOf, stepOf } from './keys';
import { way } from './strokes';

it('keys paint, wherever the alphabet has them', () => {
  expect(['KeyR', 'KeyH', 'KeyK', 'Delete', 'KeyQ'].map((code) => brushOf({ code }))).toEqual([
    'R',
    'ghost',
    'kid',
    'erase',
    null,
  ]);
});

it('Ctrl and Z take back, as everywhere', () => {
  const press = (key: string, more = {}) =>
    stepOf({ key, ctrlKey: true, metaKey: false, shiftKey: false, ...more });
  expect(press('z')).toBe('undo');
  expect(press('Z', { shiftKey: true })).toBe('redo');
  expect(press('y')).toBe('redo');
  expect(press('z', { ctrlKey: false })).toBeNull();
  expect(press('z', { ctrlKey: false, metaKey: true })).toBe('undo');
});

it('a quick pointer leaves no gaps', () => {
  expect(way({ x: 0, y: 0 }, { x: 3, y: 1 })).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 1 },
    { x: 3, y: 1 },
  ]);
  expect(way({ x: 2, y: 2 }, { x: 2, y: 2 })).toEqual([]);
});
