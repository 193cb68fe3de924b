import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const brotli = promisify(brotliCompress);

/** Puts a `.br` beside every file that gets smaller, for the server to send as it is; on all processors. */
export const compress = (): Plugin =>
  afterBuild('compress', async (outDir) => {
    const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
      .map((entry) => join(entry.parentPath, entry.name));
    await Promise.all(files.map(compressFile));
  });

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const small = await brotli(content);
  if (small.length < content.length) await writeFile(`${file}.br`, small);
}
