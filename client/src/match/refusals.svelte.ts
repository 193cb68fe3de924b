import { getContext, setContext, untrack } from 'svelte';
import { language, t } from '../i18n/i18n.svelte';
import type { Reply } from '../net/protocol';
import { Passing } from '../table/passing.svelte';
import type { Match } from './match';

/** Long enough to be read, short enough not to be in the way of what goes on. */
const SHOWN_MILLIS = 6_000;

/** The words there are for a refusal, by its code; whatever else went wrong is the server's own trouble. */
const codes: Readonly<Record<string, string>> = {
  'not-your-turn': 'refused.not-your-turn',
  'illegal-action': 'refused.illegal-action',
  over: 'refused.over',
  'no-game': 'refused.no-game',
  forbidden: 'refused.forbidden',
  'too-many': 'refused.too-many',
  'bad-action': 'refused.not-understood',
  'bad-request': 'refused.not-understood',
  'bad-json': 'refused.not-understood',
};

/** Why an act was refused, in a sentence; null if it was not, or nobody needs to know. */
export function whyRefused({ outcome, error }: Reply): string | null {
  if (outcome !== 'refused' || !error || error.code === 'closed') return null;
  const words = t(codes[error.code] ?? 'refused.unavailable');
  // The rules' own reasons are in English: `TG-3: your jar is full`.
  const reason = error.code === 'illegal-action' && language() === 'en' ? error.message : '';
  const [, plain] = /^[A-Z]{2}-\d+\w?: (.+)$/.exec(reason) ?? [];
  return plain ? `${words} (${plain})` : words;
}

/** What was refused a moment ago, and why. */
export class Refusals {
  private readonly passing = new Passing<string>(SHOWN_MILLIS);
  private last: Reply | null;

  constructor(private readonly match: () => Match) {
    this.last = untrack(() => match().reply);
  }

  get now(): string | null {
    return this.passing.now;
  }

  /** To be called in an effect: whenever there is a new decision, it is the one that counts. */
  hear(): void {
    const { reply } = this.match();
    if (reply === this.last) return;
    this.last = reply;
    untrack(() => {
      const why = reply && whyRefused(reply);
      if (why) this.passing.show(why);
      else this.passing.end();
    });
  }

  end(): void {
    this.passing.end();
  }
}

const KEY = Symbol('refusals');

/** For all below: what is refused at the match that is shown. */
export function provideRefusals(match: () => Match): Refusals {
  const refusals = new Refusals(match);
  setContext(KEY, refusals);
  return refusals;
}

export const refusalsAround = (): Refusals | null => getContext<Refusals | undefined>(KEY) ?? null;
