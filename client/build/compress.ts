import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** Puts a `.br` beside every file that gets smaller, for the server to send as it is. */
export const compress = (): Plugin =>
  afterBuild('compress', (outDir) => {
    for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.br')) continue;
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      const small = brotliCompressSync(content);
      if (small.length < content.length) writeFileSync(`${file}.br`, small);
    }
  });
