import { STILL } from '../../../table/units';

/** How long a finger stays to point, in milliseconds. */
const LONG = 550;

/** Where somebody points for all, as the house knows it. */
export interface Pinging {
  mayPing(): boolean;
  /** points at what is there on the screen; false where there is no house */
  pingAt(at: { readonly x: number; readonly y: number }): boolean;
  /** points at a lit place or somebody */
  ping(what: string): void;
}

/** Pointing for all at a place or somebody: with a long press, the other mouse button, or the key P. */
export const pinging =
  ({ mayPing, pingAt, ping }: Pinging) =>
  (root: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    /** a long press has just pointed: the press that ends it means nothing else */
    let hasPointed = false;

    const stop = () => {
      clearTimeout(timer);
      from = null;
    };
    const down = (event: PointerEvent) => {
      hasPointed = false;
      stop();
      if (!event.isPrimary || event.button !== 0 || event.pointerType === 'mouse') return;
      const at = { x: event.clientX, y: event.clientY };
      from = at;
      timer = setTimeout(() => {
        hasPointed = mayPing() && pingAt(at);
      }, LONG);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) >= STILL) stop();
    };
    const menu = (event: MouseEvent) => {
      if (!mayPing()) return;
      event.preventDefault();
      // A finger that stays has pointed already.
      if (!hasPointed && event.button === 2) pingAt({ x: event.clientX, y: event.clientY });
    };
    const click = (event: MouseEvent) => {
      if (hasPointed) event.stopPropagation();
      hasPointed = false;
    };
    const key = (event: KeyboardEvent) => {
      const spot = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell');
      if (event.code !== 'KeyP' || !spot || !mayPing()) return;
      event.preventDefault();
      ping(spot);
    };

    const on = new AbortController();
    const capture = { capture: true, signal: on.signal };
    root.addEventListener('pointerdown', down, capture);
    root.addEventListener('pointermove', move, capture);
    root.addEventListener('pointerup', stop, capture);
    root.addEventListener('pointercancel', stop, capture);
    root.addEventListener('click', click, capture);
    root.addEventListener('contextmenu', menu, { signal: on.signal });
    root.addEventListener('keydown', key, { signal: on.signal });
    return () => {
      stop();
      on.abort();
    };
  };
