import type { Match, TimedUpdate } from '../match/match';
import { UNHURRIED } from '../match/no-server';
import type { GameEvent, Race, Reply, Result, TableInfo } from '../net/protocol';
import { demand, type EngineLine } from '../solo/engine';
import type { Move, Transcript } from './transcript';

/** With whose eyes: a seat's, a spectator's, or those of somebody who sees everything. */
export type Sight = number | 'spectator' | 'all';

/** The table after so many actions. */
export interface Frame {
  /** what led to it; null for the deal */
  readonly move: Move | null;
  readonly events: readonly GameEvent[];
  readonly view: unknown;
  readonly scores: (number | null)[];
  readonly insight: unknown;
  readonly toAct: number[] | 'chance';
  readonly result: Result | null;
  readonly race: Race | null;
}

/** How the engine's state is shown to who sees everything, as `GameModule.fullSight`. */
type FullSight = (state: unknown) => unknown;

/**
 * A match of the past, played again by the engine: every table that there was, as somebody saw it.
 * It stands at one of them, and goes where it is told.
 */
export class ReplayMatch implements Match {
  readonly isReplay = true;
  readonly canSignal = false;
  readonly lagging = false;
  readonly own = [];
  readonly connection = 'online';
  readonly pending = [];
  readonly reply = null;
  readonly table: TableInfo;
  seat: number | null = $state.raw(null);
  update: TimedUpdate | null = $state.raw(null);
  sight: Sight = $state.raw('spectator');
  /** how many actions have been played */
  position = $state(0);
  frames: readonly Frame[] = $state.raw([]);

  readonly #listeners = new Set<(update: TimedUpdate) => void>();
  readonly #films = new Map<Sight, Promise<Frame[]>>();

  private constructor(
    private readonly line: EngineLine,
    private readonly moves: readonly Move[],
    table: TableInfo,
    private readonly fullSight: FullSight,
  ) {
    // Whoever has left the table since sat there then, and nobody leads it any more.
    const here = { online: true, awaySeconds: null, lingers: false, standsIn: false };
    const seats = table.seats.map((seat) => ({ ...seat, ...here }));
    this.table = { ...table, status: 'over', host: null, seats };
  }

  /** Plays the whole match once; an error tells which line of its file is wrong, and why. */
  static async open(
    { lines, moves }: Transcript,
    table: TableInfo,
    line: EngineLine,
    fullSight: FullSight,
    sight: Sight = 'spectator',
  ): Promise<ReplayMatch> {
    await demand(line, { cmd: 'replay', lines });
    const match = new ReplayMatch(line, moves, table, fullSight);
    await match.look(sight);
    return match;
  }

  get steps(): number {
    return this.moves.length;
  }

  /** How long it took from the last action to the next one; null where nobody knows. */
  get pause(): number | null {
    const next = this.moves[this.position]?.at ?? null;
    const last = this.moves[this.position - 1]?.at ?? null;
    return next === null || last === null ? null : next - last;
  }

  /** Goes on with other eyes, at the same place. */
  async look(sight: Sight): Promise<void> {
    this.sight = sight;
    const frames = await this.#film(sight);
    // Meanwhile the replay may have gone on, or somebody has chosen yet other eyes.
    if (this.sight !== sight) return;
    const before = this.#told();
    this.seat = typeof sight === 'number' ? sight : null;
    this.frames = frames;
    this.#show(this.#told(), before.length, true);
  }

  /** Goes to the table after so many actions; one step ahead is played, anything else is shown. */
  go(position: number): void {
    const before = this.position;
    this.position = Math.min(this.steps, Math.max(0, Math.round(position)));
    if (this.position === before) return;
    const between = this.frames.slice(
      Math.min(before, this.position) + 1,
      Math.max(before, this.position) + 1,
    );
    const events = between.flatMap((frame) => frame.events);
    if (this.position < before) this.#show([], events.length, true);
    else this.#show(events, 0, this.position > before + 1);
  }

  async act(): Promise<Reply> {
    const error = { code: 'over', message: 'the game is over' };
    const seq = this.position;
    return { type: 'reply', id: 'replay', outcome: 'refused', seq, error, race: null };
  }

  onUpdate(listener: (update: TimedUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hurry(): void {}

  signal(): void {}

  onSignal(): () => void {
    return () => {};
  }

  close(): void {
    this.#listeners.clear();
    this.line.close();
  }

  /** All that has been told up to here. */
  #told(): GameEvent[] {
    return this.frames.slice(0, this.position + 1).flatMap((frame) => frame.events);
  }

  #show(events: GameEvent[], undone: number, catchUp: boolean): void {
    const frame = this.frames[this.position];
    if (!frame) return;
    const update: TimedUpdate = {
      type: 'update',
      seq: this.position,
      undone,
      events,
      view: frame.view,
      scores: frame.scores,
      insight: frame.insight,
      toAct: frame.toAct,
      actions: [],
      open: false,
      canUndo: false,
      clock: null,
      result: frame.result,
      race: catchUp ? null : frame.race,
      ...UNHURRIED,
      at: performance.now(),
      catchUp,
    };
    this.update = update;
    for (const listener of this.#listeners) listener(update);
  }

  /** Everything that there is to be seen; made once for each pair of eyes, one after the other. */
  #film(sight: Sight): Promise<Frame[]> {
    const known = this.#films.get(sight);
    if (known) return known;
    const others = Promise.allSettled(this.#films.values());
    const film = others.then(() => this.#shoot(sight));
    this.#films.set(sight, film);
    return film;
  }

  async #shoot(sight: Sight): Promise<Frame[]> {
    await demand(this.line, { cmd: 'undo', count: this.moves.length });
    const frames = [await this.#frame(sight, null, [])];
    for (const move of this.moves) {
      const { seat, action } = move;
      const viewer = sight === 'all' ? undefined : sight;
      const { events = [] } = await demand(this.line, { cmd: 'apply', seat, action, viewer });
      frames.push(await this.#frame(sight, move, events));
    }
    return frames;
  }

  async #frame(sight: Sight, move: Move | null, events: GameEvent[]): Promise<Frame> {
    const viewer = sight === 'all' ? 'spectator' : sight;
    const shown = await demand(this.line, { cmd: 'look', viewer });
    const all = sight === 'all' ? await demand(this.line, { cmd: 'state' }) : null;
    return {
      move,
      events,
      view: all ? this.fullSight(all.state) : shown.view,
      scores: shown.scores ?? [],
      insight: shown.insight,
      toAct: shown.toAct ?? [],
      result: shown.result ?? null,
      race: move?.race ?? null,
    };
  }
}
