import { t } from '../i18n/i18n.svelte';
import { ApiError } from './api';
import { type Asked, whyFailed } from './why';

/** Something that is asked of the server: whether it is under way, and how it went wrong. */
export class Asking {
  busy = $state(false);
  /** why it did not work, in words; empty if it did */
  failed = $state('');
  /** why the server refuses it; its own words, in English */
  reason = $state('');

  /** Asks; what comes of it at a table comes to everybody over the socket. */
  async ask(task: () => Promise<unknown>, asked?: Asked): Promise<void> {
    this.busy = true;
    this.failed = '';
    this.reason = '';
    try {
      await task();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 400;
      this.failed = isRefused ? t('new.refused') : whyFailed(error, asked);
      if (isRefused) this.reason = error.message;
    } finally {
      this.busy = false;
    }
  }
}
