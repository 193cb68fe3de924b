import { untrack } from 'svelte';
import { reducedMotion } from '../../../browser/settings.svelte';
import type { Match, TimedUpdate } from '../../../match/match';
import { slowness } from '../../../match/pace';
import {
  type Frame,
  framesOf,
  NOTHING,
  type Scene,
  type SceneEvent,
  type Seen,
  sceneOf,
} from './scene';

/** Who is behind by so many milliseconds hurries; by so many more, goes straight to the end. */
const HURRY = 6_000;
const SKIP = 12_000;
/** What is held up for all to read, also where nothing moves. */
const HELD = new Set(['rolled', 'pointed']);
const HELD_CALM = 900;
/** So much of their time dice have however much of a hurry somebody is in. */
const HELD_LEAST = 0.4;

/** Shows what happens in the house one thing after the other, each for its while. */
export class Stage {
  scene: Scene = $state.raw(NOTHING);
  /** what is being shown; null when all has been */
  now: Frame | null = $state.raw(null);
  /** how long the present movement takes */
  millis = $state(0);
  private queue: readonly Frame[] = [];
  /** the scene when all has been shown */
  private end: Scene = NOTHING;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly isQuiet = $derived.by(() => this.now === null);

  /** Follows a match; returns what ends it. */
  follow(match: Match): () => void {
    untrack(() => match.update && this.jump(match.update.view as Seen));
    const stop = match.onUpdate((update) => this.hear(update));
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  hear({ view, events, catchUp, undone }: TimedUpdate): void {
    const seen = view as Seen;
    if (catchUp || document.hidden || this.end === NOTHING) this.jump(seen);
    else this.play(seen, undone > 0 ? [] : (events as readonly SceneEvent[]));
  }

  /** Shows these events before the view; none if something was taken back: then all just go there. */
  private play(seen: Seen, events: readonly SceneEvent[]): void {
    const frames = framesOf(this.end, events, seen);
    this.end = frames.at(-1)?.scene ?? this.end;
    this.queue = [
      ...this.queue,
      ...frames.filter((frame) => this.millisOf(frame) > 0 || !frame.event),
    ];
    if (this.left() > SKIP) this.jump(seen);
    else if (this.now === null) this.go();
  }

  /** Shows a view at once. */
  private jump(view: Seen): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.end = sceneOf(view, this.end);
    this.scene = this.end;
    this.now = null;
  }

  private go(): void {
    const [frame, ...rest] = this.queue;
    this.queue = rest;
    this.now = frame?.event ? frame : null;
    if (!frame) return;
    const hurry = this.left() > HURRY ? 0.5 : 1;
    this.millis = this.millisOf(frame) * hurry;
    this.scene = frame.scene;
    if (frame.event === null) this.go();
    else this.timer = setTimeout(() => this.go(), this.millis);
  }

  private millisOf({ event, millis, entrance }: Frame): number {
    const isHeld = event !== null && (entrance || HELD.has(event.type));
    const slow = Math.max(isHeld ? HELD_LEAST : 0, slowness());
    if (!reducedMotion()) return millis * slow;
    return isHeld ? HELD_CALM * slow : 0;
  }

  private left(): number {
    return this.queue.reduce((sum, frame) => sum + this.millisOf(frame), 0);
  }
}
