import type { GameEvent, Player, Reply } from '../net/protocol';
import { demand, type EngineLine } from '../solo/engine';
import { EngineMatch, refusalOf } from '../solo/engine-match.svelte';
import { seatsOf } from '../solo/seats';
import { PUZZLE_GAME } from './game';

const UNDO = 'undo';

export interface PuzzleSetup {
  /** its name or its code */
  puzzle: string;
  player: Player;
}

/**
 * A puzzle: one seat, nothing hidden, nobody else. Every action can be taken back, from the last one
 * to the first, also after the end, and be done again.
 */
export class PuzzleMatch extends EngineMatch {
  /** what has been done and still counts */
  done: readonly string[] = $state.raw([]);
  /** what was taken back and can be done again, the next one first */
  ahead: readonly string[] = $state.raw([]);
  /** how many events each of the actions has brought */
  private told: number[] = [];

  private constructor(line: EngineLine, player: Player) {
    super(line, {
      game: PUZZLE_GAME,
      options: {},
      pace: {},
      seats: seatsOf({ player, bots: [] }),
    });
  }

  readonly isSolved = $derived.by(() => (this.update?.result?.winners.length ?? 0) > 0);
  readonly isLost = $derived.by(() => this.update?.result?.winners.length === 0);

  /** Sets the puzzle up; an error tells why it is none. */
  static async start({ puzzle, player }: PuzzleSetup, line: EngineLine): Promise<PuzzleMatch> {
    const match = new PuzzleMatch(line, player);
    await demand(line, { cmd: 'new', game: PUZZLE_GAME, puzzle });
    await match.enqueue(() => match.publish({}));
    return match;
  }

  /** What an action would do, as the engine tells it. */
  async foresee(action: string): Promise<readonly GameEvent[]> {
    const request = { cmd: 'preview', seat: this.seat, action };
    const { previews = [] } = await this.enqueue(() => demand(this.line, request));
    return previews[0]?.events ?? [];
  }

  /** Goes to where it stood after so many actions: back, or on again. */
  async go(count: number): Promise<void> {
    await this.enqueue(() => this.goTo(count));
  }

  restart(): Promise<void> {
    return this.go(0);
  }

  redo(): Promise<void> {
    return this.go(this.done.length + 1);
  }

  protected override mayUndo(): boolean {
    return this.done.length > 0;
  }

  protected override async carryOut(action: string): Promise<Reply['error']> {
    if (action === UNDO) {
      if (this.done.length === 0) return { code: 'illegal-action', message: 'nothing was done' };
      await this.goTo(this.done.length - 1);
      return null;
    }
    const reply = await this.apply(this.seat, action);
    if (!reply.ok) return refusalOf(reply);
    const { events = [] } = reply;
    this.done = [...this.done, action];
    // Who does what was done before may still go on as before.
    this.ahead = this.ahead[0] === action ? this.ahead.slice(1) : [];
    this.told.push(events.length);
    this.seq++;
    await this.publish({ events });
    return null;
  }

  private async goTo(count: number): Promise<void> {
    const back = this.done.length - Math.max(0, count);
    if (back > 0) await this.takeBack(back);
    for (let more = -back; more > 0 && this.ahead[0] !== undefined; more--) {
      await this.carryOut(this.ahead[0]);
    }
  }

  private async takeBack(count: number): Promise<void> {
    await demand(this.line, { cmd: 'undo', count });
    const left = this.done.length - count;
    this.ahead = [...this.done.slice(left), ...this.ahead];
    this.done = this.done.slice(0, left);
    const undone = this.told.splice(left).reduce((sum, events) => sum + events, 0);
    this.seq++;
    await this.publish({ undone });
  }
}
