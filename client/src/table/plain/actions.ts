const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Those that have all the words that were written, or their beginnings. */
export function matching(actions: readonly string[], written: string): string[] {
  const wanted = words(written);
  return actions.filter((action) => {
    const parts = words(action);
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** What somebody means who has written this: an action as it stands, or the only one that fits. */
export function meant(actions: readonly string[], written: string, open: boolean): string | null {
  const text = written.trim();
  if (text === '') return null;
  if (open || actions.includes(text)) return text;
  const [only, ...others] = matching(actions, text);
  return others.length === 0 ? (only ?? null) : null;
}

/** By their first word, in the order in which they are offered. */
export function grouped(actions: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const action of actions) {
    const verb = action.split(' ', 1)[0] ?? '';
    const group = groups.get(verb);
    if (group) group.push(action);
    else groups.set(verb, [action]);
  }
  return groups;
}
