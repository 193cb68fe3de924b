import { expect, it } from 'vitest';
import { formatters } from './format';
import { languages } from './i18n.svelte';

const NUMBERS = [0, 7, -7, 0.5, -2.3, 12.25, 99.9, 999, 999.9996, 1000, 1234.5, -20_000, 1_000_000];

it.each(Object.keys(languages))(
  'writes numbers as browsers do, small ones without them: %s',
  (language) => {
    const { number } = formatters(language);
    const theirs = new Intl.NumberFormat(language);
    expect(NUMBERS.map(number)).toEqual(NUMBERS.map((one) => theirs.format(one)));
  },
);
