import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const games = fileURLToPath(new URL('../src/games', import.meta.url));

/**
 * `virtual:guides`: how many minutes each lesson of each game takes, by its name, that of the first
 * one being empty. The pages that lead there need no more; the script itself comes when it is played.
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

const minutes = (): [string, Record<string, number>][] =>
  readdirSync(games, { withFileTypes: true })
    .filter((game) => game.isDirectory())
    .map(({ name }) => [name, lessons(join(games, name))]);

/** `guide.json` is the first one, `guide-walls.json` the one called `walls`. */
const lessons = (folder: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(folder)
      .map((file) => ({ file, name: /^guide(?:-([a-z]+))?\.json$/.exec(file) }))
      .flatMap(({ file, name }): [string, number][] =>
        name ? [[name[1] ?? '', JSON.parse(readFileSync(join(folder, file), 'utf8')).minutes]] : [],
      )
      .sort(([a], [b]) => a.localeCompare(b)),
  );
