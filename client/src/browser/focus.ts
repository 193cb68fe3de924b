/**
 * Keeps the focus from falling to the body, where keys and screen readers are lost: when what had it goes
 * away, is hidden or can no longer be used, it moves to the nearest part of the page that is still there,
 * and on a new page to its heading. Nothing that could be pressed by mistake gets it.
 */
export function keepFocus(): void {
  /** what had the focus last, and all around it */
  let trail: readonly Element[] = [];

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) trail = around(target);
  });

  const look = () => {
    if (trail.length === 0 || !isLost()) return;
    const [had] = trail;
    // Whoever presses on nothing in particular means it; the keys go on from there.
    if (had && canHaveFocus(had)) return;
    // A table knows a better place, and may need a moment to find it.
    if (trail.some((element) => element.isConnected && element.matches(KEEPERS))) return;
    place(trail)?.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
}

/** The heading of a page that has just come; it may itself still be under way. */
export function focusHeading(): void {
  heading()?.focus({ preventScroll: true });
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *');

function around(element: Element): Element[] {
  const found = [element];
  for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) found.push(e);
  return found;
}

/** The innermost part that is still there and means something to a reader; else the page's heading. */
function place(trail: readonly Element[]): HTMLElement | null {
  const part = trail.slice(1).find((element) => element.matches(PARTS) && canHaveFocus(element));
  if (!(part instanceof HTMLElement)) return heading();
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  return part;
}

/** Those that look after the focus themselves (table/keep-focus.ts). */
const KEEPERS = '[data-keeps-focus]';

/** Not whole pages: their heading says more. */
const PARTS = 'dialog, section, fieldset, form, [role=group], [role=region]';

function heading(): HTMLElement | null {
  const open = document.querySelector<HTMLElement>('dialog[open]');
  return open ?? document.querySelector<HTMLElement>('h1');
}
