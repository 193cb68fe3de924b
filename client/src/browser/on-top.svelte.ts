import { layOnTop } from './back';

/** For a component as it is made: while `isOpen`, something of it lies on top, which Back closes. */
export function onTopWhile(isOpen: () => boolean, close: () => void): void {
  const open = $derived(isOpen());
  $effect(() => {
    if (open) return layOnTop(close);
  });
}
