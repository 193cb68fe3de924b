import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { chunksOf, filesOf } from './closure.ts';

/** What the home page may weigh at most when somebody comes for the first time, compressed. */
const LIMIT = 120_000;

/** The shell's words and the games' names. */
const WORDS = /(?:i18n\/messages\.|game-names\/)(\w+)/;

/**
 * Fails the build when the first load has become too heavy: the page, its code and style, and the
 * words of the longest language. Runs after `compress`.
 */
export const firstLoad = (): Plugin =>
  afterBuild('first-load', function (outDir, bundle) {
    const chunks = chunksOf(bundle);
    const first = chunks.filter(
      ({ isEntry, moduleIds }) =>
        isEntry || moduleIds.some((id) => id.endsWith('/pages/Home.svelte')),
    );
    const needed = ['index.html', ...filesOf(first, chunks)];
    const weigh = (name: string) => weight(join(outDir, name));
    const words = new Map<string, number>();
    for (const { moduleIds, fileName } of chunks) {
      const [, language] = WORDS.exec(moduleIds.join()) ?? [];
      if (language) words.set(language, (words.get(language) ?? 0) + weigh(fileName));
    }
    const page = needed.reduce((sum, name) => sum + weigh(name), 0);
    const total = page + Math.max(...words.values());
    if (total > LIMIT) {
      this.error(`The first load is ${total} bytes compressed; at most ${LIMIT} are allowed.`);
    }
    this.info(`First load: ${total} bytes compressed, of ${LIMIT} allowed.`);
  });

function weight(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
