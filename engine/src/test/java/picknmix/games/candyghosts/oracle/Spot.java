package picknmix.games.candyghosts.oracle;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The two big squares (CG-8), and being in no place: eaten, respawning, out of the game. */
enum Spot implements Place {
  START,
  EXIT,
  NOWHERE;

  @Override
  public @Nullable String text() {
    return this == NOWHERE ? null : name().toLowerCase(Locale.ROOT);
  }
}
