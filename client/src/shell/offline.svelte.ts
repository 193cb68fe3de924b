import { online } from 'svelte/reactivity/window';

/** Whether all of the page is on this device, so that it opens without a network; null: it never will be. */
let kept = $state<'preparing' | 'ready' | null>(null);

/**
 * Keeps the page for days without a network, once it is at rest: all its files come then. Only https
 * and this very machine may do so; the page works without it.
 */
export function keepForOffline(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  kept = 'preparing'; // or long since done, which is known in a moment
  void workers.ready.then(() => {
    kept = 'ready';
  });
  const stop = () => {
    if (kept !== 'ready') kept = null;
  };
  const begin = () => {
    kept ??= 'preparing';
    workers.register('/sw.js').then(
      (worker) =>
        worker?.installing?.addEventListener('statechange', ({ target }) => {
          if ((target as ServiceWorker).state === 'redundant') stop();
        }),
      (error) => {
        console.warn(error);
        stop();
      },
    );
  };
  whenAtRest(begin);
  // What was cut off in the middle goes on.
  addEventListener('online', () => {
    if (kept !== 'ready') begin();
  });
}

/** The longest that what the page loads for its first screen should take, in milliseconds. */
const REST = 2_000;

/** Safari has no word for it. */
function whenAtRest(task: () => void): void {
  const plan = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: REST });
    else setTimeout(task, REST);
  };
  if (document.readyState === 'complete') plan();
  else addEventListener('load', plan, { once: true });
}

/** How far it is, while there is a network; else nothing. */
export const keeping = (): 'preparing' | 'ready' | null => (isCut() ? null : kept);

/** Whether the device knows that it has no network. */
export const isCut = (): boolean => online.current === false;

/** What to say where the server cannot be reached: what can be done all the same. */
export const saidOffline = (): string => (kept === 'ready' ? 'home.offline' : 'offline.unready');
