package picknmix.cli.fuzz;

import org.jspecify.annotations.Nullable;

/**
 * A place at a table.
 *
 * @param secret null for those who only watch
 */
record Place(String table, @Nullable String secret) {
  String path() {
    return "/api/tables/" + table;
  }
}
