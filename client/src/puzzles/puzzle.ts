/** What was measured of a puzzle, as the engine's `rate` tells it. */
export interface Facts {
  readonly rounds: number;
  /** how many actions the shortest solution has */
  readonly actions: number;
  /** of all first turns so many keep the goal reachable */
  readonly kept: number;
  readonly turns: number;
  /** whether it takes a push, a candy given up, a building that looks wasted */
  readonly push: boolean;
  readonly sacrifice: boolean;
  readonly wasted: boolean;
  /** the points of somebody who always takes what is best at once */
  readonly greedy: number;
  /** how many tries somebody takes who only follows first impressions */
  readonly tries: number;
}

/** A puzzle as the engine lists or makes it. */
export interface PuzzleInfo {
  /** null for one that was just made */
  readonly name: string | null;
  /** 1 to 5 */
  readonly level: number;
  readonly code: string;
  readonly goal: number;
  readonly rounds: number;
  readonly cards: readonly string[];
  readonly solution: readonly string[];
  readonly extra: boolean;
  readonly facts: Facts;
}
