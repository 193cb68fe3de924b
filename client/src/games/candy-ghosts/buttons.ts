import type { CandyGhostsInsight } from './view';

/** The best chance of several actions, in per cent; null where none is rolled for. */
export function bestOf(
  by: ReadonlyMap<string, string>,
  { odds }: Pick<CandyGhostsInsight, 'odds'>,
): number | null {
  const chances = [...by.values()].flatMap((action) => odds[action]?.chance ?? []);
  return chances.length === 0 ? null : Math.max(...chances);
}
