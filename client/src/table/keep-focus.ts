/** Where the focus rests at a table when what had it is gone. */
export const RESTING = '[data-rest]';

/** Whether nobody minds if the focus moves: it is nowhere, where nothing can be reached, or resting. */
export function isFocusFree(): boolean {
  const { activeElement: now, body } = document;
  return (
    now === null || now === body || now.closest('[inert]') !== null || now.closest(RESTING) === now
  );
}

/** The table itself may know a better place first, the nearest on its board say; a control may be back. */
const PATIENCE = 120;

const isResting = (element: EventTarget | null): boolean =>
  element !== null && (element as Element).closest(RESTING) === element;

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null;

/**
 * For the element that is the table: controls come and go with the phases of a game, and whoever had
 * the focus on one that is gone goes on from what the banner says, not from the top of the page; back
 * again, if it was only out of order for a moment.
 */
export function keepFocus(table: HTMLElement): () => void {
  // The page's own way (browser/focus.ts) leaves it to the table.
  table.dataset.keepsFocus = '';
  let last: HTMLElement | null = null;
  /** whether it could not be used for a while */
  let wasGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const { activeElement: now, body } = document;
    const isSomewhere = now !== null && now !== body && !isGone(now) && !isResting(now);
    if (!last || isSomewhere) return;
    if (isGone(last)) {
      wasGone = true;
      if (!isResting(now)) {
        table.querySelector<HTMLElement>(RESTING)?.focus({ preventScroll: true });
      }
    } else if (wasGone) last.focus({ preventScroll: true });
    // Who presses beside everything wants the focus nowhere.
    else last = null;
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, PATIENCE);
  };
  const come = ({ target }: Event) => {
    if (isResting(target)) return;
    last = target as HTMLElement;
    wasGone = false;
  };
  const leave = (event: Event) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (relatedTarget !== null && !isResting(relatedTarget)) last = null;
    // A press beside everything, where the focus rested.
    else if (isResting(target) && relatedTarget === null) last = null;
    else lookSoon();
  };
  const changes = new MutationObserver(() => {
    if (!last) return;
    if (isGone(last)) wasGone = true;
    if (wasGone) lookSoon();
  });
  table.addEventListener('focusin', come);
  table.addEventListener('focusout', leave);
  changes.observe(table, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert'],
  });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    table.removeEventListener('focusin', come);
    table.removeEventListener('focusout', leave);
  };
}
