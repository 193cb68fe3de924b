import { recall, remember } from './storage';

/** The build that this page is of; null for one that was not built, as developers have it. */
export function ownBuild(): string | null {
  const build = document.querySelector('meta[name=build]')?.getAttribute('content');
  return build && build !== 'unbuilt' ? build : null;
}

const reloadedFor = 'reloaded.build';

/**
 * Whether the server has another build of the page, and loading the page anew may help: it is not the one
 * for which that was done already.
 */
export function isOutdated(served: string | null, own = ownBuild()): boolean {
  if (!served || !own || served === own) return false;
  return recall(reloadedFor, '') !== served;
}

/** Loads the page of that build. */
export function update(served: string | null): void {
  remember(reloadedFor, served);
  location.reload();
}
