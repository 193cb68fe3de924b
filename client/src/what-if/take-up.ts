import { randomId } from '../browser/ids';
import { gameInfo } from '../games';
import { t } from '../i18n/i18n.svelte';
import { OWN_TABLE } from '../match/no-server';
import type { GameEvent, Level, Options, Player, TableInfo } from '../net/protocol';
import { player } from '../player/player.svelte';
import { soloChoices } from '../setup/solo-choices.svelte';
import { paceAt } from '../setup/tempo';
import { levels } from '../solo/bot-level';
import { demand, type EngineLine, workerLine } from '../solo/engine';
import type { Glance } from '../solo/progress';
import { FORM, type SavedGame, saveGame } from '../solo/saved-games';
import { looksByName, seatsOf } from '../solo/seats';
import type { SoloSetup } from '../solo/setup';
import type { Moment } from './moment';

/** A moment as anybody may see it, before somebody takes it up. */
export interface Seen {
  readonly moment: Moment;
  readonly game: string;
  readonly players: readonly Player[];
  readonly glance: Glance;
  /** what happened last, as a spectator heard it */
  readonly events: readonly GameEvent[];
}

/** Plays the match up to there, in a worker; an error tells which of its lines is wrong. */
export async function lookAt(moment: Moment, open: () => EngineLine = workerLine): Promise<Seen> {
  const line = open();
  try {
    const [header, ...moves] = moment.lines as [{ game: string; seats: number }, ...object[]];
    await demand(line, { cmd: 'replay', lines: moment.lines });
    const events = moves.length === 0 ? [] : await lastEvents(line, moves.at(-1) ?? {});
    const seen = await demand(line, { cmd: 'look', viewer: 'spectator' });
    const { view, scores = [], toAct = [], result } = seen;
    const glance = { view, scores, toAct: toAct === 'chance' ? [] : toAct, over: result != null };
    const names = Array.from({ length: header.seats }, (_, seat) => nameOf(moment, seat));
    const players = looksByName(names).map(({ color, avatar }, seat) => ({
      name: names[seat] ?? '',
      color,
      avatar,
    }));
    return { moment, game: header.game, players, glance, events };
  } finally {
    line.close();
  }
}

async function lastEvents(line: EngineLine, move: object): Promise<GameEvent[]> {
  await demand(line, { cmd: 'undo' });
  const { events = [] } = await demand(line, { cmd: 'apply', ...move, viewer: 'spectator' });
  return events;
}

const nameOf = ({ names }: Moment, seat: number): string =>
  names[seat] || t('replay.player', { seat: seat + 1 });

/** Whose seat it is by default: the viewer's, else that of whoever is to move. */
export const usualSeat = ({ moment, glance, players }: Seen): number =>
  players[moment.seat ?? -1] ? (moment.seat ?? 0) : (glance.toAct[0] ?? 0);

/** As last time; but adaptive bots learn only from games that were played here from the beginning. */
export const usualLevel = (game: string): Level =>
  levels.find((level) => level === soloChoices(gameInfo(game)).level) ?? 'medium';

/** From here on it is a game of this device: where to go on with it. */
export function takeUp(seen: Seen, own: readonly number[], level: Level): string {
  const id = randomId();
  const now = Date.now();
  const setup = setupOf(seen, own, level);
  const game: SavedGame = {
    form: FORM,
    id,
    setup,
    begun: now,
    saved: now,
    lines: seen.moment.lines,
    seat: own[0] ?? 0,
    table: tableOf(setup),
    glance: seen.glance,
  };
  saveGame(game);
  return `/solo/${setup.game}?g=${id}`;
}

function setupOf({ moment, game, players }: Seen, own: readonly number[], level: Level): SoloSetup {
  const info = gameInfo(game);
  const { options = {} } = moment.lines[0] as { options?: Options };
  return {
    game,
    player: { ...player(), name: player().name || t('me.nameless') },
    own: own.length,
    bots: Array(players.length - own.length).fill(level),
    options,
    pace: paceAt(soloChoices(info).tempo, info.pace),
    whatIf: { moves: moment.lines.length - 1, own, players },
  };
}

const tableOf = (setup: SoloSetup): TableInfo => ({
  id: 'solo',
  ...OWN_TABLE,
  status: 'playing',
  game: setup.game,
  options: setup.options,
  pace: setup.pace ?? gameInfo(setup.game).pace,
  seats: seatsOf(setup),
});
