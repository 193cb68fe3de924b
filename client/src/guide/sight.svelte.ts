import type { Pointer } from './script';

/** The light's rim stays in sight, in pixels. */
const EDGE = 8;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the player should look at, found on the page anew with every frame: boards move. */
export class Sight {
  /** the first of the pointers that is on the page */
  pointer: Pointer | null = $state.raw(null);
  rects: readonly Rect[] = $state.raw([]);
  /** it lies under something that was opened: what is seen is how to shut that */
  covered = $state(false);
  private shown: Element | null = null;

  /** Follows them until what it returns is called; `above` is how much of the page's top is covered. */
  follow(pointers: readonly Pointer[], above: () => number): () => void {
    let frame = 0;
    const look = () => {
      this.look(pointers, above());
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }

  private look(pointers: readonly Pointer[], above: number): void {
    const pointer = pointers.find(({ see }) => all(see).length > 0) ?? null;
    const meant = pointer ? [...all(pointer.see), ...all(pointer.light)] : [];
    const shut = meant[0] ? shutterOver(meant[0]) : null;
    const found = shut ? [shut] : meant;
    this.covered = shut !== null;
    const rects = found.map(inSight).filter(isSeen);
    if (pointer !== this.pointer) this.pointer = pointer;
    if (!isSame(rects, this.rects)) this.rects = rects;
    const [first = null] = found;
    if (first !== this.shown) {
      this.shown = first;
      if (first && isHidden(whole(first), above)) first.scrollIntoView({ block: 'center' });
    }
  }
}

const all = (selector: string | undefined): Element[] =>
  selector ? [...document.querySelectorAll(selector)].filter((one) => !one.closest('[inert]')) : [];

/** What shuts the drawer that lies over it; null if there is none. */
function shutterOver(element: Element): Element | null {
  const { x, y, width, height } = inSight(element);
  const cover = document
    .elementFromPoint(x + width / 2, y + height / 2)
    ?.closest('[data-cover]:has([data-uncover][aria-expanded=true])');
  return cover && !cover.contains(element) ? cover.querySelector('[data-uncover]') : null;
}

/** What of it is in sight: something large may reach beyond the window, or its board's plane. */
function inSight(element: Element): Rect {
  const box = element.getBoundingClientRect();
  const plane = element.closest('.plane')?.getBoundingClientRect();
  const x = Math.max(EDGE, plane?.left ?? 0, box.left);
  const y = Math.max(EDGE, plane?.top ?? 0, box.top);
  const width = Math.min(innerWidth - EDGE, plane?.right ?? box.right, box.right) - x;
  const bottom = plane ? bottomOf(plane) : box.bottom;
  const height = Math.min(innerHeight - EDGE, bottom, box.bottom) - y;
  // What is out of sight altogether is brought there first.
  return width > 0 && height > 0 ? { x, y, width, height } : box;
}

/** Where a board ends for the eye: a drawer may lie over its lower part. */
function bottomOf({ left, right, top, bottom }: DOMRect): number {
  const cover = document.querySelector('[data-cover]')?.getBoundingClientRect();
  const isOver = cover && cover.left < right && cover.right > left && cover.top > top;
  return isOver ? Math.min(bottom, cover.top) : bottom;
}

/** All of it that can be brought into sight: a board's plane moves by itself. */
const whole = (element: Element): Rect =>
  element.closest('.plane') ? inSight(element) : element.getBoundingClientRect();

const isSeen = ({ width, height }: Rect): boolean => width > 0 && height > 0;

const isHidden = ({ y, height }: Rect, above: number): boolean =>
  y < above || y + height > innerHeight;

const isSame = (a: readonly Rect[], b: readonly Rect[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return (
      other !== undefined &&
      one.x === other.x &&
      one.y === other.y &&
      one.width === other.width &&
      one.height === other.height
    );
  });
