import { vi } from 'vitest';

/** A browser's store as our tests need it: its entries are also its own keys. */
export function givenStore(name: 'localStorage' | 'sessionStorage'): Record<string, string> {
  const store: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false, configurable: true });
  Object.defineProperties(store, {
    getItem: hidden((key: string) => store[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      store[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete store[key];
    }),
  });
  vi.stubGlobal(name, store);
  return store;
}

/** A store that takes nothing more; what it has can be read. */
export function givenFullStore(name: 'localStorage' | 'sessionStorage'): Record<string, string> {
  const store = givenStore(name);
  Object.defineProperty(store, 'setItem', {
    enumerable: false,
    value: () => {
      throw new Error('QuotaExceededError');
    },
  });
  return store;
}

/** Browsers that forbid it throw as soon as it is named. */
export function givenNoStore(name: 'localStorage' | 'sessionStorage'): void {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new Error('SecurityError');
    },
  });
}
