/**
 * The browser's own memory, which may be full, forbidden or filled by an older version of us. What it
 * does not take, the tab keeps as long as it can: for its session, or at least until it is left.
 */
const inMemory = new Map<string, string>();

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = read(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  inMemory.delete(key);
  if (tryTo(() => localStorage.setItem(key, text))) {
    tryTo(() => sessionStorage.removeItem(key));
    return;
  }
  if (!tryTo(() => sessionStorage.setItem(key, text))) inMemory.set(key, text);
}

/** Only this tab shall know it, until it is closed. */
export function rememberInTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  inMemory.delete(key);
  if (!tryTo(() => sessionStorage.setItem(key, text))) inMemory.set(key, text);
}

export function forget(key: string): void {
  inMemory.delete(key);
  tryTo(() => localStorage.removeItem(key));
  tryTo(() => sessionStorage.removeItem(key));
}

/** The keys that begin so, of everything that is remembered. */
export function keysWith(prefix: string): string[] {
  const keys = new Set(inMemory.keys());
  for (const store of [() => localStorage, () => sessionStorage]) {
    tryTo(() => {
      for (const key of Object.keys(store())) keys.add(key);
    });
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Whether this will still be known when the page is loaded anew. */
export const isKept = (key: string): boolean => !inMemory.has(key);

/** Calls `heard` when another tab has changed, or forgotten, what is remembered so. */
export function onRemembered(key: string, heard: () => void): void {
  addEventListener('storage', (event) => {
    // without a key: all of it was forgotten
    if (event.key !== key && event.key !== null) return;
    inMemory.delete(key);
    tryTo(() => sessionStorage.removeItem(key));
    heard();
  });
}

function read(key: string): string | null {
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  let text: string | null = null;
  tryTo(() => {
    text = sessionStorage.getItem(key);
  });
  if (text === null) {
    tryTo(() => {
      text = localStorage.getItem(key);
    });
  }
  return text;
}

/** Merely to name a store that is forbidden throws. */
function tryTo(deed: () => void): boolean {
  try {
    deed();
    return true;
  } catch {
    return false;
  }
}
