import { demand, type EngineLine, workerLine } from '../solo/engine';
import { PUZZLE_GAME } from './game';
import { work } from './work';

/** What the solver says of a position. */
export interface Way {
  /** whether the goal can be reached; null if that was not found out in time */
  readonly possible: boolean | null;
  /** a shortest way to it */
  readonly actions: readonly string[];
}

/** How long it may take, and who is told how it goes. */
export interface Patience {
  readonly millis: number;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** The solver of one puzzle, apart from its board. What it has found out it knows for good. */
export class Thinker {
  private readonly known = new Map<string, Way>();

  constructor(
    private readonly puzzle: string,
    /** a shortest way from the start, where somebody knows one */
    solution: readonly string[] = [],
    private readonly open: () => EngineLine = workerLine,
  ) {
    if (solution.length > 0) this.learn([], { possible: true, actions: solution });
  }

  /** The way to the goal after these actions. */
  async way(done: readonly string[], patience: Patience): Promise<Way> {
    return (
      this.known.get(keyOf(done)) ??
      work((line) => this.think(done, patience, line), patience.signal, this.open)
    );
  }

  private async think(
    done: readonly string[],
    { millis, onProgress }: Patience,
    line: EngineLine,
  ): Promise<Way> {
    await demand(line, { cmd: 'new', game: PUZZLE_GAME, puzzle: this.puzzle });
    for (const action of done) await demand(line, { cmd: 'apply', seat: 0, action });
    const { possible = null, solution = [] } = await demand(
      line,
      { cmd: 'reach', millis },
      onProgress,
    );
    const way = { possible, actions: possible ? solution : [] };
    if (possible !== null) this.learn(done, way);
    return way;
  }

  /** Who knows a way knows it from every place on it. */
  private learn(done: readonly string[], { possible, actions }: Way): void {
    for (let i = 0; i <= actions.length; i++) {
      const at = keyOf([...done, ...actions.slice(0, i)]);
      this.known.set(at, { possible, actions: actions.slice(i) });
    }
  }
}

const keyOf = (actions: readonly string[]): string => actions.join('~');
