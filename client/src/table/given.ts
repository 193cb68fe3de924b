import { formatters, type Message } from '../i18n/format';
import type { Translate } from '../i18n/i18n.svelte';
import { HERE } from '../match/no-server';
import type { SeatInfo } from '../net/protocol';

/** For the tests: the compiled messages of a language, without the page around them. */
export function speak(language: string, messages: object): Translate {
  const all = messages as Record<string, Message>;
  return (key, params = {}) => {
    const message = all[key];
    if (message === undefined) throw new Error(`${language} has no ${key}`);
    return typeof message === 'string' ? message : message(params, formatters(language));
  };
}

/** People at a table. */
export const seatsOf = (...names: readonly string[]): SeatInfo[] =>
  names.map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    color: null,
    avatar: null,
    level: null,
    ...HERE,
  }));
