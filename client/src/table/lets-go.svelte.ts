import { onTopWhile } from '../browser/on-top.svelte';
import { hintsAround } from '../tutor/hints.svelte';

/** A table at which something can be chosen, or opened. */
export interface Choosing {
  readonly plays: boolean;
  readonly hasChosen: boolean;
  readonly match: { readonly update: { readonly result: unknown } | null };
  letGo(): void;
}

/**
 * For a table as it is made: Back lets go what Escape does, all of it with one press. While a hint is
 * shown, which chooses for the player, Back is about the hint; and when the game is over, Back leaves it.
 */
export function backLetsGo(table: () => Choosing): void {
  const around = hintsAround();
  const canLetGo = () => {
    const { plays, hasChosen, match } = table();
    return plays && hasChosen && !match.update?.result && !around()?.now;
  };
  onTopWhile(canLetGo, () => table().letGo());
}
