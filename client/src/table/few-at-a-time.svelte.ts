import { afterFrame } from '../shell/afterwards';

/**
 * Many things that come a few with each frame, so that a slow phone is not deaf while it makes them.
 * Those that were there, by their keys, stay; `isUrgent` are those that nobody can wait for. For a
 * component's own script.
 */
export function fewAtATime<T>(
  all: () => readonly T[],
  few: number,
  keyOf: (one: T) => unknown,
  isUrgent: (one: T) => boolean = () => false,
): { readonly now: readonly T[] } {
  /** what was there when the last few had come */
  let there: ReadonlySet<unknown> = new Set();
  let round = $state(0);
  const now = $derived.by(() => {
    void round;
    let room = few;
    return all().filter((one) => there.has(keyOf(one)) || isUrgent(one) || room-- > 0);
  });
  $effect(() => {
    there = new Set(now.map(keyOf));
    if (now.length === all().length) return;
    return afterFrame(() => {
      round++;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
