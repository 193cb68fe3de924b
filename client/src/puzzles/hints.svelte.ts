import type { GameEvent } from '../net/protocol';
import { isGivenUp } from './given-up';
import type { Thinker, Way } from './thinker';

/** What can be asked, each a little more: whether it is still possible, which pattern, what to do. */
export type Question = 'possible' | 'pattern' | 'action';

export type Hint =
  /** `part` of the work is done, from 0 to 1; `back`: it looks so many actions back */
  | { kind: 'thinking'; part: number; back: number }
  | { kind: 'possible' }
  | { kind: 'pattern'; card: string }
  /** and what it does */
  | { kind: 'action'; action: string; events: readonly GameEvent[] }
  /** it is possible again so many actions before */
  | { kind: 'impossible'; back: number }
  /** not even from the start */
  | { kind: 'hopeless' }
  /** the solver has not found out in its time */
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** So long the solver thinks about a question; asked again, twice as long. */
const PATIENCE = 20_000;

/** The hints of one puzzle, each of which is asked for; how many were given is counted. */
export class Hints {
  now: Hint | null = $state.raw(null);
  given = $state(0);
  private millis = PATIENCE;
  private asked = new AbortController();

  constructor(
    private readonly thinker: Thinker,
    /** tells what an action would do now */
    private readonly foresee: (action: string) => Promise<readonly GameEvent[]>,
  ) {}

  /** Answers a question about the position after these actions. */
  async ask(question: Question, done: readonly string[]): Promise<void> {
    const hint = await this.withPatience(() => this.answer(question, done));
    if (!hint) return;
    this.now = hint;
    if (hint.kind !== 'unknown') this.given++;
  }

  /** The whole way from the start; null if there is none that could be shown. */
  async solution(): Promise<readonly string[] | null> {
    const way = await this.withPatience(() => this.wayFrom([], 0));
    if (!way) return null;
    if (way.possible) {
      this.now = null;
      this.given++;
      return way.actions;
    }
    this.now = way.possible === null ? this.giveUp() : { kind: 'hopeless' };
    return null;
  }

  /** The hint is of no use any more: something was done, or nobody wants it. */
  forget(): void {
    this.asked.abort();
    this.now = null;
  }

  /** Asks for something new. Null: it was given up, or failed, which is told. */
  private async withPatience<T>(task: () => Promise<T>): Promise<T | null> {
    this.forget();
    this.asked = new AbortController();
    const { signal } = this.asked;
    try {
      const answer = await task();
      return signal.aborted ? null : answer;
    } catch (error) {
      if (!isGivenUp(error) && !signal.aborted) {
        console.error(error);
        this.now = { kind: 'failed' };
      }
      return null;
    }
  }

  private async answer(question: Question, done: readonly string[]): Promise<Hint> {
    const { possible, actions } = await this.wayFrom(done, 0);
    if (possible === null) return this.giveUp();
    if (!possible) return this.wayBack(done);
    if (question === 'possible') return { kind: 'possible' };
    if (question === 'action') {
      const [action = ''] = actions;
      return { kind: 'action', action, events: await this.foresee(action) };
    }
    const score = actions.find((action) => action.startsWith('score '));
    return { kind: 'pattern', card: score?.split(' ')[1] ?? '' };
  }

  /**
   * The nearest position before from which it is possible: the later a position, the sooner it is
   * solved. Where the solver cannot tell, one begins anew.
   */
  private async wayBack(done: readonly string[]): Promise<Hint> {
    for (let back = 1; back <= done.length; back++) {
      const { possible } = await this.wayFrom(done.slice(0, -back), back);
      if (possible) return { kind: 'impossible', back };
      if (possible === null) return { kind: 'impossible', back: done.length };
    }
    return { kind: 'hopeless' };
  }

  private giveUp(): Hint {
    this.millis *= 2;
    return { kind: 'unknown' };
  }

  private wayFrom(done: readonly string[], back: number): Promise<Way> {
    const { signal } = this.asked;
    const onProgress = (part: number) => {
      if (!signal.aborted) this.now = { kind: 'thinking', part, back };
    };
    onProgress(0);
    return this.thinker.way(done, { millis: this.millis, signal, onProgress });
  }
}
