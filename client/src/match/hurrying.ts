import { isForTable } from '../table/keys.svelte';
import type { Match } from './match';

/** What does something by itself when it is pressed. */
const CONTROLS =
  'button, a, input, select, textarea, label, summary, dialog, [role="button"], [tabindex="0"]';
/** The keys by which one moves about do not hurry anybody. */
const HURRIES = /^(Space|Enter|NumpadEnter|Key[A-Z]|Digit\d|Numpad\d)$/;

type Lagging = Pick<Match, 'lagging' | 'hurry'>;

/** A press on the table, beside everything that can be pressed, shows at once what waits. */
export function hurryByPress(match: Lagging, event: MouseEvent): void {
  if (match.lagging && !(event.target as Element).closest(CONTROLS)) match.hurry();
}

/** So does a key; what it would do otherwise it does the next time, when one sees what it is about. */
export function hurryByKey(match: Lagging, event: KeyboardEvent): void {
  if (!match.lagging || !HURRIES.test(event.code) || !isForTable(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  match.hurry();
}
