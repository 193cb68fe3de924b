/** Made by build/engine-games.ts: the games that the engine knows, in its order. */
declare module 'virtual:engine-games' {
  const games: import('./net/protocol').GameInfo[];
  export default games;
}

/** Made by build/engine-games.ts: a game's cards, tiles and the like, as the engine uses them. */
declare module 'virtual:engine-components/cukierki' {
  const components: { tiles: string[] };
  export default components;
}
declare module 'virtual:engine-components/candy-hunters' {
  const components: { patterns: Record<string, string>; points: Record<string, number> };
  export default components;
}
declare module 'virtual:engine-components/candy-ghosts' {
  interface Figure {
    ap: number;
    storage: number;
    traits: string[];
  }
  const components: {
    /** squares along a side of a room */
    size: number;
    characters: Record<string, Figure & { special: string }>;
    bosses: Record<string, Figure>;
    /** how many cards there are of each kind */
    items: Record<string, number>;
    roles: Record<string, { role: string; traits: string[] }>;
    atmospheres: Record<string, { change: string; trait: string | null; number: number }[]>;
    /** of a hundred extra steps so many count, by how wild the ghosts are (CG-93) */
    ghosts: Record<string, number>;
    /** by how wild the ghosts are: how many steps more or fewer they take by each atmosphere */
    steps: Record<string, Record<string, number>>;
    /** each as the lines of its drawing */
    rooms: Record<string, string[]>;
    /** by story and size: for how many players at most */
    maps: Record<string, Record<string, number>>;
  };
  export default components;
}

/** Made by build/engine-games.ts: a game's puzzles, with their solutions, as the engine lists them. */
declare module 'virtual:engine-puzzles/candy-hunters' {
  const puzzles: import('./puzzles/puzzle').PuzzleInfo[];
  export default puzzles;
}

/** Made by build/guides.ts: the minutes of every lesson, by its game and its name. */
declare module 'virtual:guides' {
  const minutes: Record<string, Record<string, number>>;
  export default minutes;
}

/** Made by build/game-names.ts: the names and descriptions of all games. */
declare module 'virtual:game-names/*' {
  const messages: Record<string, import('./i18n/format').Message>;
  export default messages;
}
