import type { SeatInfo } from '../net/protocol';
import type { SoloSetup } from './setup';

/** Short names that sound alike in all our languages. */
const BOTS = [
  { name: 'Lulu', color: '#14705a', avatar: 'gummy-bear' },
  { name: 'Momo', color: '#8a4b00', avatar: 'toffee' },
  { name: 'Kiki', color: '#1d5fb4', avatar: 'mint-stick' },
  { name: 'Bobo', color: '#5b3a8c', avatar: 'licorice' },
  { name: 'Tutu', color: '#6b3a1e', avatar: 'chocolate' },
] as const;

/** The player on seat 0 and the bots around. */
export function seatsOf({ player, bots }: Pick<SoloSetup, 'player' | 'bots'>): SeatInfo[] {
  return [
    { seat: 0, kind: 'person', ...player, level: null, online: true },
    ...bots.map((level, i): SeatInfo => {
      const bot = BOTS[i % BOTS.length] ?? BOTS[0];
      return { seat: i + 1, kind: 'bot', ...bot, level, online: true };
    }),
  ];
}
