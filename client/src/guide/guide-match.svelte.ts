import { gameInfo } from '../games';
import { t } from '../i18n/i18n.svelte';
import type { GameEvent, Player, Reply } from '../net/protocol';
import { demand, type EngineLine } from '../solo/engine';
import { EngineMatch, refusalOf, type Who } from '../solo/engine-match.svelte';
import { seatsOf } from '../solo/seats';
import { accepts, type Script, type Step, wantedOf } from './script';

/** After so many wrong tries nobody has to find out alone. */
const ENOUGH_TRIES = 2;
/** So long one looks at what happens before the next thing does, in milliseconds. */
const PAUSE = 800;
const SHORT_PAUSE = 200;
const UNDO = 'undo';
const NOT_YET = { code: 'illegal-action', message: 'not yet' };

interface Done {
  step: number;
  who: Who;
  action: string;
}

export interface GuideSetup {
  game: string;
  player: Player;
  script: Script;
  /** whether things happen without much waiting */
  quick: () => boolean;
}

/**
 * A guided first game: the script says what the others and the dice do, and which action of the
 * player it waits for; all others are declined. Everything is played on the engine.
 */
export class GuideMatch extends EngineMatch {
  /** the step that is reached; one past the last when all is done */
  at = $state(0);
  /** the others play, or the table is being set: nothing is asked of the player */
  isBusy = $state(true);
  /** how often something else was tried, and how often the right thing was done */
  declined = $state(0);
  praised = $state(0);
  /** how often of these in the step that is reached */
  private declinedHere = $state(0);
  private done: Done[] = [];
  /** how many events have been told since the history began */
  private told = 0;
  /** goes up when what is under way no longer counts */
  private run = 0;

  private constructor(
    line: EngineLine,
    private readonly setup: GuideSetup,
  ) {
    const { game, player, script } = setup;
    const position = script.positions[script.steps[0]?.from ?? ''];
    const { seats, options } = position ?? { seats: 1, options: {} };
    const bots = Array(seats - 1).fill('easy');
    // Nobody is in a hurry here.
    const pace = Object.fromEntries(Object.keys(gameInfo(game).pace).map((word) => [word, 0]));
    super(line, { game, options, pace, seats: seatsOf({ player, bots }) });
  }

  readonly steps = $derived.by((): readonly Step[] => this.setup.script.steps);
  readonly step = $derived.by((): Step | null => this.steps[this.at] ?? null);
  readonly isOver = $derived.by(() => this.at >= this.steps.length);
  /** whether somebody tries and tries: then it is offered to be shown */
  readonly isLost = $derived.by(() => this.declinedHere >= ENOUGH_TRIES);
  /** Nobody is called who first has something to read. */
  readonly notice = $derived.by(() =>
    this.isBusy || !this.step || this.step.do ? null : t('guide.read', { next: t('guide.next') }),
  );
  /** the step whose words hold now */
  readonly said = $derived.by(() => this.lastSaid(Math.min(this.at, this.steps.length - 1)));

  static async start(setup: GuideSetup, line: EngineLine): Promise<GuideMatch> {
    const match = new GuideMatch(line, setup);
    await match.arrive(0);
    return match;
  }

  /** The player has read what there is to read. */
  async next(): Promise<void> {
    if (this.isBusy || !this.step || this.step.do) return;
    await this.arrive(this.at + 1);
  }

  /** Does what is asked of the player. */
  async show(): Promise<void> {
    const action = this.example();
    if (action !== null && !this.isBusy) await this.act(action);
  }

  /** Goes back to where these words began, or to those before. */
  async back(): Promise<void> {
    const { said, at } = this;
    if (at > said) await this.rewind(said);
    else if (said > 0) await this.rewind(this.lastSaid(said - 1));
  }

  protected override async carryOut(action: string): Promise<Reply['error']> {
    const { step } = this;
    if (action === UNDO && !this.isBusy) {
      void this.back();
      return null;
    }
    if (this.isBusy || !step || !accepts(step, action)) return this.decline(NOT_YET);
    const error = await this.go(this.seat, action);
    if (error) return this.decline(error);
    this.praised++;
    this.arrive(this.at + 1).catch(console.error);
    return null;
  }

  private decline(error: NonNullable<Reply['error']>): typeof error {
    this.declined++;
    if (!this.isBusy) this.declinedHere++;
    return error;
  }

  /** An action that the step waits for: the first that it names, or the first listed one that fits. */
  private example(): string | null {
    const { step } = this;
    if (!step?.do) return null;
    const exact = wantedOf(step).find((wanted) => !wanted.includes('*'));
    const listed = this.update?.actions.find((action) => accepts(step, action));
    return exact ?? listed ?? null;
  }

  private lastSaid(from: number): number {
    return this.steps.findLastIndex(({ say }, i) => i <= from && say !== undefined);
  }

  /** Comes to a step: sets the table, lets the others play, and then waits for the player. */
  private async arrive(index: number): Promise<void> {
    const run = ++this.run;
    const step = this.steps[index];
    this.isBusy = true;
    this.declinedHere = 0;
    if (step?.from !== undefined) await this.enqueue(() => this.set(step.from ?? '', []));
    for (const [who, action] of step?.play ?? []) {
      await this.pause();
      if (this.closed || run !== this.run) return;
      const error = await this.enqueue(() => this.go(who, action, index));
      if (error) throw new Error(`step ${index}, ${action}: ${error.message}`);
    }
    if (step?.play) await this.pause();
    if (this.closed || run !== this.run) return;
    this.at = index;
    this.isBusy = false;
  }

  /** Brings the table to where it was when a step began, and begins it again. */
  private async rewind(index: number): Promise<void> {
    this.run++;
    this.isBusy = true;
    const begin = this.steps.findLastIndex(({ from }, i) => i <= index && from !== undefined);
    this.done = this.done.filter(({ step }) => step < index);
    const again = this.done.filter(({ step }) => step >= begin);
    if (begin < index) {
      await this.enqueue(() => this.set(this.steps[begin]?.from ?? '', again));
    }
    this.at = index;
    await this.arrive(index);
  }

  /** Sets the table as a position has it, with what has been done since, at once. */
  private async set(name: string, done: readonly Done[]): Promise<void> {
    await demand(this.line, { cmd: 'load', state: this.setup.script.positions[name] });
    const events: GameEvent[] = [];
    for (const { who, action } of done) {
      events.push(...((await this.apply(who, action)).events ?? []));
    }
    const undone = this.told;
    this.told = events.length;
    if (this.update) this.seq++;
    await this.publish({ events, undone, catchUp: true });
  }

  /** Carries an action out and shows the table, or gives the engine's refusal. */
  private async go(who: Who, action: string, step = this.at): Promise<Reply['error']> {
    const reply = await this.apply(who, action);
    if (!reply.ok) return refusalOf(reply);
    const { events = [] } = reply;
    this.done.push({ step, who, action });
    this.told += events.length;
    this.seq++;
    await this.publish({ events });
    return null;
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.setup.quick() ? SHORT_PAUSE : PAUSE));
  }
}
