import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { moduleOf } from './icu.ts';

const games = fileURLToPath(new URL('../src/games', import.meta.url));

/**
 * `virtual:game-names/<language>`: the name and the one-line description of every game, out of the
 * games' own messages. The shelf shows them all; the rest of a game's words comes with its table.
 */
export function gameNames(): Plugin {
  return {
    name: 'game-names',
    resolveId: { filter: { id: /^virtual:game-names\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:game-names\// },
      handler(id) {
        const language = id.slice(id.lastIndexOf('/') + 1);
        return moduleOf(Object.assign({}, ...folders().map((game) => names(game, language))));
      },
    },
  };
}

const folders = (): string[] =>
  readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

function names(game: string, language: string): Record<string, string> {
  const words = JSON.parse(readFileSync(join(games, game, `messages.${language}.json`), 'utf8'));
  const shown = [`${game}.name`, `${game}.about`].filter((key) => key in words);
  return Object.fromEntries(shown.map((key) => [key, words[key]]));
}
