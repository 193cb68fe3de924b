import components from 'virtual:engine-components/candy-ghosts';
import type { Translate } from '../../i18n/i18n.svelte';
import { capital } from './names';
import type { CandyGhostsView } from './view';

/** What an atmosphere card does, in sentences made of its effects, so that they are always true. */

interface Effect {
  readonly change: string;
  readonly trait: string | null;
  readonly number: number | null;
}

/** How much of the extra steps counts, in a hundred, by how wild the ghosts are (CG-93). */
const wildness = components.ghosts;

/** The effects as this table plays them: lazy ghosts make less of extra steps. */
export const effectsOf = (
  card: string,
  ghosts: CandyGhostsView['options']['ghosts'],
): readonly Effect[] =>
  (components.atmospheres[card] ?? [])
    .map((effect) =>
      effect.change === 'steps' && effect.number > 0
        ? { ...effect, number: Math.floor((effect.number * (wildness[ghosts ?? ''] ?? 100)) / 100) }
        : effect,
    )
    .filter(({ change, number }) => change !== 'steps' || number !== 0);

/** The name of an effect's sentence: the sign is part of it, and a single step has its own. */
function keyOf({ change, number }: Effect): string {
  if (number === null) return change;
  const kind = change === 'steps' && Math.abs(number) === 1 ? 'step' : change;
  return `${kind}${number < 0 ? '-' : '+'}`;
}

/** The sentences; who has the same done to them shares one. */
export function effectSentences(
  card: string,
  ghosts: CandyGhostsView['options']['ghosts'],
  t: Translate,
): readonly string[] {
  const groups = new Map<string, { effect: Effect; who: string[] }>();
  for (const effect of effectsOf(card, ghosts)) {
    const key = `${effect.change} ${effect.number}`;
    const group = groups.get(key) ?? { effect, who: [] };
    group.who.push(t(`candy-ghosts.those.${effect.trait ?? 'all'}`));
    groups.set(key, group);
  }
  const and = ` ${t('candy-ghosts.effect.and')} `;
  return [...groups.values()].map(({ effect, who }) =>
    capital(
      t(`candy-ghosts.effect.${keyOf(effect)}`, {
        who: who.join(and),
        n: Math.abs(effect.number ?? 0),
      }),
    ),
  );
}
