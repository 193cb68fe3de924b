import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { afterBuild } from './after-build.ts';
import { chunksOf, filesOf } from './closure.ts';

/** The first part of a page's address, where that is not its name. */
const SEGMENTS: Record<string, string> = { home: '', table: 't', whatif: 'what-if' };

const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const LOBBY = /\/src\/lobby\/Lobby\.svelte$/;
const GAME = /\/src\/games\/([\w-]+)\/index\.ts$/;
const WORDS = /\/src\/(?:i18n|games\/([\w-]+))\/messages\.(\w+)\.json$/;
const NAMES = /virtual:game-names\/(\w+)$/;

/**
 * Writes `preloads.json` beside the finished build: the files that a page, a game and their words
 * need beside what `index.html` names. The server puts them into the page (docs/protocol.md), so that
 * they come all at once and not one after the other.
 */
export const preloads = (): Plugin =>
  afterBuild('preloads', (outDir, bundle) => {
    writeFileSync(join(outDir, 'preloads.json'), JSON.stringify(preloadsOf(bundle)));
  });

/** By `page/t`, `page/lobby`, `game/cukierki`, `words/pl` and `words/pl/cukierki`. */
export function preloadsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = chunksOf(bundle);
  const named = filesOf(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    for (const key of chunk.moduleIds.map(keyOf)) {
      if (!key) continue;
      const files = [...filesOf([chunk], chunks)].filter((file) => !named.has(file));
      found[key] = [...new Set([...(found[key] ?? []), ...files])];
    }
  }
  // A lobby is what a table shows before the game.
  found['page/lobby'] = [...new Set([...(found['page/t'] ?? []), ...(found['page/lobby'] ?? [])])];
  return found;
}

function keyOf(module: string): string | null {
  const [, page] = PAGE.exec(module) ?? [];
  if (page) return `page/${SEGMENTS[page.toLowerCase()] ?? page.toLowerCase()}`;
  if (LOBBY.test(module)) return 'page/lobby';
  const [, game] = GAME.exec(module) ?? [];
  if (game) return `game/${game}`;
  const [, names] = NAMES.exec(module) ?? [];
  if (names) return `words/${names}`;
  const [words, of, language] = WORDS.exec(module) ?? [];
  if (words) return of ? `words/${language}/${of}` : `words/${language}`;
  return null;
}
