import { expect, it } from 'vitest';
import { formOf } from './plurals';

const NUMBERS = [...Array(1_300).keys(), 10_001, 10_012, 1_000_000, 1_000_021, 0.5, 1.5, 2.5, -1];

it.each(['en', 'pl', 'uk'])('knows the forms of %s as the browser does', (language) => {
  const cardinal = new Intl.PluralRules(language);
  const ordinal = new Intl.PluralRules(language, { type: 'ordinal' });
  expect(NUMBERS.map((n) => formOf(n, language, false))).toEqual(
    NUMBERS.map((n) => cardinal.select(n)),
  );
  expect([1, 2, 3, 4, 11, 23].map((n) => formOf(n, language, true))).toEqual(
    [1, 2, 3, 4, 11, 23].map((n) => ordinal.select(n)),
  );
});

it('asks the browser about other languages', () => {
  expect([0, 1, 2, 5].map((n) => formOf(n, 'cs', false))).toEqual(['other', 'one', 'few', 'other']);
});
