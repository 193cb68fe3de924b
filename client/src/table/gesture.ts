import { type Camera, type Motion, moved, type Point, type Scene } from './camera';
import { STILL } from './units';

/**
 * Fingers on a board, or a mouse that is held down: one moves it, two move and zoom it at once. What
 * was between them stays between them, since every step is reckoned from where they took hold: a
 * finger that went past the board's bounds finds the same place under it when it is back.
 */
export class Gesture {
  private readonly fingers = new Map<number, Point>();
  private held: { readonly camera: Camera; readonly points: readonly Point[] } | null = null;
  private moves = false;

  /** Whether the board moves with the fingers, until the last of them is gone. */
  get isMoving(): boolean {
    return this.moves;
  }

  get ids(): number[] {
    return [...this.fingers.keys()];
  }

  has(id: number): boolean {
    return this.fingers.has(id);
  }

  /** A finger comes down. Two of them never press anything: they move the board at once. */
  down(id: number, at: Point, camera: Camera): void {
    this.fingers.set(id, at);
    this.moves ||= this.fingers.size > 1;
    this.hold(camera);
  }

  /** Where the board is once this finger is there; null while the finger may still mean to press. */
  move(id: number, at: Point, scene: Scene): Camera | null {
    const [held] = this.held?.points ?? [];
    if (!this.held || !held || !this.fingers.has(id)) return null;
    this.fingers.set(id, at);
    this.moves ||= distance(held, at) >= STILL;
    if (!this.moves) return null;
    return moved(this.held.camera, motion(this.held.points, this.points()), scene);
  }

  /** A finger goes; the others hold on. True if it was the last one of those that moved the board. */
  up(id: number, camera: Camera): boolean {
    if (!this.fingers.delete(id)) return false;
    this.hold(camera);
    const ended = this.moves && this.fingers.size === 0;
    if (ended) this.moves = false;
    return ended;
  }

  /** The board was moved otherwise: the fingers hold what is under them now. */
  hold(camera: Camera): void {
    this.held = this.fingers.size > 0 ? { camera, points: this.points() } : null;
  }

  /** A third finger has no say. */
  private points(): readonly Point[] {
    return [...this.fingers.values()].slice(0, 2);
  }
}

function motion(before: readonly Point[], now: readonly Point[]): Motion {
  return { from: middle(before), to: middle(now), factor: apart(now) / apart(before) };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Never nothing, since it is divided by; always the same for one finger. */
const apart = ([a, b]: readonly Point[]): number => (a && b ? Math.max(1, distance(a, b)) : 1);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What a browser calls a line or a page of a wheel, in pixels. */
const LINE = 40;
const PAGE = 400;
/** Pixels that zoom by e: of a wheel, and of two fingers on a trackpad, which tell of small steps. */
const WHEEL = 500;
const TRACKPAD = 100;
/** No single step zooms by more than e to this power, whatever the device says. */
const MOST = 0.5;

/** How many times larger a step of the wheel makes things. Pinching on a trackpad comes as Ctrl. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaY * ([1, LINE, PAGE][deltaMode] ?? 1);
  const power = -pixels / (ctrlKey ? TRACKPAD : WHEEL);
  return Math.exp(Math.max(-MOST, Math.min(MOST, power)));
}
