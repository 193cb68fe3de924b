import { forget, onRemembered, recall, remember } from '../browser/storage';
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
  'fox',
  'owl',
  'hedgehog',
  'panda',
  'rabbit',
  'frog',
  'cat',
  'penguin',
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
let me = $state.raw<Player>(known());
/** whether the server has told us who we are, and whether we hear when that changes */
let met = false;
let listens = false;

export const player = (): Player => me;

/**
 * Asks the server who we are, once; it gives newcomers a name. If it was not there when something was
 * changed, it learns that now. Without a server nothing changes.
 */
export async function meetServer(): Promise<void> {
  if (!listens) listen();
  if (!met) await introduce();
}

function listen(): void {
  listens = true;
  onRemembered('me', () => {
    me = known();
  });
  addEventListener('online', () => {
    introduce().catch(console.warn);
  });
}

/** Changes the player here at once, and on the server as soon as may be. */
export async function savePlayer(player: Player): Promise<void> {
  keep(player);
  remember(UNSENT, true);
  await introduce();
}

/** What the server does not know yet. */
const UNSENT = 'me.unsent';

async function introduce(): Promise<void> {
  const told = me;
  try {
    const answer = recall(UNSENT, false) ? await tell(told) : await api.me();
    met = true;
    if (me !== told) return; // changed meanwhile, which is on its way
    forget(UNSENT);
    keep(answer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isFinal) return; // some other time
    forget(UNSENT);
    throw error;
  }
}

/** Those who have no name of their own yet get one. */
const tell = async (player: Player): Promise<Player> =>
  api.saveMe({ ...player, name: player.name || (await api.me()).name });

function keep(player: Player): void {
  me = player;
  remember('me', player);
}

function known(): Player {
  return recall('me', { name: '', color: any(colors), avatar: any(avatars) });
}

function any<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T;
}
