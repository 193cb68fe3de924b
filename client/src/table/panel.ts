import { getContext, type Snippet, setContext } from 'svelte';

const KEY = Symbol('panel');

/** For all below: what is said where the table tells whose turn it is; null if nothing. */
export const providePanel = (panel: () => Snippet | null): void => {
  setContext(KEY, panel);
};

export const panelAround = (): (() => Snippet | null) =>
  getContext<(() => Snippet | null) | undefined>(KEY) ?? (() => null);
