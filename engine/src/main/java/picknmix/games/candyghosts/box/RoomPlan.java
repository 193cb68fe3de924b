package picknmix.games.candyghosts.box;

import java.util.List;

/** A room card: which squares have a wall on which side (CG-4). */
public final class RoomPlan {
  private final String name;

  /** For each square, row by row, a bit for each direction with a wall. */
  private final byte[] walls;

  /** Reads 2K+1 lines of squares, walls and posts; blanks at a line's end may be missing. */
  RoomPlan(String name, int size, List<String> lines) {
    this.name = name;
    this.walls = new byte[size * size];
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        for (int dir = 0; dir < Dir.COUNT; dir++) {
          int column = 2 * x + 1 + Dir.dx(dir);
          String line = lines.get(2 * y + 1 + Dir.dy(dir));
          char mark = column < line.length() ? line.charAt(column) : ' ';
          if (mark == (dir == Dir.NORTH || dir == Dir.SOUTH ? '-' : '|')) {
            walls[y * size + x] |= (byte) (1 << dir);
          }
        }
      }
    }
  }

  public String name() {
    return name;
  }

  /** The walls of the square with that index in the room, row by row: a bit for each direction. */
  public int walls(int spot) {
    return walls[spot];
  }

  public boolean wall(int spot, int dir) {
    return (walls[spot] >> dir & 1) != 0;
  }
}
