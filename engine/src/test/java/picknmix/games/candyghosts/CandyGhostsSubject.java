package picknmix.games.candyghosts;

import java.util.List;
import java.util.Set;
import picknmix.contract.Subject;
import picknmix.kernel.Options;

/** Candy Ghosts for the tests that all games have in common. */
public final class CandyGhostsSubject {
  /** Several times as long as a round of cards, with maps to compare at every step. */
  private static final int LENGTH = 4;

  private CandyGhostsSubject() {}

  public static Subject<CandyGhostsState> make() {
    return new Subject<>(
        new CandyGhosts(),
        List.of("CG", "GS"),
        state -> CandyGhostsOracle.of(state, Box.TEXT),
        List.of(
            Options.of("boss", "onna"),
            Options.of("boss", "pigin", "roles", true, "group", "anyone", "rounds", 8),
            Options.of("story", "gallery", "roles", true, "thin", "fewest")),
        Set.of(),
        Subject.nothingWild(),
        LENGTH);
  }
}
