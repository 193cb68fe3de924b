/**
 * Keeps the focus from falling to the body, where keys and screen readers are lost: when what had it goes
 * away, is hidden or can no longer be used, it moves to the nearest part of the page that is still there,
 * and on a new page to its heading. Nothing that could be pressed by mistake gets it. If what had it can
 * be used again, it has it again.
 */
export function keepFocus(): void {
  /** what had the focus last, and all around it */
  let trail: readonly Element[] = [];
  let frame = 0;

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !isRefuge(target)) trail = around(target);
  });

  const look = () => {
    const [had] = trail;
    if (!had || !isLost()) return;
    // Whoever presses on nothing in particular means it, and the keys go on from there.
    // A table knows a better place, and may need a moment to find it.
    if (trail.some((element) => element.isConnected && element.matches(KEEPERS))) return;
    if (canHaveFocus(had)) {
      if (isRefuge(document.activeElement)) (had as HTMLElement).focus({ preventScroll: true });
    } else if (!isRefuge(document.activeElement)) {
      takeRefuge(placeNear(trail));
    }
  };
  // Boards and drawers that know better where it belongs come first.
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  new MutationObserver(soon).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
}

/** The heading of a page that has just come. */
export function focusHeading(): void {
  heading()?.focus({ preventScroll: true });
}

/** Where the focus is only because it has nowhere else to be. */
function takeRefuge(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.dataset.refuge = '';
  place.addEventListener('blur', () => delete place.dataset.refuge, { once: true });
  place.focus({ preventScroll: true });
}

const isRefuge = (element: Element | null): boolean =>
  element?.hasAttribute('data-refuge') === true;

const isLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  isRefuge(document.activeElement);

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *');

function around(element: Element): Element[] {
  const found = [element];
  for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) found.push(e);
  return found;
}

/** Those that look after the focus themselves (table/keep-focus.ts). */
const KEEPERS = '[data-keeps-focus]';

/** Not whole pages: their heading says more. */
const PARTS = 'dialog, section, fieldset, form, [role=group], [role=region]';

/** The innermost part that is still there and means something to a reader; else the page's heading. */
function placeNear(trail: readonly Element[]): HTMLElement | null {
  const part = trail.slice(1).find((element) => element.matches(PARTS) && canHaveFocus(element));
  return part instanceof HTMLElement ? part : heading();
}

/** Of the dialog in front, if there is one. */
const heading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('dialog:modal h2, dialog:modal') ??
  document.querySelector<HTMLElement>('h1');
