import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { buildId } from './build/build-id.ts';
import { compress } from './build/compress.ts';
import { engineGames } from './build/engine-games.ts';
import { firstLoad } from './build/first-load.ts';
import { gameNames } from './build/game-names.ts';
import { guides } from './build/guides.ts';
import { icuMessages } from './build/icu.ts';
import { previews } from './build/previews.ts';
import { serviceWorker } from './build/service-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    icuMessages(),
    gameNames(),
    guides(),
    engineGames(),
    svelte(),
    buildId(),
    previews(),
    serviceWorker(),
    compress(),
    firstLoad(),
  ],
  resolve: {
    alias: {
      // made by the module wasm
      '@picknmix/engine': here('../wasm/target/browser/index.js'),
    },
  },
  build: {
    outDir: 'target/dist',
    emptyOutDir: true,
    target: 'es2022',
    // a data: address would need a wider content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // so that the worker loads the slow JavaScript engine only where WebAssembly fails
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: process.env.PICKNMIX_SERVER ?? 'http://127.0.0.1:8080', ws: true },
    },
    fs: { allow: ['.', '../wasm/target/browser'] },
  },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
