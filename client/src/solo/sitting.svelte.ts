import { randomId } from '../browser/ids';
import { readdress } from '../browser/router.svelte';
import { gameFinished, gameStarted } from '../coach/first-game';
import { loadGame } from '../games';
import type { Result } from '../net/protocol';
import { Refusal } from './engine';
import type { Keeper, Progress } from './progress';
import {
  FORM,
  isReadable,
  isTouched,
  removeGame,
  type SavedGame,
  savedGame,
  saveGame,
} from './saved-games';
import type { SoloSetup } from './setup';
import type { SoloMatch } from './solo-match.svelte';

/** Why there is no table: not loaded, not known here, or of a version that cannot be continued. */
export type Problem = 'failed' | 'gone' | 'old';

/**
 * Somebody at a game on this device: begins it or goes on with it, keeps it after every action, and
 * begins the next one.
 */
export class Sitting {
  match: SoloMatch | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** the game as it was kept last */
  saved: SavedGame | null = $state.raw(null);
  /** whether the browser keeps it, or only this page while it is open */
  isKept = $state(true);
  private gone = false;
  /** goes up when another game is begun: what comes of the one before is not waited for */
  private run = 0;

  constructor(private readonly game: string) {}

  /** Whether somebody would lose something if this game went away. */
  readonly isTouched = $derived.by(
    () => this.saved !== null && !this.saved.glance.over && isTouched(this.saved),
  );

  async begin(setup: SoloSetup): Promise<void> {
    const id = randomId();
    gameStarted(this.game);
    await this.sit(async () => {
      const { startSolo } = await import('.');
      return startSolo(setup, this.keeper(id, setup, Date.now()));
    });
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
    if (!saved) return;
    this.drop();
    await this.again(saved);
  }

  /** The same once more; a game that is over stays among those that were played. */
  async again({ setup, lines }: Pick<SavedGame, 'setup' | 'lines'>): Promise<void> {
    const { whatIf } = setup;
    if (!whatIf) return this.begin(setup);
    const left = { setup, lines: lines.slice(0, whatIf.moves + 1), seat: whatIf.own[0] ?? 0 };
    await this.sit(async () => {
      const { resumeSolo } = await import('.');
      return resumeSolo(left, this.keeper(randomId(), setup, Date.now()));
    });
  }

  /** The next game of the series after one that has ended. */
  async goOn(result: Result): Promise<void> {
    const { saved } = this;
    const series = this.match?.table.series;
    if (!saved || !series) return;
    const { setup } = saved;
    saveGame({ ...saved, followed: true });
    const { first: _, ...same } = setup;
    const first = series.first === null ? {} : { first: series.first };
    await this.begin({ ...same, ...first, series: [...(setup.series ?? []), result] });
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
    this.saved = { ...this.saved, hints: (this.saved.hints ?? 0) + 1 };
    saveGame(this.saved);
  }

  /** Leaves the table; a game in which nobody has done anything is not worth keeping. */
  leave(): void {
    this.gone = true;
    this.match?.close();
    if (this.saved && !this.saved.glance.over && !isTouched(this.saved)) removeGame(this.saved.id);
  }

  private async sit(come: () => Promise<SoloMatch>): Promise<void> {
    const run = ++this.run;
    this.match?.close();
    this.match = null;
    this.problem = null;
    try {
      // First what shows it: else others would play on before anybody looks.
      await loadGame(this.game);
      const match = await come();
      if (this.gone || run !== this.run) match.close();
      else this.match = match;
    } catch (error) {
      console.warn(error);
      if (run === this.run) this.problem = error instanceof Refusal ? 'old' : 'failed';
    }
  }

  private keeper(id: string, setup: SoloSetup, begun: number): Keeper {
    const { run } = this;
    return (progress: Progress) => {
      if (this.gone || run !== this.run) return;
      const before = this.saved?.id === id ? this.saved : null;
      const followed = before?.followed ?? false;
      const hints = before?.hints ?? 0;
      this.saved = {
        ...progress,
        form: FORM,
        id,
        setup,
        begun,
        followed,
        hints,
        saved: Date.now(),
      };
      this.isKept = saveGame(this.saved);
      if (this.isKept) readdress(`/solo/${this.game}?g=${id}`);
      if (progress.glance.over && before?.glance.over === false) gameFinished(this.game);
    };
  }
}
