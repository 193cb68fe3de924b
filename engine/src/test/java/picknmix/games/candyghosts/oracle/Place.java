package picknmix.games.candyghosts.oracle;

import org.jspecify.annotations.Nullable;

/** Where somebody or something is (GS-1). */
sealed interface Place permits Square, Chamber, Spot {
  /** The notation, or null for nowhere. */
  @Nullable String text();

  static Place of(@Nullable String text) {
    if (text == null) {
      return Spot.NOWHERE;
    }
    return switch (text) {
      case "start" -> Spot.START;
      case "exit" -> Spot.EXIT;
      default ->
          text.startsWith("room ") ? Chamber.of(text.substring("room ".length())) : Square.of(text);
    };
  }
}
