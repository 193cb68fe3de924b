import { getContext, setContext } from 'svelte';

/** What the table's banner says for a moment instead of what goes on; null: nothing. */
type Notice = () => string | null;

const KEY = Symbol('notice');

export const provideNotice = (notice: Notice): void => {
  setContext(KEY, notice);
};

export const noticeAround = (): Notice => getContext<Notice | undefined>(KEY) ?? (() => null);
