import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const games = fileURLToPath(new URL('../src/games', import.meta.url));

/**
 * `virtual:guides`: how many minutes the guided first game of each game takes that has one. The
 * pages that lead there need no more; the script itself comes when it is played.
 */
export function guides(): Plugin {
  return {
    name: 'guides',
    resolveId: { filter: { id: /^virtual:guides$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:guides$/ },
      handler: () => `export default ${JSON.stringify(Object.fromEntries(minutes()))};`,
    },
  };
}

const minutes = (): [string, number][] =>
  readdirSync(games)
    .map((game): [string, string] => [game, join(games, game, 'guide.json')])
    .filter(([, file]) => existsSync(file))
    .map(([game, file]) => [game, JSON.parse(readFileSync(file, 'utf8')).minutes]);
