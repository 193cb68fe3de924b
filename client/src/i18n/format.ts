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
  const numbers = new Intl.NumberFormat(language);
  const cardinals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });

  const number = (value: Param) => numbers.format(Number(value));
  const choose = (options: Options, ...names: string[]) => {
    const name = names.find((candidate) => candidate in options) ?? 'other';
    return options[name]?.() ?? '';
  };
  return {
    text: (value) => (typeof value === 'number' ? number(value) : value),
    number,
    plural: (value, options, ordinal) =>
      choose(options, `=${value}`, (ordinal ? ordinals : cardinals).select(Number(value))),
    select: (value, options) => choose(options, String(value)),
  };
}
