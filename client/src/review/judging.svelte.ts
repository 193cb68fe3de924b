import { ownBuild } from '../browser/build';
import type { Transcript } from '../replay/transcript';
import { demand, type EngineLine, workerLine } from '../solo/engine';
import type { Judgement, Summary } from './judgement';
import { BrowserStore, keyOf, type ReviewStore } from './kept';

/** So many rounds of search go into a whole match, and into one decision at least and at most. */
const ROUNDS = 40_000;
const FEWEST = 80;
const MOST = 600;
/** So often what is known so far is shown, and kept, in milliseconds. */
const SHOW_EVERY = 250;
const KEEP_EVERY = 2_000;
const MOST_WORKERS = 4;

export type Work = 'waiting' | 'working' | 'stopped' | 'done' | 'failed';

/** All but one of the device's cores, so that the page itself stays quick. */
export const workersHere = (cores = navigator.hardwareConcurrency || 2): number =>
  Math.min(MOST_WORKERS, Math.max(1, cores - 1));

/** The rounds for each decision of a match: always the same, so that it can be told again. */
export const roundsFor = (decisions: number): number =>
  Math.min(MOST, Math.max(FEWEST, Math.round(ROUNDS / Math.max(1, decisions))));

interface Parts {
  open: () => EngineLine;
  store: ReviewStore;
  workers: number;
  /** which build of the page, and so of the engine, judges */
  build: string | null;
}

/**
 * Judges the decisions of a match, one after the other, on threads of their own. It can be stopped at
 * any moment and goes on where it was, also after the page was closed.
 */
export class Judging {
  state: Work = $state('waiting');
  /** by the number of the move; null where there was no choice */
  judged: ReadonlyMap<number, Judgement | null> = $state.raw(new Map());
  summary: Summary | null = $state.raw(null);

  private readonly lines = new Set<EngineLine>();
  private readonly parts: Parts;
  private key = '';
  private readonly iterations: number;
  private waiting: number[] = [];
  /** all that is known, shown or not yet */
  private readonly known = new Map<number, Judgement | null>();
  private shownAt = 0;
  private savedAt = 0;

  constructor(
    private readonly transcript: Transcript,
    parts: Partial<Parts> = {},
  ) {
    const { open = workerLine, store = new BrowserStore(), workers = workersHere() } = parts;
    const { build = ownBuild() } = parts;
    this.parts = { open, store, workers, build };
    this.iterations = roundsFor(this.decisions.length);
  }

  /** The moves that somebody made, in order; dice and clocks decide nothing. */
  readonly decisions: readonly number[] = $derived.by(() =>
    this.transcript.moves.flatMap(({ seat }, at) => (typeof seat === 'number' ? [at] : [])),
  );
  readonly total: number = $derived.by(() => this.decisions.length);
  readonly done: number = $derived.by(() => this.judged.size);
  /** the decisions that are judged, in order */
  readonly judgements: readonly Judgement[] = $derived.by(() =>
    [...this.judged.values()].filter((one) => one !== null).sort((a, b) => a.at - b.at),
  );

  /** Begins, or goes on. */
  async start(): Promise<void> {
    if (this.state === 'working' || this.state === 'done') return;
    this.state = 'working';
    this.key ||= keyOf(this.transcript, this.iterations, this.parts.build);
    const kept = await this.parts.store.load(this.key);
    if (this.state !== 'working') return;
    for (const [at, judgement] of kept?.judged ?? []) this.known.set(at, judgement);
    this.show();
    this.waiting = this.decisions.filter((at) => !this.known.has(at));
    const workers = Math.min(this.parts.workers, this.waiting.length);
    try {
      await Promise.all(Array.from({ length: workers }, () => this.work()));
      if (this.state === 'working') await this.sumUp();
    } catch (error) {
      if (this.state !== 'working') return;
      console.error(error);
      this.closeAll();
      this.state = 'failed';
    }
  }

  /** Stops for now; what is known is kept. */
  stop(): void {
    if (this.state !== 'working') return;
    this.state = 'stopped';
    this.closeAll();
    this.show();
    void this.keep();
  }

  private async work(): Promise<void> {
    const line = this.openLine();
    await demand(line, { cmd: 'replay', lines: this.transcript.lines });
    for (let at = this.waiting.shift(); at !== undefined; at = this.waiting.shift()) {
      const { iterations } = this;
      const { judgement = null } = await demand(line, { cmd: 'judge', at, iterations });
      if (this.state !== 'working') return;
      this.known.set(at, judgement);
      const now = performance.now();
      if (now - this.shownAt > SHOW_EVERY) this.show();
      if (now - this.savedAt > KEEP_EVERY) void this.keep();
    }
    this.closeLine(line);
  }

  /** Not with every judgement: on a phone the page has better things to do. */
  private show(): void {
    this.shownAt = performance.now();
    this.judged = new Map(this.known);
  }

  private async sumUp(): Promise<void> {
    this.show();
    const line = this.openLine();
    await demand(line, { cmd: 'replay', lines: this.transcript.lines });
    const {
      turning = [],
      seats = [],
      end = null,
      victory = null,
    } = await demand(line, {
      cmd: 'sum-up',
      judgements: this.judgements,
    });
    this.closeLine(line);
    if (this.state !== 'working') return;
    this.summary = { turning, seats, end, victory };
    this.state = 'done';
    await this.keep();
  }

  private async keep(): Promise<void> {
    this.savedAt = performance.now();
    await this.parts.store.save({ key: this.key, judged: [...this.known], saved: Date.now() });
  }

  private openLine(): EngineLine {
    const line = this.parts.open();
    this.lines.add(line);
    return line;
  }

  private closeLine(line: EngineLine): void {
    this.lines.delete(line);
    line.close();
  }

  private closeAll(): void {
    for (const line of this.lines) this.closeLine(line);
  }
}
