import type { GameEvent } from '../net/protocol';
import type { Transcript } from '../replay/transcript';
import { demand, type EngineLine, workerLine } from '../solo/engine';

/** A moment as its player saw it, and what the actions would do that are in question. */
export interface Glimpse {
  readonly view: unknown;
  /** by action: what happens, as the player may know it */
  readonly deeds: Readonly<Record<string, readonly GameEvent[]>>;
}

/** Looks at moments of a match, one after the other, on a thread of its own. Must be closed. */
export class Glimpses {
  private readonly known = new Map<number, Promise<Glimpse>>();
  private queue: Promise<unknown> = Promise.resolve();
  private line: EngineLine | null = null;

  constructor(
    private readonly transcript: Transcript,
    private readonly open: () => EngineLine = workerLine,
  ) {}

  /** Before that move, with the eyes of whoever made it. */
  at(at: number, actions: readonly string[]): Promise<Glimpse> {
    const known = this.known.get(at) ?? this.enqueue(() => this.look(at, actions));
    this.known.set(at, known);
    return known;
  }

  close(): void {
    this.line?.close();
  }

  private async look(at: number, actions: readonly string[]): Promise<Glimpse> {
    this.line ??= this.open();
    const { line, transcript } = this;
    const [header, ...rest] = transcript.lines;
    const seat = transcript.moves[at]?.seat;
    const seed = rest.find((one) => 'seed' in one);
    const lines = [{ ...header, ...seed }, ...transcript.moves.slice(0, at).map(plain)];
    await demand(line, { cmd: 'replay', lines });
    const { view } = await demand(line, { cmd: 'look', viewer: seat });
    const { previews = [] } = await demand(line, { cmd: 'preview', seat, actions });
    const deeds = actions.map((action, i) => [action, previews[i]?.events ?? []]);
    return { view, deeds: Object.fromEntries(deeds) };
  }

  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task);
    this.queue = done.catch(() => undefined);
    return done;
  }
}

const plain = ({ seat, action }: Transcript['moves'][number]) => ({ seat, action });
