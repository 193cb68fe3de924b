import { patternName, tellAction } from '../games/candy-hunters/tell';
import type { Translate } from '../i18n/i18n.svelte';
import type { Hint } from './hints.svelte';

/** A hint in a sentence. */
export function tellHint(hint: Hint, t: Translate): string {
  switch (hint.kind) {
    case 'thinking':
      return t('puzzles.hint.thinking', { back: hint.back });
    case 'impossible':
      return t('puzzles.hint.impossible', { back: hint.back });
    case 'action':
      return tellAction(hint.action, t);
    default:
      return t(`puzzles.hint.${hint.kind}`);
  }
}

/** The same for those who do not see the picture of a pattern. */
export const speakHint = (hint: Hint, t: Translate): string =>
  hint.kind === 'pattern'
    ? `${tellHint(hint, t)} ${t('candy-hunters.card', { card: hint.card })}: ${patternName(hint.card, 0, t)}`
    : tellHint(hint, t);
