import { untrack } from 'svelte';
import { afterwards } from './afterwards';

/**
 * Something that follows what it is of a moment later, so that a slow phone first shows what matters
 * more. For a component's own script.
 */
export function lagging<T>(latest: () => T): { readonly now: T } {
  let now = $state.raw(untrack(latest));
  $effect(() => {
    const next = latest();
    return afterwards(() => {
      now = next;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
