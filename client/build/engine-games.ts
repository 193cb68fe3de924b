import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { GameInfo } from '../src/net/protocol.ts';

const name = 'virtual:engine-games';
const engine = fileURLToPath(new URL('../../wasm/target/browser/engine.js', import.meta.url));

/** What the engine tells of a game, beside the components that only tables need. */
interface Described extends Omit<GameInfo, 'minSeats' | 'maxSeats'> {
  seats: { min: number; max: number };
}

/**
 * The games that the engine knows, with their seats, options and paces, asked while building: so the
 * page knows them without a network and before it loads the engine.
 */
export function engineGames(): Plugin {
  return {
    name: 'engine-games',
    resolveId: { filter: { id: /^virtual:engine-games$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:engine-games$/ },
      async handler() {
        return `export default ${JSON.stringify(await ask())};`;
      },
    },
  };
}

async function ask(): Promise<GameInfo[]> {
  if (!existsSync(engine)) {
    throw new Error('The engine for the browser is not built yet: build the module wasm first.');
  }
  const { request } = await import(pathToFileURL(engine).href);
  const { games } = JSON.parse(request('{"cmd":"games"}')) as { games: Described[] };
  return games.map(({ id, name, seats, options, pace, rulesVersion }) => ({
    id,
    name,
    minSeats: seats.min,
    maxSeats: seats.max,
    options,
    pace,
    rulesVersion,
  }));
}
