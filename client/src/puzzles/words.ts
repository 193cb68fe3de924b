import { language, t } from '../i18n/i18n.svelte';
import type { Opened } from './opened';

/** A day as people write it, in the language of the page. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** What a puzzle is called. */
export function puzzleName({ kind, name }: Pick<Opened, 'kind' | 'name'>): string {
  switch (kind) {
    case 'book':
      return t('puzzles.name', { name });
    case 'extra':
      return t('puzzles.name.extra', { name: name.replace(/^x/, '') });
    case 'daily':
      return t('puzzles.name.daily', { day: dayName(name) });
    default:
      return t('puzzles.name.shared');
  }
}
