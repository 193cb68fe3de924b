import { recall, remember } from '../../browser/storage';
import type { Place } from '../../games/candy-hunters/view';
import { type Composition, EMPTY, saneComposition } from './composition';
import { type Brush, needsHouse, painted, type Stroke, strokeAt } from './painting';

const KEY = 'puzzles.editor';
/** So many steps can be taken back. */
const STEPS = 200;

/** What is being composed, with every step that can be taken back; the browser keeps it. */
export class Composing {
  now: Composition = $state.raw(saneComposition(recall(KEY, {})));
  brush: Brush = $state('R');
  /** where a piece was to stand without a house, until the next deed */
  houseless: Place | null = $state(null);
  private past: readonly Composition[] = $state.raw([]);
  private future: readonly Composition[] = $state.raw([]);
  private stroke: (Stroke & { readonly before: Composition }) | null = null;

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  /** A change of its own, which can be taken back. */
  change(next: Composition): void {
    this.houseless = null;
    if (next === this.now) return;
    this.past = [...this.past, this.now].slice(-STEPS);
    this.future = [];
    this.show(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.now];
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.now];
    this.show(after);
  }

  /** An empty sheet; what was chosen for the rounds stays. */
  clear(): void {
    this.change({ ...EMPTY, rounds: this.now.rounds });
  }

  /** A stroke of the brush begins; all of it is one step. */
  begin(place: Place, brush: Brush = this.brush): void {
    this.end();
    this.houseless = needsHouse(this.now, place, brush) ? place : null;
    this.stroke = { ...strokeAt(this.now, place, brush), before: this.now };
    this.goOn(place);
  }

  goOn(place: Place): void {
    if (this.stroke) this.show(painted(this.now, place, this.stroke));
  }

  end(): void {
    const { stroke, now, houseless } = this;
    this.stroke = null;
    if (!stroke || stroke.before === now) return;
    this.now = stroke.before;
    this.change(now);
    this.houseless = houseless;
  }

  /** One cell with one brush. */
  dab(place: Place, brush: Brush = this.brush): void {
    this.begin(place, brush);
    this.end();
  }

  private show(next: Composition): void {
    this.now = next;
    remember(KEY, next);
  }
}
