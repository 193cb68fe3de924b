import type { SeatInfo } from '../net/protocol';
import type { SoloSetup } from './setup';

/** Short names that sound alike in all our languages. */
const OTHERS = [
  { name: 'Lulu', color: '#14705a', avatar: 'gummy-bear' },
  { name: 'Momo', color: '#8a4b00', avatar: 'toffee' },
  { name: 'Kiki', color: '#1d5fb4', avatar: 'mint-stick' },
  { name: 'Bobo', color: '#5b3a8c', avatar: 'licorice' },
  { name: 'Tutu', color: '#6b3a1e', avatar: 'chocolate' },
] as const;

/** The player on seat 0, further seats of their own, and the bots around. */
export function seatsOf({
  player,
  own = 1,
  bots,
}: Pick<SoloSetup, 'player' | 'own' | 'bots'>): SeatInfo[] {
  return Array.from({ length: own + bots.length }, (_, seat): SeatInfo => {
    const level = bots[seat - own] ?? null;
    const other = OTHERS[(seat - 1) % OTHERS.length] ?? OTHERS[0];
    const kind = level ? 'bot' : 'person';
    const looks = seat === 0 ? player : other;
    const name = level || seat === 0 ? looks.name : `${player.name} ${seat + 1}`;
    return { seat, kind, ...looks, name, level, online: true };
  });
}
