import { cardName, patternName, tellAction, tellWhere } from '../games/candy-hunters/tell';
import type { Town } from '../games/candy-hunters/view';
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

/** The same for those who do not see the picture of a pattern, nor what is lit in the town. */
export function speakHint(hint: Hint, town: Town, t: Translate): string {
  const said = tellHint(hint, t);
  if (hint.kind === 'pattern') {
    return `${said} ${cardName(hint.card, t)}: ${patternName(hint.card, 0, t)}`;
  }
  return hint.kind === 'action' ? `${said} ${tellWhere(hint.action, town, t)}`.trim() : said;
}
