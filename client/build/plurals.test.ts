import { expect, it } from 'vitest';
import { pluralMistakes } from './plurals.ts';

it.each([
  ['en', '{n, plural, one {# card} other {# cards}}'],
  ['en', '{n, plural, =0 {none} one {one card} other {# cards}}'],
  ['pl', '{n, plural, one {karta} few {# karty} many {# kart} other {# karty}}'],
  ['uk', '{n, plural, one {# картка} few {# картки} many {# карток} other {# картки}}'],
  ['uk', '{n, plural, one {Перемагає} few {Перемагають} many {Перемагають} other {Перемагають}}'],
  ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
])('%s: %s is right', (language, text) => {
  expect(pluralMistakes(text, language)).toEqual([]);
});

it.each([
  ['pl', '{n, plural, one {# karta} other {# karty}}', ['{n} lacks few', '{n} lacks many']],
  ['en', '{n, plural, one {#} few {#} other {#}}', ['{n} never is few']],
  [
    'uk',
    '{n, plural, one {картка} few {# картки} many {# карток} other {# картки}}',
    ['{n} is not named for one'],
  ],
  ['en', '{who, select, you {{n, plural, other {#}}} other {}}', ['{n} lacks one']],
  ['pl', '{n, plural, one {#} few {parę} many {#} other {#}}', ['{n} is not named for few']],
])('%s: %s is not', (language, text, mistakes) => {
  expect(pluralMistakes(text, language)).toEqual(expect.arrayContaining(mistakes));
});
