import { randomId } from './ids';

/**
 * Back closes what lies on top before it leaves the page. Each thing on top has an entry of its own in
 * the browser's history, at the page's address; closed otherwise, it takes its entry back. An entry
 * knows of which visit to a page it is, and how many things lay on top there.
 */
interface Entry {
  readonly visit?: string;
  readonly depth?: number;
}

const onTop: { readonly close: () => void }[] = [];
/** of the page that is shown, and what is its address by now */
let visit = '';
let address = '';
/** waits for the end of a step back of our own; null while none is on its way */
let going: ReturnType<typeof setTimeout> | null = null;
/** waits until nothing lies on top any more */
let next: (() => void) | null = null;

/** Some steps back never come: no entry is left there, or the browser takes no more steps. In milliseconds. */
const PATIENCE = 2_000;

const entry = (): Entry => (history.state as Entry | null) ?? {};
const depth = (): number => entry().depth ?? 0;
/** As many entries as there are things on top; none while something is to be done beneath them. */
const depthWanted = (): number => (next ? 0 : onTop.length);
const here = () => location.pathname + location.search + location.hash;

/** Something lies on top from now on, which Back closes; returns what to call when it is gone. */
export function layOnTop(close: () => void): () => void {
  const layer = { close };
  onTop.push(layer);
  soon();
  return () => {
    const at = onTop.indexOf(layer);
    if (at >= 0) onTop.splice(at, 1);
    soon();
  };
}

/** Does something at the entry of the page itself: at once, unless something lies on top. */
export function beneath(task: () => void): void {
  next = task;
  settle();
}

/** What is shown from here on is another page. */
export function enter(path: string, { replace }: { replace: boolean }): void {
  visit = randomId();
  address = path;
  if (replace) history.replaceState({ visit }, '', path);
  else history.pushState({ visit }, '', path);
}

/** The page that is shown has another address from now on: for reloading and coming back. */
export function readdress(path: string): void {
  address = path;
  if (here() === path) return;
  try {
    history.replaceState(history.state, '', path);
  } catch {
    // Some browsers take only so many in a while; it has it the next time, and all else goes on.
  }
}

/** A page was loaded; what lay on top of it before that is gone. */
export function begin(): void {
  adopt();
  soon();
}

/** The browser went to another entry: false if that is of the same page, of which only the top is gone. */
export function arrive(): boolean {
  const own = going !== null;
  if (going !== null) clearTimeout(going);
  going = null;
  const isOther = entry().visit !== visit;
  if (isOther) adopt();
  // The page has got another address while something lay on top.
  else if (here() !== address) readdress(address);
  if (!own) while (onTop.length > depth()) onTop.pop()?.close();
  settle();
  return isOther;
}

/** Entries of before may know nothing of visits. */
function adopt(): void {
  visit = entry().visit ?? randomId();
  address = here();
  history.replaceState({ ...history.state, visit }, '');
}

/** One thing may be closed to make room for another, which then gets its entry. */
const soon = () => void setTimeout(settle);

/** Adds the entries that are missing, or goes back over those that are too many. */
function settle(): void {
  if (going !== null) return;
  const wanted = depthWanted();
  const back = wanted - depth();
  if (back < 0) {
    going = setTimeout(stay, PATIENCE);
    history.go(back);
    return;
  }
  // The page stays as it is scrolled, whatever comes and goes on top.
  history.scrollRestoration = wanted > 0 ? 'manual' : 'auto';
  while (depth() < wanted) history.pushState({ ...history.state, depth: depth() + 1 }, '');
  const task = next;
  next = null;
  task?.();
}

/** The browser has not gone back: the entry where it stays serves as the one before. */
function stay(): void {
  going = null;
  const wanted = depthWanted();
  history.replaceState({ ...history.state, depth: Math.min(depth(), wanted) }, '');
  settle();
}
