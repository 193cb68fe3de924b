import { afterFrame } from '../shell/after-frame';

/**
 * Many things that come a few with each frame, so that a slow phone is not deaf while it makes them.
 * Those that were there, by their keys, stay; `isUrgent` are those that nobody can wait for. With what
 * makes new ones come at most `atOnce` of them do: a frame in which much else changes has enough to do.
 * For a component's own script.
 */
export function fewAtATime<T>(
  all: () => readonly T[],
  few: number,
  keyOf: (one: T) => unknown,
  {
    isUrgent = () => false,
    atOnce = few,
  }: { isUrgent?: (one: T) => boolean; atOnce?: number } = {},
): { readonly now: readonly T[] } {
  /** what was there when the last few had come */
  let there: ReadonlySet<unknown> = new Set();
  let round = $state(0);
  /** whether a frame has been drawn since new ones came */
  let isLater = false;
  const now = $derived.by(() => {
    void round;
    let room = isLater ? few : atOnce;
    return all().filter((one) => there.has(keyOf(one)) || isUrgent(one) || room-- > 0);
  });
  $effect(() => {
    there = new Set(now.map(keyOf));
    isLater = false;
    if (now.length === all().length) return;
    return afterFrame(() => {
      isLater = true;
      round++;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
