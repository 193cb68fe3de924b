import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textsBeside, textsOf } from './game-texts.ts';
import { parameters } from './icu.ts';
import { pluralMistakes } from './plurals.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const languages = ['en', 'pl', 'uk'];
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const areas = files
  .filter((file) => file.endsWith('messages.en.json'))
  .map((file) => relative(src, dirname(join(src, file))));

const read = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(src, area, `messages.${language}.json`), 'utf8'));

/** Every text in quotes; templates as patterns, as `level.${level}` fits `level.easy`. */
const { literals, patterns } = quoted(
  files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n'),
);

function quoted(code: string) {
  const literals = new Set([...code.matchAll(/(['"])([\w.-]+)\1/g)].map((found) => found[2]));
  const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^}]*\})+)`/g)].map(
    (found) => found[1] ?? '',
  );
  const patterns = templates
    .filter((template) => template.includes('.') && template.includes('${'))
    .map((template) => {
      const parts = template.split(/\$\{[^}]*\}/).map((text) => text.replaceAll('.', '\\.'));
      return new RegExp(`^${parts.join('[\\w-]+')}$`);
    });
  return { literals, patterns };
}

const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));

describe.each(areas)('messages of %s', (area) => {
  const english = read(area, 'en');

  it.each(languages)('are all there in %s, with the same parameters', (language) => {
    const messages = read(area, language);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), key).not.toBe('');
      expect(parameters(text), key).toEqual(parameters(english[key] ?? ''));
    }
  });

  it.each(languages)(
    'have all plural forms of %s, with the number where others have it',
    (language) => {
      const wrong = Object.entries(read(area, language)).flatMap(([key, text]) =>
        pluralMistakes(text, language).map((mistake) => `${key}: ${mistake}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('are all in use', () => {
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('have keys of their own', () => {
    const [, game] = area.split('/');
    const ours = (key: string) => game === undefined || key.startsWith(`${game}.`);
    expect(Object.keys(english).filter((key) => !ours(key))).toEqual([]);
  });
});

it('no message is asked for that is not there', () => {
  const cards = areas.flatMap((area) => {
    const texts = textsBeside(join('/', area, 'messages.en.json'));
    return texts ? Object.keys(textsOf(basename(area), texts)) : [];
  });
  const known = new Set([...areas.flatMap((area) => Object.keys(read(area, 'en'))), ...cards]);
  const code = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/\bt\(\s*(['"])([\w.-]+)\1/g)].map((found) => found[2] ?? '');
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
