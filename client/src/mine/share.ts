import { api } from '../net/api';
import type { SharedGame } from '../net/protocol';
import { latest, type SavedGame, saveGame } from '../solo/saved-games';

/** Whether a server could take it: it must be over, and have been dealt and not begun in the middle. */
export const canBeShared = ({ glance, setup }: SavedGame): boolean => glance.over && !setup.whatIf;

/** What is on its way, by the game's own id. */
const sending = new Map<string, Promise<string>>();

/**
 * The id under which a server has this game for all who get the link. It is sent when it is first asked
 * for, and again when the server has it no more.
 */
export function sharedId(game: SavedGame): Promise<string> {
  const known = sending.get(game.id);
  if (known) return known;
  const sent = send(game).finally(() => sending.delete(game.id));
  sending.set(game.id, sent);
  return sent;
}

async function send(game: SavedGame): Promise<string> {
  const { shared } = latest(game);
  if (shared && (await isThere(shared))) return shared;
  const seats = game.table.seats.map(({ name, color, avatar }, seat) => ({
    name: fitting(name ?? String(seat + 1)),
    color: color ?? '#6d4c41',
    avatar: avatar ?? 'bonbon',
    bot: botOf(game, seat),
  }));
  const lines = game.lines as SharedGame['lines'];
  const { id } = await api.share({ lines, seats });
  saveGame({ ...latest(game), shared: id });
  return id;
}

/** So many letters a server takes. */
const LONGEST_NAME = 24;

/** A second seat of somebody with a long name keeps its number. */
function fitting(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  const [number = ''] = / \d+$/.exec(name) ?? [];
  return (
    letters
      .slice(0, LONGEST_NAME - number.length)
      .join('')
      .trimEnd() + number
  );
}

/** What adapts to its player has no level that others know. */
function botOf({ table }: SavedGame, seat: number) {
  const { kind, level = null } = table.seats[seat] ?? {};
  if (kind !== 'bot') return null;
  return (level as string | null) === 'adaptive' ? 'medium' : level;
}

async function isThere(id: string): Promise<boolean> {
  try {
    await api.table(id);
    return true;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return false;
    throw error;
  }
}
