import type { TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '../../browser/settings.svelte';
import { seatSpot } from '../../table/flights.svelte';

/** Marks what cards fly from: `data-flight={deckSpot}`. */
export const deckSpot = 'deck';

const FADE: TransitionConfig = { duration: 120, css: (t) => `opacity: ${t}` };

/** Where a spot is, seen from a card's own place. */
function way(card: Element, spot: string): { x: number; y: number; scale: number } | null {
  const target = card.closest('[data-flights]')?.querySelector(`[data-flight="${spot}"]`);
  if (!target) return null;
  const from = card.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  return {
    x: to.x + to.width / 2 - (from.x + from.width / 2),
    y: to.y + to.height / 2 - (from.y + from.height / 2),
    scale: Math.min(1, to.width / Math.max(1, from.width)),
  };
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** A card is turned: it comes from the deck, face down at first. */
export function fromDeck(card: Element, { still }: { still: boolean }): TransitionConfig {
  if (still) return { duration: 0 };
  const from = reducedMotion() ? null : way(card, deckSpot);
  if (!from) return FADE;
  return {
    duration: 380,
    easing: easeOut,
    css: (t, u) =>
      `transform: translate(${from.x * u}px, ${from.y * u}px)
        scale(${from.scale + (1 - from.scale) * t}) rotateY(${180 * u}deg)`,
  };
}

/** A card leaves: a match is shown for a moment first, then it goes to its taker. */
export function toTaker(
  card: Element,
  { taker }: { taker: () => { seat: number; matched: boolean } | undefined },
): () => TransitionConfig {
  // Asked for late: the taker is known when the card goes, not when it came.
  return () => {
    const who = taker();
    const to = who && !reducedMotion() ? way(card, seatSpot(who.seat)) : null;
    if (!who || !to) return { duration: who ? 700 : 0, css: (t) => `opacity: ${t}` };
    const shown = who.matched ? 0.55 : 0;
    return {
      duration: who.matched ? 1_100 : 520,
      css: (_, u) => {
        const gone = Math.max(0, (u - shown) / (1 - shown));
        const flown = gone * gone * (3 - 2 * gone);
        const lift = shown ? Math.min(1, u * 6) * 0.07 * (1 - flown) : 0;
        return `transform: translate(${to.x * flown}px, ${to.y * flown}px)
          scale(${1 + lift + (to.scale * 0.6 - 1) * flown}); opacity: ${1 - flown ** 9};
          box-shadow: 0 0 0 ${shown ? 5 : 0}px var(--mint)`;
      },
    };
  };
}
