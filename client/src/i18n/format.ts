import { formOf } from './plurals';

/** What compiled messages (build/icu.ts) need in the browser, for one language. */
export interface Formatters {
  text(value: Param): string;
  number(value: Param): string;
  plural(value: Param, options: Options, ordinal: boolean): string;
  select(value: Param, options: Options): string;
}

export type Param = string | number;
export type Params = Record<string, Param>;
export type Message = string | ((params: Params, formatters: Formatters) => string);

type Options = Record<string, () => string>;

export function formatters(language: string): Formatters {
  let numbers: Intl.NumberFormat | undefined;

  const number = (value: Param) => {
    const n = Math.round(Number(value) * 1000) / 1000;
    // Small numbers look next to alike in all languages, and the browser's formatter is slow to make.
    if (Math.abs(n) < 1000) return String(n).replace('.', language === 'en' ? '.' : ',');
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(n);
  };
  const choose = (options: Options, ...names: string[]) => {
    const name = names.find((candidate) => candidate in options) ?? 'other';
    return options[name]?.() ?? '';
  };
  return {
    text: (value) => (typeof value === 'number' ? number(value) : value),
    number,
    plural: (value, options, ordinal) =>
      choose(options, `=${value}`, formOf(Number(value), language, ordinal)),
    select: (value, options) => choose(options, String(value)),
  };
}
