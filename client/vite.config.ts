/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { buildId } from './build/build-id.ts';
import { compress } from './build/compress.ts';
import { eager } from './build/eager.ts';
import { engineGames } from './build/engine-games.ts';
import { firstLoad } from './build/first-load.ts';
import { gameNames } from './build/game-names.ts';
import { guides } from './build/guides.ts';
import { icuMessages } from './build/icu.ts';
import { preloads } from './build/preloads.ts';
import { previews } from './build/previews.ts';
import { serviceWorker } from './build/service-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What all pages need, or the home page has of the others. */
const SHELL = new RegExp(
  [
    '/node_modules/(svelte|esm-env|clsx)/',
    'virtual:(guides|engine-games)',
    String.raw`/src/(browser|controls|i18n|player|shell)/(?!sha256)[\w.-]+\.(ts|svelte)$`,
    String.raw`/src/(net/(api|seats)|setup/(tempo|together|first-level)|coach/first-game|solo/(bot-level|cast|engine|small-table)|tutor/has-hints|table/(names|voice\.svelte)|guide/(script|learnt)|end/series)\.ts$`,
    String.raw`/src/(games/(index\.ts|[\w-]+/Picture\.svelte)|style/[\w-]+\.css)$`,
    '/src/(guide/(Friend|LearnLink)|pages/NotFound|puzzles/PuzzleLink).svelte$',
  ].join('|'),
);
/** The home page, with what it shares with those that set up a game. */
const HOME = new RegExp(
  [
    String.raw`/src/home/[\w.-]+\.svelte$`,
    String.raw`/src/setup/(OptionChoice|SoloForm|solo-choices)\.(svelte|svelte\.ts)$`,
    String.raw`/src/(pages/Home|solo/TableGlance)\.svelte$`,
    String.raw`/src/solo/saved-games\.ts$`,
  ].join('|'),
);
/**
 * Svelte makes an error while this is read, and a browser then reads the whole file once more, to be
 * able to tell where: so it is a small one.
 */
const CONSTANTS = /\/svelte\/src\/internal\/client\/constants\.js$/;
/** What all tables need; who is away in the menu comes with that, and what concerns those with a seat later. */
const TABLE =
  /\/src\/((match|net|table)\/(?!AwayNote|AwayPlayers|SeatNotes|StandIn|VoteNote|Plane|Spots|FlightLayer|gesture|drag)[\w.-]+\.(ts|svelte)|pages\/Table\.svelte)$/;
/** What tables need on which one looks around, and where things fly: cards lie in rows. */
const BOARD = /\/src\/table\/(Plane|Spots|FlightLayer|gesture|drag)[\w.-]*\.(ts|svelte)$/;
/** What a game's table shares with its puzzles, its small tables and the like. */
const PARTS = /\/src\/games\/([\w-]+)\/(?:[\w-]+\/)*[\w.-]+\.(?:ts|svelte)$/;
/** The shell's words, with the games' names. */
const WORDS = /(?:\/src\/i18n\/messages\.|virtual:game-names\/)(\w+)/;

const named = (what: string, pattern: RegExp) => (id: string) => `${what}-${pattern.exec(id)?.[1]}`;

export default defineConfig({
  plugins: [
    icuMessages(),
    gameNames(),
    guides(),
    engineGames(),
    svelte(),
    eager(),
    buildId(),
    previews(),
    preloads(),
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
    // the server names a page's files (build/preloads.ts), and the service worker has all others
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What most pages or most tables share comes in one piece: every piece has its own headers.
      output: {
        codeSplitting: {
          groups: [
            { name: 'constants', test: CONSTANTS, priority: 3 },
            { name: 'shell', test: SHELL, priority: 2 },
            { name: 'home', test: HOME, priority: 1 },
            { name: 'table', test: TABLE, priority: 1 },
            { name: 'board', test: BOARD },
            { name: named('words', WORDS), test: WORDS, priority: 1 },
            { name: named('parts', PARTS), test: PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // so that the worker loads the slow JavaScript engine only where WebAssembly fails
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: process.env.PICKNMIX_SERVER ?? 'http://127.0.0.1:8080', ws: true },
    },
    fs: { allow: ['.', '../wasm/target/browser'] },
  },
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    // sooner there than processes
    pool: 'threads',
  },
});
