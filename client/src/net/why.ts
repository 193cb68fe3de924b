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

/** Why something that was asked of the server did not happen, in a sentence for whoever asked. */
export function whyFailed(error: unknown): string {
  if (!(error instanceof ApiError)) return t('failed');
  if (error.status === 0) return t('failed.offline');
  return t(codes[error.code ?? ''] ?? 'failed');
}
