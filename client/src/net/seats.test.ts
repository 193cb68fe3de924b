import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenNoStore, givenStore } from '../browser/given';
import {
  dropSeat,
  followSeat,
  keepSeat,
  keepSeatInPage,
  ownSeat,
  ownTables,
  seatLink,
  secretFromAddress,
} from './seats';

const day = 24 * 3600 * 1000;

beforeEach(() => {
  givenStore('localStorage');
  givenStore('sessionStorage');
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  vi.stubGlobal('history', history);
});

afterEach(() => {
  vi.unstubAllGlobals();
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

it('follows friends to their next table once: who gives up the seat there has none any more', () => {
  keepSeat('first', { seat: 1, secret: 's' });
  followSeat('first', 'next');
  expect(ownSeat('next')).toMatchObject({ seat: 1, secret: 's' });
  expect(ownTables()).toEqual(['next']);
  dropSeat('next');
  keepSeat('first', { seat: 1, secret: 's' });
  followSeat('first', 'next');
  expect(ownSeat('next')).toBeNull();
  expect(ownTables()).toEqual([]);
});

it('takes the secret out of the address at once', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: { visit: '1' }, replaceState });
  vi.stubGlobal('location', { hash: '#seat=Ab12', pathname: '/t/x', origin: 'https://p.example' });
  expect(secretFromAddress()).toBe('Ab12');
  expect(replaceState).toHaveBeenCalledWith({ visit: '1' }, '', '/t/x');
  expect(seatLink('x', 'Ab12')).toBe('https://p.example/t/x#seat=Ab12');
});

it('leaves other addresses alone', () => {
  vi.stubGlobal('location', { hash: '#seats', pathname: '/t/x' });
  expect(secretFromAddress()).toBeNull();
});

it('knows the seat where the browser remembers nothing, also when the page is loaded anew', async () => {
  givenNoStore('localStorage');
  givenNoStore('sessionStorage');
  keepSeat('t1', { seat: 0, secret: 's' });
  expect(ownSeat('t1')).toMatchObject({ seat: 0, secret: 's' });
  expect(ownTables()).toEqual(['t1']);
  keepSeatInPage('t1');

  vi.resetModules();
  const anew = await import('./seats');
  expect(anew.ownSeat('t1')).toMatchObject({ seat: 0, secret: 's' });
  expect(anew.ownSeat('t2')).toBeNull();
  anew.dropSeat('t1');
  expect(anew.ownSeat('t1')).toBeNull();
});

it('puts no secret into the history of a browser that remembers', () => {
  keepSeat('t1', { seat: 0, secret: 's' });
  keepSeatInPage('t1');
  expect(history.state).toBeNull();
});
