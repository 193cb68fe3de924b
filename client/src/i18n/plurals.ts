/**
 * Which form of a word a number takes. `Intl.PluralRules` knows, too, but takes a phone a tenth of a
 * second to make, just when the page is to appear; so it is asked for rarer things only.
 */
type Form = Intl.LDMLPluralRule;

const isTeen = (n: number): boolean => Math.trunc(n / 10) % 10 === 1;
const isFew = (n: number): boolean => n % 10 >= 2 && n % 10 <= 4 && !isTeen(n);

/** For whole numbers from 0 on. */
const cardinals: Record<string, (n: number) => Form> = {
  en: (n) => (n === 1 ? 'one' : 'other'),
  pl: (n) => (n === 1 ? 'one' : isFew(n) ? 'few' : 'many'),
  uk: (n) => (n % 10 === 1 && !isTeen(n) ? 'one' : isFew(n) ? 'few' : 'many'),
};

/** The form of a number of things, or of a place in a row. */
export function formOf(n: number, language: string, ordinal: boolean): Form {
  const rule = cardinals[language];
  if (rule && !ordinal && Number.isInteger(n) && n >= 0) return rule(n);
  return new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' }).select(n);
}
