import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Handle = (
  this: Rolldown.PluginContext,
  outDir: string,
  bundle: Rolldown.OutputBundle,
) => void | Promise<void>;

/** A plugin that does something with the finished build, after those before it. */
export function afterBuild(name: string, handle: Handle): Plugin {
  let outDir = '';
  return {
    name,
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_, bundle) {
        return handle.call(this, outDir, bundle);
      },
    },
  };
}
