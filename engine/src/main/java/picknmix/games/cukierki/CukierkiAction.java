package picknmix.games.cukierki;

/** What can be done in Cukierki. */
sealed interface CukierkiAction {
  /** Place nothing, having nothing that fits (CU-8). */
  record Pass() implements CukierkiAction {}

  /** Decline the extra placement (CU-10). */
  record Stop() implements CukierkiAction {}

  /** Set a taken tile aside that fits nowhere on the wall (CU-15). */
  record Aside(int tile) implements CukierkiAction {}

  /** Put a tile on the table (CU-6). */
  record Place(int tile, int x, int y, int r) implements CukierkiAction {}

  /** Add a taken tile to the wall (CU-14). */
  record Wall(int tile, int x, int y, int r) implements CukierkiAction {}
}
