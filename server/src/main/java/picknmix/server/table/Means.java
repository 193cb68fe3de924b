package picknmix.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import picknmix.kernel.Game;
import picknmix.kernel.OldRules;
import picknmix.kernel.Refused;
import picknmix.server.match.Minds;
import picknmix.server.match.Time;
import picknmix.server.store.MatchStore;
import picknmix.server.store.StoredTable;
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

  /** A table that is kept. */
  StoredTable table(String id) {
    Optional<StoredTable> kept = Secrets.isTableId(id) ? store.table(id) : Optional.empty();
    return kept.orElseThrow(() -> new Problem(Problem.Kind.NOT_FOUND, "there is no such table"));
  }

  Game<?> game(String id) {
    return games.stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow(() -> Refused.badRequest("there is no game \"" + id + "\""));
  }
}
