package picknmix.games.candyghosts;

import java.util.List;
import java.util.Map;
import java.util.Set;
import picknmix.contract.Subject;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.oracle.Components;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Options;
import picknmix.oracle.Oracle;

/** Candy Ghosts for the tests that all games have in common. */
public final class CandyGhostsSubject {
  /** Hundreds of decisions a game, with a map to compare at each. */
  private static final int LENGTH = 10;

  private static final Components DATA = Components.of(Box.TEXT);

  private CandyGhostsSubject() {}

  public static Subject<CandyGhostsState> make() {
    return new Subject<>(
        new CandyGhosts(),
        List.of("CG", "GS"),
        CandyGhostsSubject::oracle,
        List.of(
            Options.of("boss", "onna"),
            Options.of(
                "boss", "onna", "roles", true, "group", "anyone", "rounds", 12, "ghosts", "wild"),
            Options.of("boss", "pigin", "group", "anyone"),
            Options.of("boss", "pigin", "roles", true, "ghosts", "lazy"),
            Options.of("story", "gallery", "rounds", 12),
            Options.of(
                "story", "gallery", "roles", true, "group", "anyone", "rounds", 16, "thin",
                "fewest", "ghosts", "wild")),
        Set.of(),
        Subject.nothingWild(),
        new Wanderer(),
        LENGTH);
  }

  public static Oracle oracle(Map<String, Object> state) {
    return CandyGhostsOracle.of(state, DATA);
  }
}
