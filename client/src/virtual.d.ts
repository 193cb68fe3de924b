/** Made by build/engine-games.ts: the games that the engine knows, in its order. */
declare module 'virtual:engine-games' {
  const games: import('./net/protocol').GameInfo[];
  export default games;
}

/** Made by build/game-names.ts: the names and descriptions of all games. */
declare module 'virtual:game-names/*' {
  const messages: Record<string, import('./i18n/format').Message>;
  export default messages;
}
