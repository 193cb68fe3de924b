import { HERE } from '../match/no-server';
import type { Options, Race, SeatInfo } from '../net/protocol';
import { looksByName } from '../solo/seats';

/** A match of the past as its file tells it: docs/engine-protocol.md, and more in docs/protocol.md. */
export interface Transcript {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** who sat where, where the file knows it */
  readonly players: readonly (string | null)[];
  readonly moves: readonly Move[];
  /** all its lines, as the engine wants them */
  readonly lines: readonly object[];
}

export interface Move {
  readonly seat: number | 'clock' | 'chance';
  readonly action: string;
  readonly race: Race | null;
  /** when, in milliseconds since 1970; null where the file does not know it */
  readonly at: number | null;
}

interface Header {
  game?: unknown;
  seats?: unknown;
  options?: Options;
  players?: unknown;
  seed?: unknown;
}

/** Reads a file; null if it is no transcript, whatever else it is. What it says the engine checks. */
export function readTranscript(text: string): Transcript | null {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parse);
  const [header, ...rest] = lines as [Header, ...object[]];
  if (lines.includes(null) || typeof header?.game !== 'string') return null;
  const moves = rest.filter(isMove).map((move) => ({
    seat: move.seat,
    action: move.action,
    race: move.race ?? null,
    at: move.at ?? null,
  }));
  const seats = Number(header.seats);
  return {
    game: header.game,
    seats,
    options: header.options ?? {},
    players: Array.isArray(header.players) ? header.players : [],
    moves,
    lines: lines as object[],
  };
}

/** Whether the game has ended: only then everything is known, and it can be replayed. */
export const isRevealed = ({ lines }: Transcript): boolean =>
  ['seed', 'state', 'puzzle'].some((field) => field in (lines[0] ?? {})) ||
  'seed' in (lines.at(-1) ?? {});

export const writeTranscript = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** The seats of a match of which only the file is left: nobody looks like another. */
export const seatsFrom = (
  { players, seats }: Transcript,
  nameless: (seat: number) => string,
): SeatInfo[] => {
  const names = Array.from({ length: seats }, (_, seat) => players[seat] ?? nameless(seat));
  const looks = looksByName(names);
  return names.map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    color: looks[seat]?.color ?? null,
    avatar: looks[seat]?.avatar ?? null,
    level: null,
    ...HERE,
  }));
};

const isMove = (line: object): line is Move =>
  'seat' in line && 'action' in line && typeof line.action === 'string';

function parse(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
