import { recall, remember } from '../browser/storage';
import { isProgress, merged, type Progress, readProgress, type Solved } from './progress';

const KEY = 'puzzles.progress';

/** What is solved in this browser; reactive. */
class ProgressStore {
  all: Progress = $state.raw(kept());

  of(name: string): Solved | null {
    return this.all[name] ?? null;
  }

  note(name: string, solved: Solved): void {
    this.add({ [name]: solved });
  }

  /** Adds what a file knows. How many puzzles are new by it; null if it is no such file. */
  take(text: string): number | null {
    const read = readProgress(text);
    if (!read) return null;
    const before = Object.keys(merged(this.all, kept())).length;
    this.add(read);
    return Object.keys(this.all).length - before;
  }

  /** Another tab may have solved something in the meantime. */
  private add(more: Progress): void {
    this.all = merged(merged(this.all, kept()), more);
    remember(KEY, this.all);
  }
}

function kept(): Progress {
  const found: unknown = recall(KEY, {});
  return isProgress(found) ? found : {};
}

export const progress = new ProgressStore();
