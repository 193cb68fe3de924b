package picknmix.server.table;

import java.util.List;
import java.util.concurrent.Executor;
import picknmix.kernel.Game;
import picknmix.kernel.OldRules;
import picknmix.kernel.Refused;
import picknmix.server.match.Minds;
import picknmix.server.match.Time;
import picknmix.server.store.MatchStore;
import picknmix.server.store.TableTerms;

/**
 * What tables need of the world.
 *
 * @param threads run the matches
 * @param minds where bots think
 * @param logs keep what happens in the matches
 */
record Means(
    List<Game<?>> games,
    MatchStore store,
    Time time,
    Secrets secrets,
    Executor threads,
    Minds minds,
    ActionLogs logs) {

  /** The game of a match that goes on. */
  Game<?> game(TableTerms terms) {
    Game<?> game = game(terms.game());
    if (!OldRules.areKept(game, terms.rulesVersion())) {
      throw Problem.conflict("this match was played by other rules than today's");
    }
    return game;
  }

  Game<?> game(String id) {
    return games.stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow(() -> Refused.badRequest("there is no game \"" + id + "\""));
  }
}
