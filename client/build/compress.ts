import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Puts a `.br` beside every file that gets smaller, for the server to send as it is. */
export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || entry.name.endsWith('.br')) continue;
          const file = join(entry.parentPath, entry.name);
          const content = readFileSync(file);
          const small = brotliCompressSync(content);
          if (small.length < content.length) writeFileSync(`${file}.br`, small);
        }
      },
    },
  };
}
