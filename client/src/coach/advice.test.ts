import { expect, it, vi } from 'vitest';
import { playableGames } from '../games';
import type { TimedUpdate } from '../match/match';
import { adviceIn, loadCoach, seenBy } from './advice';

const update = (rest: object) => ({ actions: [], open: false, result: null, ...rest }) as never;
const advise = async (game: string, rest: object, best?: string | null) => {
  const coach = await loadCoach(game);
  return coach?.(update(rest) as TimedUpdate, 0, best)?.kind ?? null;
};

it.each(playableGames.map(({ id }) => id))('%s has a coach', async (id) => {
  expect(await loadCoach(id)).not.toBeNull();
});

it('has nothing to say where there is no coach', async () => {
  expect(await loadCoach('sugar-jar')).toBeNull();
});

it('is silent when the game is over, while others are still shown, and for those who watch', () => {
  const coach = () => ({ kind: 'any', by: [], say: 'any', at: [] });
  const match = { update: update({}), seat: 0, isReplay: false, lagging: false };
  const said = (rest: object) => adviceIn({ ...match, ...rest } as never, coach)?.kind ?? null;
  expect(said({})).toBe('any');
  expect(said({ update: update({ result: {} }) })).toBeNull();
  expect(said({ update: null })).toBeNull();
  expect(said({ seat: null })).toBeNull();
  expect(said({ isReplay: true })).toBeNull();
  expect(said({ lagging: true })).toBeNull();
});

it('goes on without an engine that fails', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await seenBy(() => Promise.reject(new Error('nothing comes')))).toBeUndefined();
  expect(told).toHaveBeenCalled();
  expect(await seenBy(async () => null)).toBeNull();
});

it('advises Candy Match by what is offered', async () => {
  const say = (phase: string, actions: string[], rest = {}) =>
    advise('candy-match', { actions, view: { phase, caller: null, ...rest } });
  expect(await say('open', ['reveal'])).toBe('reveal');
  expect(await say('picking', ['miss'], { caller: 0 })).toBe('take');
  expect(await say('picking', [], { caller: 1 })).toBeNull();
  expect(await say('penalty', ['pick B1', 'decline'])).toBe('pick');
});

it('advises nobody to call in Candy Match where nothing matches', async () => {
  const say = (actions: string[], best: string | null | undefined, open = false) =>
    advise('candy-match', { actions, open, view: { phase: 'open', caller: null } }, best);
  expect(await say(['reveal', 'call'], 'reveal')).toBe('reveal');
  expect(await say(['reveal', 'call'], 'call')).toBe('call');
  expect(await say(['call'], 'call')).toBe('call');
  expect(await say(['call'], null)).toBe('none');
  expect(await say([], 'claim B1 B2', true)).toBe('claim');
  expect(await say([], null, true)).toBe('none');
  const look = (best: string | null | undefined) =>
    advise(
      'candy-match',
      {
        actions: ['call', 'done'],
        view: { phase: 'last-check', caller: null },
      },
      best,
    );
  expect(await look('call')).toBe('call');
  expect(await look('done')).toBe('last');
  expect(await look(null)).toBe('last');
  expect(await look(undefined)).toBeNull();
  // Before it is known, nothing is said.
  expect(await say(['reveal', 'call'], undefined)).toBeNull();
  expect(await say(['call'], undefined)).toBeNull();
  expect(await say([], undefined)).toBeNull();
});

it('advises Cukierki by what is offered', async () => {
  const say = (phase: string, actions: string[]) =>
    advise('cukierki', { actions, view: { phase, taken: [0, 0], options: { variant: 'basic' } } });
  expect(await say('place', ['place 7 3,-1 r2'])).toBe('place');
  expect(await say('extra', ['place 7 3,-1 r2', 'stop'])).toBe('extra');
  expect(await say('extra', ['stop'])).toBeNull();
  expect(await say('place', ['pass'])).toBeNull();
  expect(await say('wall', ['wall 12 0,1 r3'])).toBe('wall');
});

it('explains in Cukierki why one has three points, until one has won some', async () => {
  const coach = await loadCoach('cukierki');
  const say = (taken: number[], scores: number[], variant = 'basic') => {
    const view = { phase: 'place', taken, options: { variant } };
    return coach?.(update({ actions: ['place 7 3,-1 r2'], view, scores }), 0)?.say;
  };
  expect(say([0, 0], [3, 3])).toBe('start');
  expect(say([0, 2], [3, 5])).toBe('start');
  expect(say([1, 0], [4, 3])).toBe('tile');
  expect(say([0, 0], [4, 3])).toBe('tile');
  expect(say([0, 0], [3, 3], 'advanced')).toBe('tile');
});

it('advises Candy Hunters step by step, but not where there is only a way on', async () => {
  const say = (phase: string, actions: string[], rest = {}) =>
    advise('candy-hunters', { actions, view: { phase, ...rest } });
  expect(await say('build', ['build R 2,-1'])).toBe('build');
  expect(await say('score', ['skip'])).toBeNull();
  expect(await say('score', ['score P07 0,0 r1', 'skip'])).toBe('score');
  expect(await say('kid', [])).toBeNull();
  expect(await say('build', ['build R 2,-1'], { puzzle: { goal: 7, rounds: 2 } })).toBeNull();
});

it('advises Candy Ghosts in the own turn, and when ghosts are to be moved', async () => {
  const say = (phase: string, actions: string[], seat = 0) =>
    advise('candy-ghosts', { actions, view: { phase, turn: { seat } } });
  expect(await say('choose', ['choose pepper'])).toBe('choose');
  expect(await say('turn', ['end', 'step 2,15'])).toBe('step');
  expect(await say('turn', ['capture g2', 'end', 'step 2,15'])).toBe('capture');
  expect(await say('turn', ['end'])).toBe('end');
  expect(await say('turn', ['put g2 1,19'])).toBe('put');
  expect(await say('turn', ['agree', 'refuse'], 1)).toBeNull();
  expect(await say('ghosts', ['target g2 0'])).toBe('ghosts');
});
