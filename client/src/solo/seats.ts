import type { Player, SeatInfo } from '../net/protocol';
import type { SoloSetup } from './setup';

/** Short names that sound alike in all our languages. */
const OTHERS: readonly Player[] = [
  { name: 'Lulu', color: '#14705a', avatar: 'gummy-bear' },
  { name: 'Momo', color: '#8a4b00', avatar: 'toffee' },
  { name: 'Kiki', color: '#1d5fb4', avatar: 'mint-stick' },
  { name: 'Bobo', color: '#5b3a8c', avatar: 'licorice' },
  { name: 'Tutu', color: '#6b3a1e', avatar: 'chocolate' },
];

/** How whoever has that seat looks, unless they have chosen it; never the player on seat 0. */
export const looksOf = (seat: number): Player =>
  OTHERS[(seat - 1) % OTHERS.length] ?? (OTHERS[0] as Player);

/** The player on seat 0, others on this device or further seats of their own, and the bots around. */
export function seatsOf({
  player,
  own = 1,
  others = [],
  bots,
}: Pick<SoloSetup, 'player' | 'own' | 'others' | 'bots'>): SeatInfo[] {
  return Array.from({ length: own + bots.length }, (_, seat): SeatInfo => {
    const level = bots[seat - own] ?? null;
    const looks = seat === 0 ? player : looksOf(seat);
    if (level) return { seat, kind: 'bot', ...looks, level, online: true, lingers: false };
    const other = others[seat - 1];
    const name = seat === 0 ? player.name : `${player.name} ${seat + 1}`;
    return { seat, kind: 'person', ...looks, name, ...other, level, online: true, lingers: false };
  });
}
