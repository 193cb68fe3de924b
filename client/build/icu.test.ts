import { describe, expect, it } from 'vitest';
import { formatters, type Message, type Params } from '../src/i18n/format.ts';
import { compile, parameters } from './icu.ts';

function show(text: string, params: Params, language = 'en'): string {
  const message: Message = new Function(`return ${compile(text)}`)();
  return typeof message === 'string' ? message : message(params, formatters(language));
}

describe('compiled messages', () => {
  it('are texts if they have no parameters', () => {
    expect(compile('Play "now"')).toBe('"Play \\"now\\""');
  });

  it('put parameters in', () => {
    expect(show('{name} wins by {n}', { name: 'Ola', n: 1200 })).toBe('Ola wins by 1,200');
  });

  it.each([
    [0, 'kart'],
    [1, 'kartę'],
    [2, 'karty'],
    [5, 'kart'],
    [12, 'kart'],
    [22, 'karty'],
  ])('know the plural forms of Polish: %d', (n, word) => {
    const text = '{n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}';
    expect(show(text, { n }, 'pl')).toBe(`${n} ${word}`);
  });

  it('prefer exact numbers', () => {
    expect(show('{n, plural, =0 {none} other {#}}', { n: 0 })).toBe('none');
  });

  it('choose by words, inside each other', () => {
    const text =
      '{level, select, easy {{n, plural, one {# easy bot} other {# easy bots}}} other {?}}';
    expect(show(text, { level: 'easy', n: 2 })).toBe('2 easy bots');
    expect(show(text, { level: 'unheard of', n: 2 })).toBe('?');
  });

  it('cannot hide a parameter', () => {
    expect(parameters('{a} {b, plural, one {{c}} other {#}}')).toEqual(['a', 'b', 'c']);
  });

  it('refuse what is no message', () => {
    expect(() => compile('{n, plural, one {#}')).toThrow();
  });
});
