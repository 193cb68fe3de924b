import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameInfo } from '../games';
import { soloChoices } from '../setup/solo-choices.svelte';
import { demand, type EngineLine } from '../solo/engine';
import { isReadable, isTouched, savedGame } from '../solo/saved-games';
import { SoloMatch } from '../solo/solo-match.svelte';
import { ownLine } from './given';
import type { Moment } from './moment';
import { lookAt, takeUp, usualLevel, usualSeat } from './take-up';

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal('location', { pathname: '/', search: '', origin: 'http://localhost' });
let line: EngineLine;

beforeEach(async () => {
  line = await ownLine();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Some moves into a game of three. */
async function moment(game: string): Promise<Moment> {
  const seed = '7'.repeat(64);
  let { toAct = [] } = await demand(line, { cmd: 'new', game, seats: 3, seed, first: 1 });
  for (let i = 0; i < 12; i++) {
    const seat = toAct === 'chance' ? toAct : toAct[0];
    const { actions = [] } = await demand(line, { cmd: 'legal', seat });
    const action = seat === 'chance' ? undefined : actions[0];
    ({ toAct = [] } = await demand(line, { cmd: 'apply', seat, action }));
  }
  const { lines = [] } = await demand(line, { cmd: 'transcript' });
  return { lines, names: ['Ola', 'Jan', ''], seat: null };
}

it.each(['cukierki', 'candy-hunters', 'candy-ghosts'])(
  '%s is played on as anybody, from the same table',
  async (game) => {
    const seen = await lookAt(await moment(game), () => line);
    expect(seen.players.map(({ name }) => name)).toEqual(['Ola', 'Jan', 'replay.player']);
    const path = takeUp(seen, [2], 'easy');
    const saved = savedGame(path.split('g=')[1] ?? '');
    if (!saved || !isReadable(saved)) throw new Error('it was not kept');
    expect(isTouched(saved)).toBe(false);
    expect(saved.table.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person']);

    const match = await SoloMatch.resume(saved, line);
    expect(match.own).toEqual([2]);
    expect(match.seat).toBe(2);
    for (let n = 0; n < 300 && match.update?.actions.length === 0; n++) {
      await vi.advanceTimersByTimeAsync(500);
    }
    const [action = ''] = match.update?.actions ?? [];
    expect(await match.act(action)).toMatchObject({ outcome: 'applied' });
    const { lines = [] } = await match.consult({ cmd: 'transcript' });
    expect(lines.slice(0, 13)).toEqual(seen.moment.lines);
    expect(isTouched({ ...saved, lines })).toBe(true);
    match.close();
  },
);

it('whoever looked is who plays, else whoever is to move', async () => {
  const seen = await lookAt(await moment('cukierki'), () => line);
  expect(usualSeat(seen)).toBe(seen.glance.toAct[0]);
  expect(usualSeat({ ...seen, moment: { ...seen.moment, seat: 0 } })).toBe(0);
  expect(usualSeat({ ...seen, moment: { ...seen.moment, seat: 7 } })).toBe(seen.glance.toAct[0]);
});

it('bots are as strong as last time, but not adaptive', () => {
  const choices = soloChoices(gameInfo('cukierki'));
  choices.level = 'hard';
  expect(usualLevel('cukierki')).toBe('hard');
  choices.level = 'adaptive';
  expect(usualLevel('cukierki')).toBe('medium');
});
