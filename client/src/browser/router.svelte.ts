import { arrive, begin, beneath, enter } from './back';

/** Addresses of the page and what they show; the browser's own history does the rest. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'solo'; game: string; saved: string | null }
  | { page: 'how'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'replay'; id: string | null; saved: string | null; step: number }
  | { page: 'review'; id: string | null; saved: string | null }
  | { page: 'what-if'; id: string | null; step: number; seat: number | null }
  | { page: 'puzzles' }
  | { page: 'puzzle'; name: string; shared: string | null }
  | { page: 'make'; code: string | null }
  | { page: 'settings' }
  | { page: 'games' }
  | { page: 'unknown' };

export function parse(path: string, query = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').slice(1);
  if (first === 'puzzles' && second === 'make' && rest.length < 2) {
    return { page: 'make', code: rest[0] || null };
  }
  if (rest.length > 0) return { page: 'unknown' };
  /** a game that this device keeps */
  const asked = new URLSearchParams(query);
  const saved = asked.get('g');
  /** how far into a match */
  const step = Number(asked.get('n') ?? 0);
  if (first === 'what-if' && /^[0-9A-Za-z]*$/.test(second)) {
    const seat = asked.has('s') ? Number(asked.get('s')) : null;
    return { page: 'what-if', id: second || null, step, seat };
  }
  if (second === '') {
    if (first === '') return { page: 'home' };
    if (first === 'new') return { page: 'new', game: asked.get('game') };
    if (first === 'replay') return { page: 'replay', id: null, saved, step };
    if (first === 'review') return { page: 'review', id: null, saved };
    if (first === 'puzzles') return { page: 'puzzles' };
    if (first === 'settings') return { page: 'settings' };
    if (first === 'games') return { page: 'games' };
    return { page: 'unknown' };
  }
  if (first === 't' && /^[0-9A-Za-z]+$/.test(second)) return { page: 'table', id: second };
  if (first === 'replay' && /^[0-9A-Za-z]+$/.test(second))
    return { page: 'replay', id: second, saved, step };
  if (first === 'review' && /^[0-9A-Za-z]+$/.test(second))
    return { page: 'review', id: second, saved };
  if (first === 'solo') return { page: 'solo', game: second, saved };
  if (first === 'how') return { page: 'how', game: second };
  if (first === 'learn') return { page: 'learn', game: second, lesson: asked.get('lesson') ?? '' };
  if (first === 'puzzle' && /^[\w.-]+$/.test(second)) {
    return { page: 'puzzle', name: second, shared: asked.get('s') };
  }
  return { page: 'unknown' };
}

const here = () => parse(location.pathname, location.search);
let current = $state.raw<Route>(here());

export const route = (): Route => current;

export function navigate(path: string, { replace = false } = {}): void {
  beneath(() => {
    enter(path, { replace });
    current = here();
    scrollTo(0, 0);
  });
}

/**
 * Lets links to our own pages and the browser's back and forward work without loading anew. Back does
 * not lead to where a link with `data-replace` was: that page has done its part.
 */
export function startRouter(): void {
  begin();
  addEventListener('popstate', () => {
    if (arrive()) current = here();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (parse(link.pathname).page === 'unknown') return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    const replace = link.hasAttribute('data-replace');
    navigate(link.pathname + link.search + link.hash, { replace });
  });
}
