import { getContext, setContext } from 'svelte';
import type { TimedUpdate } from '../match/match';
import type { GameEvent } from '../net/protocol';
import { isGivenUp, work } from '../puzzles/work';
import { demand, type EngineLine, workerLine } from '../solo/engine';
import type { Reason } from './tutor';

/** Each tells a little more than the one before: where to look, what to do, why. */
export type Step = 'where' | 'what' | 'why';

/** What a good player would do now, by what the seat may know. */
export interface Advice {
  readonly where: readonly string[];
  readonly action: string;
  /** what would happen, as the seat may know it */
  readonly events: readonly GameEvent[];
  readonly reasons: readonly Reason[];
  /** the chance that it really is the best, from 0.5 to 1 */
  readonly sure: number;
}

export type Hint =
  | { kind: 'thinking' }
  | { kind: 'given'; step: Step; advice: Advice }
  /** there is nothing to choose */
  | { kind: 'none' }
  | { kind: 'failed' };

/** From here on nothing else is as good. */
export const isSure = ({ sure }: Advice): boolean => sure >= 0.75;

/** A match on this device, as far as hints are concerned. */
export interface Hinted {
  readonly seat: number | null;
  readonly update: TimedUpdate | null;
  consult(request: { cmd: 'transcript' }): Promise<{ lines?: object[] }>;
}

/** So long one thinks about a hint, in milliseconds. */
const PATIENCE = 1_500;
const STEPS: readonly Step[] = ['where', 'what', 'why'];

/** The hints of one match, each of which is asked for; how many were given is counted. */
export class Hints {
  now: Hint | null = $state.raw(null);
  /** the table that the hint is about */
  private about = -1;
  private asked = new AbortController();

  constructor(
    private readonly match: () => Hinted | null,
    private readonly onGiven: () => void,
    private readonly open: () => EngineLine = workerLine,
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
    else if (this.now?.kind !== 'thinking') await this.think(match, match.update.seq);
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

  private async think(match: Hinted, seq: number): Promise<void> {
    this.forget();
    this.asked = new AbortController();
    const { signal } = this.asked;
    this.about = seq;
    this.now = { kind: 'thinking' };
    try {
      const { lines = [] } = await match.consult({ cmd: 'transcript' });
      const seat = match.seat ?? 0;
      const advice = await work((line) => advise(line, lines, seat), signal, this.open);
      if (signal.aborted) return;
      this.now = advice ? { kind: 'given', step: 'where', advice } : { kind: 'none' };
      if (advice) this.onGiven();
    } catch (error) {
      if (isGivenUp(error) || signal.aborted) return;
      console.error(error);
      this.now = { kind: 'failed' };
    }
  }
}

async function advise(
  line: EngineLine,
  lines: readonly object[],
  seat: number,
): Promise<Advice | null> {
  await demand(line, { cmd: 'replay', lines });
  const hint = await demand(line, { cmd: 'hint', seat, millis: PATIENCE });
  const { where = [], action = null, reasons = [], sure = 1 } = hint;
  if (action === null) return null;
  const { previews = [] } = await demand(line, { cmd: 'preview', seat, action });
  return { where, action, reasons, sure, events: previews[0]?.events ?? [] };
}

const KEY = Symbol('hints');

/** For all below: the hints of the match that is played here. */
export const provideHints = (hints: () => Hints | null): void => {
  setContext(KEY, hints);
};

/** The hints of the match around; null where there are none. */
export const hintsAround = (): (() => Hints | null) =>
  getContext<(() => Hints | null) | undefined>(KEY) ?? (() => null);
