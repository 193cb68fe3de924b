package picknmix.games.candyghosts.oracle;

import java.util.List;

/** The drawing of a room: 2K+1 lines, blanks at a line's end may be missing. */
record Plan(List<String> lines) {
  /** Whether a wall is printed on that edge of the room's square x, y (counted within the room). */
  boolean wall(int x, int y, Direction towards) {
    int row = 2 * y + 1 + towards.dy();
    int column = 2 * x + 1 + towards.dx();
    String line = lines.get(row);
    char drawn = column < line.length() ? line.charAt(column) : ' ';
    return drawn == (towards.dx() == 0 ? '-' : '|');
  }
}
