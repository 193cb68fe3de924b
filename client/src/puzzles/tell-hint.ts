import { cardName, patternName, tellSeen, tellWhere } from '../games/candy-hunters/tell';
import tutor from '../games/candy-hunters/tutor';
import type { Town } from '../games/candy-hunters/view';
import type { Translate } from '../i18n/i18n.svelte';
import type { SeatInfo } from '../net/protocol';
import { tellAdvice, tellDeed } from '../tutor/tell-events';
import type { Hint } from './hints.svelte';

/** Who is told, and the town before them. */
export interface Solver {
  readonly t: Translate;
  readonly seats: readonly SeatInfo[];
  readonly town: Town;
}

/** A hint in a sentence; what is to be done is told as in any game, with all that it brings. */
export function tellHint(hint: Hint, { t, seats, town }: Solver): string {
  switch (hint.kind) {
    case 'thinking':
      return t('puzzles.hint.thinking', { back: hint.back });
    case 'impossible':
      return t('puzzles.hint.impossible', { back: hint.back });
    case 'action': {
      const to = { t, seats, own: 0, view: town, tutor };
      return tellAdvice(tellDeed(hint.events, tellSeen, to), to);
    }
    default:
      return t(`puzzles.hint.${hint.kind}`);
  }
}

/** The same for those who do not see the picture of a pattern, nor what is lit in the town. */
export function speakHint(hint: Hint, solver: Solver): string {
  const { t, town } = solver;
  const said = tellHint(hint, solver);
  if (hint.kind === 'pattern') {
    return `${said} ${cardName(hint.card, t)}: ${patternName(hint.card, 0, t)}`;
  }
  return hint.kind === 'action' ? `${said} ${tellWhere(hint.action, town, t)}`.trim() : said;
}
