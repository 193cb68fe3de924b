package picknmix.games;

import java.util.List;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candymatch.CandyMatch;
import picknmix.games.cukierki.Cukierki;
import picknmix.kernel.Game;
import picknmix.kernel.Refused;

/** All the games there are; {@code ./picknmix new-game} adds one. */
public final class Games {
  private static final List<Game<?>> ALL =
      List.of(new CandyMatch(), new Cukierki(), new CandyHunters(), new CandyGhosts());

  private Games() {}

  public static List<Game<?>> all() {
    return ALL;
  }

  /** The game with that id. */
  public static Game<?> find(String id) {
    for (Game<?> game : ALL) {
      if (game.id().equals(id)) {
        return game;
      }
    }
    throw Refused.badRequest("unknown game \"" + id + "\"; there are: " + String.join(", ", ids()));
  }

  public static List<String> ids() {
    return ALL.stream().<String>map(Game::id).toList();
  }
}
