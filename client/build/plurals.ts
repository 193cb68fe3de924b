import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** What is wrong with the plurals of a message in that language, in words; nothing if all is well. */
export function pluralMistakes(text: string, language: string): string[] {
  return pluralsOf(parse(text, { ignoreTag: true })).flatMap((plural) =>
    mistakes(plural, language),
  );
}

function pluralsOf(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return element.type === TYPE.plural ? [element, ...inside] : inside;
  });
}

function mistakes({ value, options, pluralType }: PluralElement, language: string): string[] {
  const rules = new Intl.PluralRules(language, { type: pluralType ?? 'cardinal' });
  const wanted = rules.resolvedOptions().pluralCategories;
  const exact = Object.keys(options).filter((name) => name.startsWith('='));
  const found = Object.keys(options).filter((name) => !name.startsWith('='));
  const forms = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, option.value]),
  );
  const counts = (name: string) => mentions(forms[name] ?? [], value);
  /** Whether other numbers than one are called so as well, as 21 is in Ukrainian. */
  const isMany = (name: string) => numbers.filter((n) => rules.select(n) === name).length > 1;
  return [
    ...wanted.filter((name) => !found.includes(name)).map((name) => `{${value}} lacks ${name}`),
    ...found
      .filter((name) => !wanted.includes(name as Intl.LDMLPluralRule))
      .map((name) => `{${value}} never is ${name}`),
    ...found
      .filter((name) => isMany(name) && !counts(name) && found.some(counts))
      .map((name) => `{${value}} is not named for ${name}`),
    ...exact.filter((name) => !/^=\d+$/.test(name)).map((name) => `{${value}} is no ${name}`),
  ];
}

const numbers = Array.from({ length: 200 }, (_, n) => n);

/** Whether a form names the number: as `#`, or by its own name. */
function mentions(elements: readonly MessageFormatElement[], name: string): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.pound) return true;
    if (element.type === TYPE.argument || element.type === TYPE.number)
      return element.value === name;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
    return Object.values(element.options).some(({ value }) => mentions(value, name));
  });
}
