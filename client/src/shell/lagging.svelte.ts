import { untrack } from 'svelte';
import { afterFrame } from './after-frame';

/**
 * Something that follows what it is of a frame later, so that a slow phone first shows what matters
 * more; with `patient` after all else that waits. For a component's own script.
 */
export function lagging<T>(latest: () => T, how: { patient?: boolean } = {}): { readonly now: T } {
  let now = $state.raw(untrack(latest));
  $effect(() => {
    const next = latest();
    return afterFrame(() => {
      now = next;
    }, how);
  });
  return {
    get now() {
      return now;
    },
  };
}
