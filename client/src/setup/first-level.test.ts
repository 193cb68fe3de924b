import { beforeEach, expect, it } from 'vitest';
import { givenStore } from '../browser/given';
import { gameFinished } from '../coach/first-game';
import { gameInfo } from '../games';
import { firstLevel } from './first-level';

beforeEach(() => givenStore('localStorage'));

it('is the gentlest until a game was finished', () => {
  expect(firstLevel(gameInfo('cukierki'), {})).toBe('gentle');
  gameFinished('cukierki');
  expect(firstLevel(gameInfo('cukierki'), {})).toBe('easy');
});

it('is not so weak where the bots are companions', () => {
  expect(firstLevel(gameInfo('candy-ghosts'), {})).toBe('easy');
  expect(firstLevel(gameInfo('candy-ghosts'), { roles: true })).toBe('gentle');
});
