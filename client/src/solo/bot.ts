import type { Level } from '../protocol';
import { grasps, isFalseAlarm, notices, type Random, slips, takesItsTime } from './reaction';

/** What a bot looks at: the table as its seat sees it, and what it is offered. */
export interface Sight {
  readonly table: readonly string[];
  readonly actions: readonly string[];
  readonly open: boolean;
  /** what the engine would do at this bot's level; null: wait */
  readonly advice: string | null;
  /** what the engine expects of it, in points: for a call, the size of the match */
  readonly value: number;
}

export interface Plan {
  readonly action: string;
  readonly due: number;
}

/**
 * A bot that plays like a person: it does what the engine advises, but only after the time a person
 * would need, and sometimes not at all or wrongly.
 */
export class Bot {
  plan: Plan | null = null;
  /** The table on which it has already looked for a match: who overlooked one does not look again. */
  private seen = '';

  constructor(
    readonly seat: number,
    readonly level: Level,
    private readonly random: Random,
    /** so many times as slow, for tables without a clock */
    private readonly slowed = 1,
  ) {}

  /** Makes or keeps a plan for what it sees now. */
  think(sight: Sight, now: number): void {
    const kept = this.plan;
    const next = this.next(sight);
    // A person who has seen something does not start again because another card was turned.
    if (next === null || kept === null || !isSame(kept.action, next.action, sight)) {
      this.plan = next && { action: next.action, due: now + next.delay * this.slowed };
    }
  }

  private next(sight: Sight): { action: string; delay: number } | null {
    const { advice, table } = sight;
    if (advice === null || isClaim(advice) || advice === 'reveal' || advice === 'done') {
      const claim = this.look(sight);
      if (claim !== null) return claim;
    }
    const calm = sight.actions.find((action) => action === 'reveal' || action === 'done');
    if (calm !== undefined && (advice === null || isClaim(advice) || advice === calm)) {
      const middling = calm === 'done' ? 5_500 : table.length < 2 ? 1_000 : 2_900;
      return { action: calm, delay: takesItsTime(middling, this.random) };
    }
    if (advice === null || isClaim(advice)) {
      return null;
    }
    if (advice.startsWith('take ')) {
      const cards = advice.split(' ').slice(1);
      const taken = slips(this.level, this.random) ? this.confuse(cards, table) : cards;
      return { action: ['take', ...taken].join(' '), delay: grasps(taken.length, this.random) };
    }
    return { action: advice, delay: takesItsTime(1_300, this.random) };
  }

  /** Looks for a match once on each table; keeps what it has planned before. */
  private look(sight: Sight): { action: string; delay: number } | null {
    const { advice, table } = sight;
    if (this.plan !== null && isClaim(this.plan.action) && isStillThere(this.plan.action, sight)) {
      return { action: this.plan.action, delay: 0 };
    }
    const looks = table.join(' ') !== this.seen;
    this.seen = table.join(' ');
    if (!looks) {
      return null;
    }
    if (advice !== null && isClaim(advice)) {
      const size = advice === 'call' ? sight.value : advice.split(' ').length - 1;
      const delay = notices(this.level, size, table.length, this.random);
      return delay === null ? null : { action: advice, delay };
    }
    if (table.length > 3 && isFalseAlarm(this.level, this.random)) {
      const alarm = this.alarm(sight);
      return alarm === null ? null : { action: alarm, delay: takesItsTime(1_800, this.random) };
    }
    return null;
  }

  private alarm(sight: Sight): string | null {
    if (sight.actions.includes('call')) {
      return 'call';
    }
    const first = Math.floor(this.random() * (sight.table.length - 1));
    return sight.open ? ['claim', ...sight.table.slice(first, first + 2)].join(' ') : null;
  }

  /** The wrong card in place of one of the right ones. */
  private confuse(cards: readonly string[], table: readonly string[]): string[] {
    const others = table.filter((card) => !cards.includes(card));
    const wrong = others[Math.floor(this.random() * others.length)];
    return wrong === undefined ? [...cards] : [...cards.slice(1), wrong];
  }
}

export const isClaim = (action: string): boolean =>
  action === 'call' || action.startsWith('claim ');

function isSame(before: string, after: string, sight: Sight): boolean {
  return before === after || (isClaim(before) && isClaim(after) && isStillThere(before, sight));
}

/** Whether what was planned can still be done, as far as its cards go. */
function isStillThere(action: string, { table, actions, open }: Sight): boolean {
  const [word, ...cards] = action.split(' ');
  return (
    (word === 'claim' ? open : actions.includes(action)) &&
    cards.every((card) => table.includes(card))
  );
}
