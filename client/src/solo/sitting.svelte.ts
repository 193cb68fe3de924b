import { readdress } from '../browser/back';
import { randomId } from '../browser/ids';
import { gameFinished, gameStarted } from '../coach/first-game';
import { loadGame } from '../games';
import type { Result } from '../net/protocol';
import { Refusal } from './engine';
import type { Keeper, Progress } from './progress';
import { noteResult } from './results';
import {
  FORM,
  isReadable,
  isTouched,
  latest,
  removeGame,
  type SavedGame,
  savedGame,
  saveGame,
  sweep,
} from './saved-games';
import type { SoloSetup } from './setup';
import type { SoloMatch } from './solo-match.svelte';

/** Why there is no table: not loaded, not known here, or of a version that cannot be continued. */
export type Problem = 'failed' | 'gone' | 'old';

/**
 * Somebody at a game on this device: begins it or goes on with it, keeps it after every action, and
 * begins the next one. Until that is there the one before stays to be seen.
 */
export class Sitting {
  match: SoloMatch | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** the game as it was kept last */
  saved: SavedGame | null = $state.raw(null);
  /** whether the browser keeps it, or only this page while it is open */
  isKept = $state(true);
  /** The game that did not come, once more: the same one, also of a series. */
  retry: () => Promise<void> = async () => {};
  private gone = false;
  /** another game is on its way: whoever presses twice gets one */
  private isComing = false;
  /** goes up with every game: what still comes of the one before is not kept */
  private run = 0;

  constructor(private readonly game: string) {}

  /** Whether somebody would lose something if this game went away. */
  readonly isTouched = $derived.by(
    () => this.saved !== null && !this.saved.glance.over && isTouched(this.saved),
  );

  /** A new game; `come` is told once it is there. */
  async begin(setup: SoloSetup, come?: () => void): Promise<void> {
    const id = randomId();
    await this.sit(async () => {
      gameStarted(this.game);
      sweep();
      const { startSolo } = await import('.');
      return startSolo(setup, this.keeper(id, setup, Date.now()));
    }, come);
  }

  async resume(id: string): Promise<void> {
    const saved = savedGame(id);
    if (!saved) this.problem = 'gone';
    else if (!isReadable(saved) || saved.setup.game !== this.game) this.problem = 'old';
    else {
      this.saved = saved;
      await this.sit(async () => {
        const { resumeSolo } = await import('.');
        return resumeSolo(saved, this.keeper(id, saved.setup, saved.begun));
      });
    }
  }

  /** The same once more, with other cards or from the same moment: this game is gone. */
  async restart(): Promise<void> {
    const { saved } = this;
    if (saved) await this.again(saved, () => removeGame(saved.id));
  }

  /** The same once more; a game that is over stays among those that were played. */
  async again({ setup, lines }: SavedGame, come?: () => void): Promise<void> {
    const { whatIf } = setup;
    if (!whatIf) return this.begin(setup, come);
    const left = { setup, lines: lines.slice(0, whatIf.moves + 1), seat: whatIf.own[0] ?? 0 };
    await this.sit(async () => {
      const { resumeSolo } = await import('.');
      return resumeSolo(left, this.keeper(randomId(), setup, Date.now()));
    }, come);
  }

  /** The next game of the series after one that has ended. */
  async goOn(result: Result): Promise<void> {
    const { saved } = this;
    const series = this.match?.table.series;
    if (!saved || !series) return;
    const { setup } = saved;
    const { first: _, ...same } = setup;
    const first = series.first === null ? {} : { first: series.first };
    const next = { ...same, ...first, series: [...(setup.series ?? []), result] };
    await this.begin(next, () => saveGame({ ...latest(saved), followed: true }));
  }

  /** Nobody goes on with this game; what was played can be looked back at. */
  giveUp(): void {
    const { saved } = this;
    this.run++;
    this.drop();
    if (!saved || !isTouched(saved)) return;
    const givenUp = { ...saved, givenUp: true, saved: Date.now() };
    saveGame(givenUp);
    noteResult(givenUp);
  }

  /** Forgets this game. */
  drop(): void {
    this.match?.close();
    if (this.saved) removeGame(this.saved.id);
    this.saved = null;
  }

  /** A hint was given, which is not forgotten. */
  noteHint(): void {
    if (!this.saved) return;
    const saved = latest(this.saved);
    this.saved = { ...saved, hints: (saved.hints ?? 0) + 1 };
    saveGame(this.saved);
  }

  leave(): void {
    this.gone = true;
    this.match?.close();
  }

  private async sit(open: () => Promise<SoloMatch>, come?: () => void): Promise<void> {
    if (this.isComing) return;
    this.retry = () => this.sit(open, come);
    this.isComing = true;
    this.run++;
    this.match?.close();
    this.problem = null;
    try {
      // First what shows it: else others would play on before anybody looks.
      await loadGame(this.game);
      const match = await open();
      if (this.gone) return match.close();
      this.match = match;
      come?.();
    } catch (error) {
      console.warn(error);
      this.match = null;
      this.problem = error instanceof Refusal ? 'old' : 'failed';
    } finally {
      this.isComing = false;
    }
  }

  private keeper(id: string, setup: SoloSetup, begun: number): Keeper {
    const { run } = this;
    return (progress: Progress) => {
      if (this.gone || run !== this.run) return;
      const before = this.saved?.id === id ? latest(this.saved) : null;
      const { followed = false, hints = 0, shared } = before ?? {};
      this.saved = {
        ...progress,
        form: FORM,
        id,
        setup,
        begun,
        followed,
        hints,
        saved: Date.now(),
        // What a server has is of a game that has ended like this.
        ...(shared && progress.glance.over ? { shared } : {}),
      };
      this.isKept = saveGame(this.saved);
      if (this.isKept) readdress(`/solo/${this.game}?g=${id}`);
      if (!progress.glance.over || before?.glance.over !== false) return;
      gameFinished(this.game);
      noteResult(this.saved);
    };
  }
}
