package picknmix.games.candyhunters;

import java.util.List;
import java.util.Set;
import picknmix.contract.Subject;
import picknmix.kernel.Options;

/** Candy Hunters for the tests that all games have in common. */
public final class CandyHuntersSubject {
  private CandyHuntersSubject() {}

  public static Subject<CandyHuntersState> make() {
    return new Subject<>(
        new CandyHunters(),
        List.of("CH"),
        x -> {throw new AssertionError();},
        List.of(options(false, false), options(true, false), options(false, true), options(true, true)),
        Set.of("ghosts", "hands", "haunted", "scored", "candies"),
        Subject.nothingWild());
  }

  private static Options options(boolean haunted, boolean largeGhost) {
    return Options.of("haunted", haunted, "largeGhost", largeGhost);
  }
}
