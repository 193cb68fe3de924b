import { ask, type EngineLine, workerLine } from '../../solo/engine';
import type { Facts } from '../puzzle';
import { type Composition, codeOf, isEmpty } from './composition';

/** What is known of a composition. */
export type Verdict =
  /** nothing has been asked yet */
  | { kind: 'none' }
  /** it is looked into, or will be in a moment; `done` from 0 to 1 */
  | { kind: 'working'; done: number }
  /** it can be played, and nobody has looked further */
  | { kind: 'unasked' }
  /** no puzzle: why, in the engine's words */
  | { kind: 'refused'; reason: string }
  | ({ kind: 'judged' } & Judgement)
  | { kind: 'failed' };

export interface Judgement {
  /** the most points; at least so many, unless that is proven */
  readonly score: number;
  readonly proven: boolean;
  readonly solution: readonly string[];
  /** with the most points as its goal */
  readonly code: string;
  /** null until it is known, and where nothing is proven */
  readonly rating: { readonly level: number; readonly facts: Facts } | null;
}

/** After such a pause, in milliseconds, somebody who paints has come to rest. */
const PAUSE = 600;
/** How long the engine looks by itself, and when it is asked to. */
const BRIEFLY = 6_000;
const LONG = 60_000;
/** With more rounds than that it looks only when it is asked to. */
const BY_ITSELF = 3;

/**
 * Asks the engine what it thinks of a composition: whether it is a puzzle, the most points, and how
 * hard it is. It asks by itself after a pause, and gives up what it is asked when there is something
 * new, or when somebody says so.
 */
export class Judge {
  verdict: Verdict = $state.raw({ kind: 'none' });
  /** what was last known of a puzzle, until something else is known */
  last: Judgement | null = $state.raw(null);
  private line: EngineLine | null = null;
  private isBusy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** counts what was asked: answers to older questions mean nothing */
  private asked = 0;

  constructor(private readonly open: () => EngineLine = workerLine) {}

  /** Something has changed: looks at it after a pause. */
  consider(composition: Composition): void {
    this.stop();
    const isNone = isEmpty(composition);
    this.tell(isNone ? { kind: 'none' } : { kind: 'working', done: 0 });
    if (!isNone) this.timer = setTimeout(() => void this.judge(composition, null), PAUSE);
  }

  /** Looks now, and for as long as somebody may wait. */
  lookLonger(composition: Composition): void {
    this.stop();
    void this.judge(composition, LONG);
  }

  /** Somebody does not want to wait. */
  giveUp(): void {
    this.stop();
    this.tell({ kind: 'unasked' });
  }

  close(): void {
    this.stop();
    this.line?.close();
    this.line = null;
  }

  private tell(verdict: Verdict): void {
    this.verdict = verdict;
    if (verdict.kind === 'judged') this.last = verdict.score > 0 ? verdict : null;
    else if (verdict.kind !== 'working') this.last = null;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.asked++;
    if (!this.isBusy) return;
    // Only the end of its thread ends what an engine is doing.
    this.line?.close();
    this.line = null;
    this.isBusy = false;
  }

  private async judge(composition: Composition, wanted: number | null): Promise<void> {
    const asked = this.asked;
    const tell = (verdict: Verdict) => {
      if (asked === this.asked) this.tell(verdict);
    };
    tell({ kind: 'working', done: 0 });
    this.isBusy = true;
    try {
      tell(await this.find(composition, wanted, tell));
    } catch (error) {
      if (asked !== this.asked) return;
      console.error(error);
      // What is known already stays known.
      if (this.verdict.kind !== 'judged') tell({ kind: 'failed' });
    } finally {
      if (asked === this.asked) this.isBusy = false;
    }
  }

  private async find(
    composition: Composition,
    wanted: number | null,
    tell: (verdict: Verdict) => void,
  ): Promise<Verdict> {
    const refused = await this.begin(codeOf(composition, 1));
    if (refused !== null) return { kind: 'refused', reason: refused };
    if (wanted === null && composition.rounds > BY_ITSELF) return { kind: 'unasked' };
    const millis = wanted ?? BRIEFLY;
    const work = (done: number) => tell({ kind: 'working', done });
    const { score, solution, proven } = await this.demand<Solved>({ cmd: 'solve', millis }, work);
    const code = codeOf(composition, Math.max(1, score));
    const judged = { kind: 'judged', score, solution, proven, code, rating: null } as const;
    if (!proven || score <= 0) return judged;
    tell(judged);
    await this.begin(code);
    const { level, facts } = await this.demand<Rated>({ cmd: 'rate', millis });
    return level && facts ? { ...judged, rating: { level, facts } } : judged;
  }

  /** Lays the puzzle out; why not, if the engine will not. */
  private async begin(puzzle: string): Promise<string | null> {
    const { ok, error } = await ask(this.engine(), { cmd: 'new', game: 'candy-hunters', puzzle });
    return ok ? null : (error?.message ?? '');
  }

  private async demand<T>(request: object, onProgress?: (done: number) => void): Promise<T> {
    const text = await this.engine().request(JSON.stringify(request), onProgress);
    const { ok, error, ...answer } = JSON.parse(text);
    if (!ok) throw new Error(error?.message ?? 'The engine refused');
    return answer;
  }

  private engine(): EngineLine {
    this.line ??= this.open();
    return this.line;
  }
}

interface Solved {
  readonly score: number;
  readonly solution: readonly string[];
  readonly proven: boolean;
}

interface Rated {
  readonly level: number | null;
  readonly facts: Facts | null;
}
