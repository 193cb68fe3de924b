import { STILL } from './units';

/** Something under way with a pointer: where that is, and how far it has come, in pixels. */
export interface Dragged<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly isTouch: boolean;
}

/** What happens while something is dragged. */
export interface Dragging<T> {
  /** taken up: from now on it is dragged and no longer pressed */
  lift?(what: T): void;
  move?(dragged: Dragged<T>): void;
  /** let go; not called when the browser takes the pointer away */
  drop(dragged: Dragged<T>): void;
}

/**
 * Dragging with one pointer: the one that took hold. Further fingers and other buttons than the first
 * mean nothing to it.
 */
export class Drag<T> {
  now: Dragged<T> | null = $state.raw(null);
  private held: {
    readonly pointer: number;
    readonly start: PointerEvent;
    readonly what: T;
  } | null = null;
  private hasDragged = false;

  constructor(private readonly on: Dragging<T>) {}

  /** A pointer came down on something; null if that cannot be dragged. */
  start(event: PointerEvent, what: T | null): void {
    if (this.held || !event.isPrimary || event.button !== 0) return;
    this.hasDragged = false;
    if (what === null) return;
    // What lies below is not to be moved along.
    event.stopPropagation();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.held = { pointer: event.pointerId, start: event, what };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.up);
    addEventListener('pointercancel', this.cancel);
  }

  /** Whether a click is only the end of a drag. Keys click as well, and mean it. */
  ends(click: MouseEvent): boolean {
    return this.hasDragged && click.detail > 0;
  }

  /** Lets go without a drop. */
  stop(): void {
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.up);
    removeEventListener('pointercancel', this.cancel);
    this.held = null;
    this.now = null;
  }

  private readonly move = (event: PointerEvent): void => {
    if (!this.held || event.pointerId !== this.held.pointer) return;
    const { start, what } = this.held;
    const { clientX: x, clientY: y } = event;
    const [dx, dy] = [x - start.clientX, y - start.clientY];
    if (!this.now) {
      if (Math.hypot(dx, dy) < STILL) return;
      this.hasDragged = true;
      this.on.lift?.(what);
    }
    this.now = { what, x, y, dx, dy, isTouch: event.pointerType === 'touch' };
    this.on.move?.(this.now);
  };

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.held?.pointer) return;
    const { now } = this;
    this.stop();
    if (now) this.on.drop(now);
  };

  private readonly cancel = ({ pointerId }: PointerEvent): void => {
    if (pointerId === this.held?.pointer) this.stop();
  };
}
