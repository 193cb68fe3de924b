import { reducedMotion } from '../browser/settings.svelte';
import { loadGame } from '../games';
import type { Player } from '../net/protocol';
import { workerLine } from '../solo/engine';
import { GuideMatch } from './guide-match.svelte';
import { loadScript } from './script';

export { default as Guide } from './Guide.svelte';

/** A lesson in this page; works without any network once the page is loaded. */
export async function startGuide(
  game: string,
  lesson: string,
  player: Player,
): Promise<GuideMatch> {
  // The game's words are there before the first of them is said.
  const [script] = await Promise.all([loadScript(game, lesson), loadGame(game)]);
  const line = workerLine();
  try {
    return await GuideMatch.start({ game, player, script, quick: reducedMotion }, line);
  } catch (error) {
    line.close();
    throw error;
  }
}
