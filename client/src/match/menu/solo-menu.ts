import { getContext, setContext } from 'svelte';

/** What the menu of a game on this device can do; a table on a server has none. */
export interface SoloMenu {
  /** whether a restart would lose anything */
  readonly isTouched: boolean;
  readonly isOver: boolean;
  /** whether the browser keeps the game */
  readonly isKept: boolean;
  restart(): void;
  giveUp(): void;
  saveFile(): void;
}

const KEY = Symbol('solo menu');

export const provideSoloMenu = (menu: SoloMenu): SoloMenu => setContext(KEY, menu);

export const soloMenu = (): SoloMenu | undefined => getContext<SoloMenu | undefined>(KEY);
