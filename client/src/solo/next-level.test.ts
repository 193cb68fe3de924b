import { expect, it } from 'vitest';
import { nextLevel } from './next-level';
import type { SoloSetup } from './setup';

const setup: SoloSetup = {
  game: 'cukierki',
  player: { name: 'Ola', color: '#c2185b', avatar: 'bonbon' },
  bots: ['gentle', 'gentle'],
  options: {},
  pace: null,
};
const won = { winners: [0] };

it('is one higher after a win', () => {
  expect(nextLevel(setup, won)).toBe('easy');
  expect(nextLevel({ ...setup, bots: ['medium'] }, won)).toBe('hard');
});

it('is not offered after anything else', () => {
  expect(nextLevel(setup, { winners: [1] })).toBeNull();
  expect(nextLevel(setup, { winners: [0, 1] })).toBeNull();
  expect(nextLevel({ ...setup, bots: ['hard'] }, won)).toBeNull();
  expect(nextLevel({ ...setup, bots: ['adaptive'] }, won)).toBeNull();
  expect(nextLevel({ ...setup, bots: [] }, won)).toBeNull();
});

it('goes by the whole series, once that is over', () => {
  const lost = { winners: [1] };
  expect(nextLevel(setup, lost, { over: true, winners: [0] })).toBe('easy');
  expect(nextLevel(setup, won, { over: true, winners: [1] })).toBeNull();
  expect(nextLevel(setup, won, { over: false, winners: [] })).toBeNull();
});

it('is not offered to several people, to a team, or in a game that was taken up', () => {
  expect(nextLevel({ ...setup, own: 2 }, won)).toBeNull();
  expect(
    nextLevel({ ...setup, whatIf: { moves: 3, own: [0], players: [setup.player] } }, won),
  ).toBeNull();
  expect(nextLevel({ ...setup, game: 'candy-ghosts', options: { roles: false } }, won)).toBeNull();
});
