package picknmix.cli.trials;

import org.jspecify.annotations.Nullable;

/**
 * A place at a table.
 *
 * @param seat -1 for those who only watch
 */
record Seating(String game, String table, int seat, @Nullable String secret) {
  /** Without the secret: this goes into messages. */
  @Override
  public String toString() {
    return seat < 0
        ? "a watcher of %s %s".formatted(game, table)
        : "seat %d of %s %s".formatted(seat, game, table);
  }
}
