import { getContext, setContext, untrack } from 'svelte';
import { hasLearnt } from '../guide/learnt';
import { minutesOf } from '../guide/script';
import { Sight } from '../guide/sight.svelte';
import { t } from '../i18n/i18n.svelte';
import type { Match } from '../match/match';
import { type Advice, adviceIn, type Eye, type GameCoach, loadCoach, seenBy } from './advice';
import { keepNotes, knows, type Notes, recallNotes, withAdvised, withDone } from './notes';

/**
 * Stands beside somebody in their first game of a kind: says what to do next and points at it, until
 * each kind of thing was done once or twice, or until sent away. First it offers the guided game.
 */
export class Coach {
  readonly sight = new Sight();
  readonly game: string;
  private readonly minutes: number;
  private notes: Notes = $state.raw() as Notes;
  private lessons: GameCoach | null = $state.raw(null);

  /** what the quickest eye would do at the table with that number; in races only */
  private best: { seq: number; action: string | null } | null = $state.raw(null);

  constructor(
    private readonly match: Match,
    private readonly eye: Eye | null,
  ) {
    this.game = match.table.game;
    this.minutes = hasLearnt(this.game) ? 0 : minutesOf(this.game);
    this.notes = recallNotes(this.game);
  }

  /** how long the guided game takes, while it is offered; else 0 */
  readonly offer = $derived.by(() => {
    const isOpen = this.lessons !== null && !this.match.update?.result;
    return isOpen && !this.notes.away && !this.notes.asked ? this.minutes : 0;
  });

  readonly advice = $derived.by((): Advice | null => {
    if (this.offer > 0 || this.notes.away || !this.lessons) return null;
    const { best, match } = this;
    const seen = best?.seq === match.update?.seq ? best?.action : undefined;
    const advice = adviceIn(match, this.lessons, seen);
    return advice && !knows(this.notes, advice.kind) ? advice : null;
  });

  readonly words = $derived.by(() => {
    if (!this.advice) return '';
    if (this.sight.covered) return t('guide.uncover');
    return t(`${this.game}.coach.${this.sight.pointer?.say ?? this.advice.say}`);
  });

  /** No, thank you: straight to the game. */
  decline(): void {
    this.keep({ ...this.notes, asked: true });
  }

  /** Thanks, I know: the coach will not come again in this game. */
  sendAway(): void {
    this.keep({ ...this.notes, asked: true, away: true });
  }

  /** Follows the match from now on; returns what ends it. */
  follow(): () => void {
    void loadCoach(this.game).then((lessons) => {
      this.lessons = lessons;
    });
    return $effect.root(() => {
      $effect(() => this.watchActs());
      $effect(() => this.lookAhead());
      $effect(() => this.countAdvice());
      $effect(() => {
        const at = this.advice?.at ?? [];
        return untrack(() => this.sight.follow(at, () => 0));
      });
    });
  }

  /** Asks for what is best at each table that is advised about. */
  private lookAhead(): void {
    const { eye } = this;
    const seq = this.match.update?.seq;
    if (!eye || seq === undefined || this.offer > 0 || this.notes.away) return;
    void seenBy(eye).then((action) => {
      if (action !== undefined) this.best = { seq, action };
    });
  }

  /** Whatever the player does is done, with advice or without. */
  private watchActs(): void {
    const action = this.match.pending.at(-1)?.action;
    if (action === undefined) return;
    untrack(() => {
      if (this.offer > 0) this.decline();
      const [word = ''] = action.split(' ', 1);
      if (this.last?.by.includes(word)) this.keep(withDone(this.notes, this.last.kind));
    });
  }

  /** the advice that was given last */
  private last: Advice | null = null;

  /** Once for each time that something is asked of the player. */
  private countAdvice(): () => void {
    const seq = this.match.update?.seq;
    const kind = this.advice?.kind;
    if (this.advice) this.last = this.advice;
    return () => {
      const isOver = untrack(() => this.match.update?.seq !== seq);
      if (kind && isOver) untrack(() => this.keep(withAdvised(this.notes, kind)));
    };
  }

  private keep(notes: Notes): void {
    this.notes = notes;
    keepNotes(this.game, notes);
  }
}

const all = new WeakMap<Match, Coach>();

/** A match's coach: the same each time. */
export function coachOf(match: Match, eye: Eye | null): Coach {
  const known = all.get(match) ?? new Coach(match, eye);
  all.set(match, known);
  return known;
}

const KEY = Symbol('coach');

/** For all below: the coach of the match that is shown, if there is one. */
export const provideCoach = (coach: () => Coach | null): void => {
  setContext(KEY, coach);
};

/** The coach of the table around; null where there is none. */
export const coachAround = (): (() => Coach | null) =>
  getContext<(() => Coach | null) | undefined>(KEY) ?? (() => null);
