import { ApiError } from '../net/api';

/** Something that is asked of the server in a form: whether it is under way, and how it went wrong. */
export class Asking {
  busy = $state(false);
  failed = $state(false);
  /** why the server refuses it; its own words, in English */
  reason = $state('');

  /** Asks, and tells whoever filled in the form if it does not work. */
  async ask(task: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failed = false;
    this.reason = '';
    try {
      await task();
    } catch (error) {
      this.failed = true;
      if (error instanceof ApiError && error.status === 400) this.reason = error.message;
    } finally {
      this.busy = false;
    }
  }
}
