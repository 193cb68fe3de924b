import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** Not for the store: itself, what only the server sends, and what must be asked of the server. */
const UNKEPT = /^sw\.js$|\.br$|^build\.txt$/;
const template = fileURLToPath(new URL('../src/service-worker.js', import.meta.url));

/** What the server and other people's pages need, and the browser when it installs the app. */
const FOR_OTHERS = /^(previews|icons)\/|^previews\.json$/;

/** Writes `sw.js` beside the finished build, with the list of all its files and their version. */
export const serviceWorker = (): Plugin =>
  afterBuild('service-worker', (outDir) => {
    const files = filesOf(outDir);
    const hash = createHash('sha256').update(readFileSync(template));
    for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
    const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
    const code = readFileSync(template, 'utf8')
      .replace('__VERSION__', hash.digest('hex').slice(0, 16))
      .replace('__FILES__', JSON.stringify(addresses));
    writeFileSync(join(outDir, 'sw.js'), code);
  });

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !UNKEPT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !FOR_OTHERS.test(file))
    .sort();
}
