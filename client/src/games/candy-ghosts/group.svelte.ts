import type { Moves } from './moves';
import type { CandyGhostsInsight, CandyGhostsView, Hunt, Piece } from './view';
import { head } from './view';
import { pause } from './walker.svelte';

/** What the group's hand needs of the table. */
interface Around {
  readonly view: CandyGhostsView | null;
  readonly insight: CandyGhostsInsight;
  readonly moves: Moves;
  readonly isPending: boolean;
  /** does something; true once the table shows that it is done */
  perform(action: string): Promise<boolean>;
  /** resolves with the next update */
  next(): Promise<void>;
}

/** How long each move is looked at while the rest is moved sensibly, in milliseconds. */
const SENSIBLE_MILLIS = 650;

/** The ghosts' turn in the hands of whoever decides: the ghost that is about to move, and the rest. */
export class GroupState {
  private picked: Piece | null = $state(null);
  private goesOn: boolean = $state(false);

  constructor(private readonly table: Around) {}

  /** whether the rest is being moved sensibly */
  readonly isResting = $derived.by(() => this.goesOn && this.table.view?.phase === 'ghosts');

  /** the ghost that has a target and is on its way, if it is ours to move */
  readonly moving = $derived.by((): Piece | null => {
    const first = this.table.view ? head(this.table.view) : null;
    return first?.do === 'ghost' && this.table.moves.flights.size > 0 ? first.who : null;
  });

  /** the ghost that moves or is about to */
  readonly chosen = $derived.by((): Piece | null => {
    if (this.moving !== null) return this.moving;
    return this.picked !== null && this.table.moves.targets.has(this.picked) ? this.picked : null;
  });

  /** whether somebody has picked it, and may let it be */
  readonly isPicked = $derived.by(() => this.chosen !== null && this.moving === null);

  readonly hunt = $derived.by((): Hunt | null => {
    const { chosen } = this;
    if (chosen === null) return null;
    const known = this.table.insight.hunts.find(({ who }) => who === chosen);
    return known ?? { who: chosen, at: '', targets: [], steps: 0, catches: [], ends: [] };
  });

  /** whom the chosen ghost may hunt, while that has to be said */
  readonly targets = $derived.by(
    (): ReadonlyMap<string, string> =>
      this.chosen !== null && this.moving === null
        ? (this.table.moves.targets.get(this.chosen) ?? new Map())
        : new Map(),
  );

  /** whether the group's decisions can be left to good sense */
  readonly canRest = $derived.by(() => this.table.insight.sensible !== null);

  pick(ghost: Piece | null): void {
    this.picked = this.picked === ghost ? null : ghost;
  }

  letGo(): void {
    this.picked = null;
    this.goesOn = false;
  }

  /** Does the one sensible thing that is to be done now. */
  async doSensibly(): Promise<void> {
    const { sensible } = this.table.insight;
    if (sensible !== null) await this.table.perform(sensible);
  }

  /** Moves all ghosts that are left as is best for the group, so that all can watch. */
  async rest(): Promise<void> {
    if (this.goesOn) return;
    this.goesOn = true;
    while (this.isResting) {
      if (this.table.insight.sensible === null || this.table.isPending) await this.table.next();
      else {
        await this.doSensibly();
        await pause(SENSIBLE_MILLIS);
      }
    }
    this.goesOn = false;
  }
}
