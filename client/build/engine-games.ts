import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { GameInfo } from '../src/net/protocol.ts';

const GAMES = '\0virtual:engine-games';
const COMPONENTS = '\0virtual:engine-components/';
const PUZZLES = '\0virtual:engine-puzzles/';
const engine = fileURLToPath(new URL('../../wasm/target/browser/engine.js', import.meta.url));

/** What the engine tells of a game. */
interface Described extends Omit<GameInfo, 'minSeats' | 'maxSeats'> {
  seats: { min: number; max: number };
  components: unknown;
}

/**
 * The games that the engine knows, with their seats, options and paces, asked while building: so the
 * page knows them without a network and before it loads the engine. Their components, which only
 * their tables need, are a module for each game, and so are the puzzles of a game that has some.
 */
export function engineGames(): Plugin {
  return {
    name: 'engine-games',
    resolveId: {
      filter: { id: /^virtual:engine-(?:games$|components\/|puzzles\/)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:engine-(?:games$|components\/|puzzles\/)/ },
      async handler(id) {
        return `export default ${JSON.stringify(await tell(id))};`;
      },
    },
  };
}

async function tell(id: string): Promise<unknown> {
  if (id.startsWith(PUZZLES)) {
    return (await ask({ cmd: 'puzzles', game: id.slice(PUZZLES.length) })).puzzles;
  }
  const games = (await ask({ cmd: 'games' })).games as Described[];
  return id === GAMES ? games.map(info) : componentsOf(games, id);
}

async function ask(asked: object): Promise<Record<string, unknown>> {
  if (!existsSync(engine)) {
    throw new Error('The engine for the browser is not built yet: build the module wasm first.');
  }
  const { request } = await import(pathToFileURL(engine).href);
  const reply = JSON.parse(request(JSON.stringify(asked)));
  if (!reply.ok) throw new Error(`The engine refuses ${JSON.stringify(asked)}`);
  return reply;
}

function componentsOf(games: readonly Described[], id: string): unknown {
  const game = games.find((one) => COMPONENTS + one.id === id);
  if (!game) throw new Error(`The engine knows no game for ${id.slice(1)}`);
  return game.components;
}

const info = ({ seats, components: _, ...game }: Described): GameInfo => ({
  ...game,
  minSeats: seats.min,
  maxSeats: seats.max,
});
