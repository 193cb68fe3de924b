import type { Plugin } from 'vite';

/** How Chromium is told so; for all others it is a comment. It must stand before everything else. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile our code while it comes, beside what they do otherwise, and not piece by piece
 * when it is first called: a slow phone is deaf for less time. A page is cut so that it needs most of
 * what it loads.
 */
export const eager = (): Plugin => ({
  name: 'eager',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = HINT + file.code;
      }
    },
  },
});
