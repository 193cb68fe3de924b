import { sha256 } from '../browser/sha256';
import type { Transcript } from '../replay/transcript';
import type { Judgement } from './judgement';

/** A review as far as it has come. */
export interface KeptReview {
  readonly key: string;
  /** by the number of the move; null where there was no choice */
  readonly judged: readonly (readonly [number, Judgement | null])[];
  /** in milliseconds since 1970 */
  readonly saved: number;
}

/** Where reviews are kept; what goes wrong there is nobody's trouble: it is judged once more. */
export interface ReviewStore {
  load(key: string): Promise<KeptReview | null>;
  save(review: KeptReview): Promise<void>;
}

/** A match by its moves, judged by the engine of this build: another one may think otherwise. */
export function keyOf(
  { lines, moves }: Transcript,
  iterations: number,
  build: string | null,
): string {
  const { players: _, ...header } = (lines[0] ?? {}) as Record<string, unknown>;
  const played = moves.map(({ seat, action }) => `${seat} ${action}`);
  const match = sha256([JSON.stringify(header), ...played].join('\n'));
  return `${match} ${iterations} ${build ?? ''}`;
}

const STORE = 'reviews';
/** So many are kept; the oldest make room. */
const KEPT = 30;

/** The browser's database; without one, this page's memory. */
export class BrowserStore implements ReviewStore {
  private static readonly inPage = new Map<string, KeptReview>();
  private database: Promise<IDBDatabase> | null = null;

  async load(key: string): Promise<KeptReview | null> {
    try {
      const store = (await this.open()).transaction(STORE).objectStore(STORE);
      return (await done(store.get(key))) ?? BrowserStore.inPage.get(key) ?? null;
    } catch {
      return BrowserStore.inPage.get(key) ?? null;
    }
  }

  async save(review: KeptReview): Promise<void> {
    try {
      const store = (await this.open()).transaction(STORE, 'readwrite').objectStore(STORE);
      await done(store.put(review));
      const keys = await done(store.index('saved').getAllKeys());
      for (const key of keys.slice(0, -KEPT)) store.delete(key);
      BrowserStore.inPage.delete(review.key);
    } catch {
      BrowserStore.inPage.set(review.key, review);
    }
  }

  /** Opened once; if it could not be, or was closed, the next who needs it tries again. */
  private open(): Promise<IDBDatabase> {
    this.database ??= this.opened();
    return this.database;
  }

  private async opened(): Promise<IDBDatabase> {
    try {
      const database = await this.request();
      database.onclose = () => {
        this.database = null;
      };
      return database;
    } catch (error) {
      this.database = null;
      throw error;
    }
  }

  private request(): Promise<IDBDatabase> {
    const request = indexedDB.open('picknmix', 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: 'key' });
      store.createIndex('saved', 'saved');
    };
    return done(request);
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
