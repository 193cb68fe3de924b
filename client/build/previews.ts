import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

interface Words {
  title: string;
  text: string;
}

/**
 * Writes `previews.json` beside the finished build: the words that the server puts into the page for
 * messengers, which show them with a link (docs/protocol.md).
 */
export const previews = (): Plugin =>
  afterBuild('previews', (outDir) => {
    writeFileSync(join(outDir, 'previews.json'), JSON.stringify(previewWords()));
  });

/** All the words, by language. */
export function previewWords() {
  const own: Record<string, Record<'invitation' | 'page', string>> = read(here('previews.json'));
  return Object.fromEntries(
    Object.entries(own).map(([language, { invitation, page }]) => {
      const shell = read(here(`../src/i18n/messages.${language}.json`));
      return [
        language,
        {
          site: shell['app.name'],
          home: { title: shell['home.title'], text: shell['home.lead'] },
          puzzles: { title: shell['puzzles.title'], text: shell['puzzles.lead'] },
          tables: byGame(language, invitation),
          games: byGame(language, page),
        },
      ];
    }),
  );
}

function byGame(language: string, title: string): Record<string, Words> {
  const folder = here('../src/games');
  const words = readdirSync(folder)
    .map((game) => [game, join(folder, game, `messages.${language}.json`)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([game, file]) => {
      const own = read(file);
      const text: string = own[`${game}.about`] ?? '';
      return [game, { title: title.replace('{game}', own[`${game}.name`]), text }] as const;
    });
  return Object.fromEntries(words);
}
