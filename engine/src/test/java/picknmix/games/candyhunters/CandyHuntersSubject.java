package picknmix.games.candyhunters;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import picknmix.contract.Subject;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Options;

/** Candy Hunters for the tests that all games have in common. */
public final class CandyHuntersSubject {
  private CandyHuntersSubject() {}

  public static Subject<CandyHuntersState> make() {
    return new Subject<>(
        new CandyHunters(),
        List.of("CH"),
        state -> CandyHuntersOracle.of(state, patterns()),
        List.of(
            options(false, false), options(true, false), options(false, true), options(true, true)),
        Set.of("ghosts", "hands[]", "haunted[]", "scored[]", "candies[]", "moved"),
        Subject.nothingWild());
  }

  private static Map<String, String> patterns() {
    Map<String, String> patterns = new TreeMap<>();
    for (int card = 0; card < Patterns.COUNT; card++) {
      patterns.put(Patterns.name(card), Patterns.text(card));
    }
    return patterns;
  }

  private static Options options(boolean haunted, boolean largeGhost) {
    return Options.of("haunted", haunted, "largeGhost", largeGhost);
  }
}
