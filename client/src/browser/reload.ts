import { isOutdated, update } from './build';
import { isKept, remember } from './storage';

/**
 * A part of the page could not be loaded. If a newer server no longer has this page's parts, the page is
 * loaded anew; but never in a circle, and not where that could not be known.
 */
export async function reloadIfOutdated(): Promise<void> {
  remember('reloads', true);
  const served = isKept('reloads') ? await servedBuild() : null;
  if (isOutdated(served)) update(served);
}

/** Loads the page anew, if there is a server to load it from: a browser's own page of woe helps nobody. */
export async function reloadIfReachable(): Promise<void> {
  if ((await servedBuild()) !== null) location.reload();
}

async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/build.txt', { cache: 'no-store' });
    return response.ok ? (await response.text()).trim() : null;
  } catch {
    return null;
  }
}
