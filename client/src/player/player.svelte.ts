import { recall, remember } from '../browser/storage';
import { ApiError, api } from '../net/api';
import type { Player } from '../net/protocol';

export const avatars = [
  'bonbon',
  'chocolate',
  'gummy-bear',
  'licorice',
  'mint-stick',
  'toffee',
  'lollipop',
  'ghost',
] as const;
export type AvatarName = (typeof avatars)[number];

export const colors = [
  '#c2185b',
  '#7b1fa2',
  '#3949ab',
  '#0277bd',
  '#00796b',
  '#4b7a1c',
  '#bf5600',
  '#6d4c41',
] as const;

/** Who plays in this browser: known at once from last time, then as the server says. */
let me = $state.raw<Player>(recall('me', { name: '', color: any(colors), avatar: any(avatars) }));
let asked = false;

export const player = (): Player => me;

/** Asks the server who we are, once; it gives newcomers a name. Without a server nothing changes. */
export async function meetServer(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    keep(await api.me());
  } catch (error) {
    asked = false;
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Changes the player here at once, and on the server as soon as may be. */
export async function savePlayer(player: Player): Promise<void> {
  keep(player);
  keep(await api.saveMe(player));
}

function keep(player: Player): void {
  me = player;
  remember('me', player);
}

function any<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T;
}
