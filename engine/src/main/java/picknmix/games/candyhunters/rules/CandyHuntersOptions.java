package picknmix.games.candyhunters.rules;

import java.util.List;
import picknmix.kernel.Option;
import picknmix.kernel.Options;

/** What the host may choose. */
public final class CandyHuntersOptions {
  private static final String HAUNTED = "haunted";
  private static final String LARGE_GHOST = "largeGhost";

  public static final List<Option> ALL = List.of(Option.flag(HAUNTED), Option.flag(LARGE_GHOST));

  private CandyHuntersOptions() {}

  public static void choose(CandyHuntersState s, Options options) {
    s.haunted = options.flag(HAUNTED);
    s.largeGhost = options.flag(LARGE_GHOST);
  }

  public static Options of(CandyHuntersState s) {
    return Options.of(HAUNTED, s.haunted, LARGE_GHOST, s.largeGhost);
  }
}
