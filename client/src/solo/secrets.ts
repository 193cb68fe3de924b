/**
 * Whether two people see different tables: then one must not look while the other plays. The views
 * themselves tell, so that nobody here needs to know what a game hides. An empty hand is no secret,
 * though its owner sees a list and the others see a number.
 */
export function isSecret(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return false;
  if (!isTree(one) || !isTree(other)) return one !== other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].some((name) => isSecret(one[name], other[name]));
}

const isEmpty = (value: unknown): boolean =>
  value === 0 || (Array.isArray(value) && value.length === 0);

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
