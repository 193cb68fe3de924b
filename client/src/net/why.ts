import { t } from '../i18n/i18n.svelte';
import { ApiError } from './api';

/** The words there are for what a server answers, by its code. */
const codes: Readonly<Record<string, string>> = {
  conflict: 'failed.conflict',
  forbidden: 'failed.forbidden',
  'not-found': 'failed.gone',
  'too-many': 'refused.too-many',
  unavailable: 'refused.unavailable',
  internal: 'refused.unavailable',
};

/** What a refusal can only mean where it was asked: to sit down, to open a table. */
const meanings: Readonly<Record<Asked, Readonly<Record<string, string>>>> = {
  sit: { conflict: 'failed.cannot-sit', forbidden: 'failed.cannot-sit' },
  open: { conflict: 'failed.many-tables', 'too-many': 'failed.many-tables' },
};

export type Asked = 'sit' | 'open';

/** Why something that was asked of the server did not happen, in a sentence for whoever asked. */
export function whyFailed(error: unknown, asked?: Asked): string {
  if (!(error instanceof ApiError)) return t('failed');
  if (error.status === 0) return t('failed.offline');
  const code = error.code ?? '';
  return t((asked && meanings[asked][code]) ?? codes[code] ?? 'failed');
}
