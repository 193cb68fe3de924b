import { beforeEach, expect, it, vi } from 'vitest';
import { dropSeat, keepSeat, ownSeat, ownTables, seatLink, secretFromAddress } from './seats';

const day = 24 * 3600 * 1000;

beforeEach(() => {
  // what a browser's store is for our use: its entries are also its own keys
  const store: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(store, {
    getItem: hidden((key: string) => store[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      store[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete store[key];
    }),
  });
  vi.stubGlobal('localStorage', store);
});

it('keeps seats until they are given up', () => {
  keepSeat('t1', { seat: 2, secret: 's' });
  expect(ownSeat('t1')).toMatchObject({ seat: 2, secret: 's' });
  dropSeat('t1');
  expect(ownSeat('t1')).toBeNull();
});

it('lists own tables with the newest first, and forgets those of long ago', () => {
  keepSeat('old', { seat: 0, secret: 's' }, 0);
  keepSeat('a', { seat: 0, secret: 's' }, 60 * day);
  keepSeat('b', { seat: 0, secret: 's' }, 61 * day);
  expect(ownTables(62 * day)).toEqual(['b', 'a']);
  expect(ownSeat('old')).toBeNull();
});

it('takes the secret out of the address at once', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', { hash: '#seat=Ab12', pathname: '/t/x', origin: 'https://p.example' });
  expect(secretFromAddress()).toBe('Ab12');
  expect(replaceState).toHaveBeenCalledWith(null, '', '/t/x');
  expect(seatLink('x', 'Ab12')).toBe('https://p.example/t/x#seat=Ab12');
});

it('leaves other addresses alone', () => {
  vi.stubGlobal('location', { hash: '#seats', pathname: '/t/x' });
  expect(secretFromAddress()).toBeNull();
});
