/** Whether somebody has given work up: no failure. By itself, for pages that load no engine. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
