/** Tells all who listen; one who stumbles over it does not keep it from the others. */
export function tellAll<T>(listeners: Iterable<(what: T) => void>, what: T): void {
  for (const listener of listeners) {
    try {
      listener(what);
    } catch (error) {
      console.error(error);
    }
  }
}
