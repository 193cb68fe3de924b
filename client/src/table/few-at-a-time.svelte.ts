import { afterwards } from '../shell/afterwards';

/**
 * The first few of many things, then a few more, until all are there: so that a slow phone is not
 * deaf while it makes them. What comes after that is there at once. For a component's own script.
 */
export function fewAtATime<T>(
  all: () => readonly T[],
  few: number,
): { readonly now: readonly T[] } {
  let most = $state(few);
  $effect(() => {
    if (most === Number.POSITIVE_INFINITY || all().length === 0) return;
    return afterwards(() => {
      most = most + few < all().length ? most + few : Number.POSITIVE_INFINITY;
    });
  });
  return {
    get now() {
      return most < all().length ? all().slice(0, most) : all();
    },
  };
}
