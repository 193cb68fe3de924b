import type { Component } from 'svelte';
import { loadMessages, type Translate } from '../i18n/i18n.svelte';
import type { Match } from '../match';
import type { GameEvent, SeatInfo } from '../protocol';

/**
 * A game in the browser: the default export of `games/<id>/index.ts`. Beside it lie
 * `Picture.svelte` for the home page and `messages.{en,pl,uk}.json`, whose keys begin with the id.
 */
export interface GameModule {
  id: string;
  Table: Component<{ match: Match }>;
  Help: Component;
  /** An event as a sentence for the history and the live region; null if it needs no words. */
  tell(event: GameEvent, t: Translate, seats: SeatInfo[]): string | null;
}

/** In the order in which the home page shows them. */
export const gameIds = ['candy-match', 'candy-hunters', 'cukierki', 'candy-ghosts'] as const;

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('./*/Picture.svelte', {
  import: 'default',
  eager: true,
});

/** A game without a table of its own is still to come. */
export const isPlayable = (id: string): boolean => `./${id}/index.ts` in modules;

export const pictureOf = (id: string): Component | undefined => pictures[`./${id}/Picture.svelte`];

/** The game's table, help and words, in the language of the page. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (!load) {
    throw new Error(`There is no game ${id}`);
  }
  const [game] = await Promise.all([load(), loadMessages(`games/${id}`)]);
  return game;
}
