import { getContext, type Snippet, setContext } from 'svelte';
import type { TimedUpdate } from '../match/match';
import type { Advice, Hinted } from '../net/protocol';
import { isGivenUp } from '../puzzles/given-up';
import { providePanel } from '../table/panel';

/** Each tells a little more than the one before: where to look, what to do, why. */
export type Step = 'where' | 'what' | 'why';

export type Hint =
  | { kind: 'thinking' }
  | { kind: 'given'; step: Step; advice: Advice }
  /** there is nothing to choose */
  | { kind: 'none' }
  | { kind: 'failed' };

/** From here on nothing else is as good. */
export const isSure = ({ sure }: Advice): boolean => sure >= 0.75;

/** Whoever knows what a good player would do at this table, by what the seat may know. */
export type Adviser = (
  update: TimedUpdate,
  signal: AbortSignal,
) => Promise<Pick<Hinted, 'outcome' | 'advice'>>;

const STEPS: readonly Step[] = ['where', 'what', 'why'];

/** The hints of one match, each of which is asked for; how many were given is counted. */
export class Hints {
  now: Hint | null = $state.raw(null);
  /** what is said, for the place where the table tells whose turn it is */
  panel: Snippet | null = $state.raw(null);
  /** the table that the hint is about */
  private about = -1;
  private asked = new AbortController();

  constructor(
    private readonly match: () => { readonly update: TimedUpdate | null } | null,
    private readonly adviser: Adviser,
    private readonly onGiven: () => void = () => {},
  ) {}

  /** Whether there is something to decide for whoever looks. */
  readonly isPossible: boolean = $derived.by(() => {
    const match = this.match();
    return match?.update?.result === null && match.update.actions.length > 0;
  });

  /** A hint, or more of it. */
  async ask(): Promise<void> {
    const match = this.match();
    if (!match?.update || !this.isPossible) return;
    if (this.now?.kind === 'given' && this.about === match.update.seq) this.tellMore(this.now);
    else if (this.now?.kind !== 'thinking') await this.think(match.update);
  }

  /** The hint is of no use any more: something was done, or nobody wants it. */
  forget(): void {
    this.asked.abort();
    this.now = null;
  }

  /** Something has happened at the table. */
  heed(seq: number): void {
    if (this.now && seq !== this.about) this.forget();
  }

  private tellMore(hint: Hint & { kind: 'given' }): void {
    const next = STEPS[STEPS.indexOf(hint.step) + 1];
    if (next) this.now = { ...hint, step: next };
  }

  private async think(update: TimedUpdate): Promise<void> {
    this.forget();
    this.asked = new AbortController();
    const { signal } = this.asked;
    this.about = update.seq;
    this.now = { kind: 'thinking' };
    try {
      const { outcome, advice } = await this.adviser(update, signal);
      if (signal.aborted) return;
      if (outcome === 'too-late') this.forget();
      else this.now = advice ? { kind: 'given', step: 'where', advice } : { kind: 'none' };
      if (advice) this.onGiven();
    } catch (error) {
      if (isGivenUp(error) || signal.aborted) return;
      console.error(error);
      this.now = { kind: 'failed' };
    }
  }
}

const KEY = Symbol('hints');

/** For all below: the hints of the match that is played here. */
export const provideHints = (hints: () => Hints | null): void => {
  setContext(KEY, hints);
  providePanel(() => hints()?.panel ?? null);
};

/** The hints of the match around; null where there are none. */
export const hintsAround = (): (() => Hints | null) =>
  getContext<(() => Hints | null) | undefined>(KEY) ?? (() => null);
