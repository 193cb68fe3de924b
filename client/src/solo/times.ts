/** When everything happened, since the first of it; null where nobody has written it down. */
export function timesOf(moves: readonly { readonly at: number | null }[]): number[] | null {
  const start = moves[0]?.at ?? null;
  if (start === null) return null;
  let last = 0;
  const times: number[] = [];
  for (const { at } of moves) {
    if (at === null) return null;
    // A device's clock may be set while one plays; what came later never came before.
    last = Math.max(last, at - start);
    times.push(last);
  }
  return times;
}
