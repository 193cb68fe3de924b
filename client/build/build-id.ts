import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** What index.html says instead, until it is built. */
export const UNBUILT = 'unbuilt';

/**
 * Gives the build a name that follows from its files: the page has it in its head, and `build.txt` tells
 * the server, so that an old tab notices when it talks to a newer server.
 */
export const buildId = (): Plugin =>
  afterBuild('build-id', (outDir, bundle) => {
    const page = join(outDir, 'index.html');
    const html = readFileSync(page, 'utf8');
    // Whatever changes in a file changes the hash in its name, and the page names them or their names.
    const hash = createHash('sha256').update(html);
    for (const name of Object.keys(bundle).sort()) hash.update(name);
    const id = hash.digest('hex').slice(0, 16);
    writeFileSync(page, named(html, id));
    writeFileSync(join(outDir, 'build.txt'), `${id}\n`);
  });

/** The page with its build's name. */
export function named(html: string, id: string): string {
  const nameless = `name="build" content="${UNBUILT}"`;
  if (!html.includes(nameless)) throw new Error('index.html has no place for the build’s name.');
  return html.replace(nameless, `name="build" content="${id}"`);
}
