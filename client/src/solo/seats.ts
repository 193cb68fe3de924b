import { HERE } from '../match/no-server';
import type { Level, Player, SeatInfo } from '../net/protocol';
import { CAST } from './cast';
import { botSeats, ownSeats, type SoloSetup } from './setup';

/** The bots in the order in which they sit down; the first is for whoever would look like the player. */
const [SPARE, ...OTHERS] = CAST.map(({ nature: _, ...looks }): Player => looks) as [
  Player,
  ...Player[],
];

/** One of the others, with nothing by which to take them for the player. */
const unlike = (player: Player, other: Player): Player => ({
  name: other.name === player.name ? SPARE.name : other.name,
  color: other.color === player.color ? SPARE.color : other.color,
  avatar: other.avatar === player.avatar ? SPARE.avatar : other.avatar,
});

/** For people of whom only their names are known: each looks different, and the others like themselves. */
export function looksByName(names: readonly string[]): Pick<Player, 'color' | 'avatar'>[] {
  const known = names.map((name) => OTHERS.find((other) => other.name === name));
  const free = [SPARE, ...OTHERS].filter((looks) => !known.includes(looks));
  return known.map((looks) => looks ?? free.shift() ?? SPARE);
}

/** How whoever has that seat looks, unless they have chosen it; never the player on seat 0. */
export const looksOf = (seat: number): Player => OTHERS[(seat - 1) % OTHERS.length] ?? SPARE;

type Sitting = Pick<SoloSetup, 'player' | 'own' | 'others' | 'bots' | 'whatIf'>;

/** The player on seat 0, others on this device or further seats of their own, and the bots around. */
export function seatsOf(setup: Sitting): SeatInfo[] {
  const { player, others = [], whatIf } = setup;
  const own = ownSeats(setup);
  const levels = new Map(botSeats(setup).map(({ seat, level }) => [seat, level]));
  return Array.from({ length: own.length + levels.size }, (_, seat): SeatInfo => {
    const level = levels.get(seat) ?? null;
    const other = whatIf?.players[seat] ?? others[seat - 1];
    const looks = seat === own[0] ? player : unlike(player, other ?? looksOf(seat));
    // Tables only show a level's word, and there is one for adaptive bots too.
    const shown = level as Level | null;
    if (shown) return { seat, kind: 'bot', ...looks, level: shown, ...HERE };
    const name = seat === own[0] ? player.name : (other?.name ?? `${player.name} ${seat + 1}`);
    return { seat, kind: 'person', ...looks, name, level: shown, ...HERE };
  });
}
