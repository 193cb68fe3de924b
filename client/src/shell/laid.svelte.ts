import { afterwards } from './afterwards';

/**
 * Whether all pieces of a component that come later (`Later.svelte`) are there: what is hidden until
 * then moves no more when it is seen. For a component's own script.
 */
export function laid(): { readonly all: boolean } {
  let all = $state(false);
  $effect(() =>
    afterwards(() => {
      all = true;
    }),
  );
  return {
    get all() {
      return all;
    },
  };
}
