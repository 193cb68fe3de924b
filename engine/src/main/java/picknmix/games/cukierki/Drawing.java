package picknmix.games.cukierki;

/** Draws the table or a wall in letters: each tile with its number and a half on each side. */
final class Drawing {
  private static final int WIDTH = 5;
  private static final int HEIGHT = 3;
  private static final int MARGIN = 4;

  private Drawing() {}

  /** The tiles with their coordinates along the edges; nothing for an empty board. */
  static String draw(Board board) {
    if (board.tiles() == 0) {
      return "";
    }
    int left = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    for (PlacedTile laid : PlacedTile.all(board)) {
      left = Math.min(left, laid.x());
      right = Math.max(right, laid.x());
    }
    StringBuilder out = new StringBuilder(" ".repeat(MARGIN));
    for (int x = left; x <= right; x++) {
      out.append(centred(Integer.toString(x)));
    }
    out = new StringBuilder(out.toString().stripTrailing()).append('\n');
    int top = PlacedTile.all(board).getFirst().y();
    int bottom = PlacedTile.all(board).getLast().y();
    for (int y = top; y <= bottom; y++) {
      for (int line = 0; line < HEIGHT; line++) {
        StringBuilder row = new StringBuilder(line == 1 ? padded(y) : " ".repeat(MARGIN));
        for (int x = left; x <= right; x++) {
          row.append(line(board.at(Board.cell(x, y)), line));
        }
        out.append(row.toString().stripTrailing()).append('\n');
      }
    }
    return out.toString();
  }

  private static String line(int content, int line) {
    if (!Board.isTile(content)) {
      return " ".repeat(WIDTH);
    }
    String sides = Tiles.turned(Board.tile(content), Board.rotation(content));
    return switch (line) {
      case 0 -> "+-" + sides.charAt(0) + "-+";
      case 1 -> {
        String number = Integer.toString(Board.tile(content));
        yield sides.charAt(3)
            + (number.length() == 1 ? " " + number + " " : number + " ")
            + sides.charAt(1);
      }
      default -> "+-" + sides.charAt(2) + "-+";
    };
  }

  private static String centred(String number) {
    String padded = " ".repeat((WIDTH - number.length()) / 2) + number;
    return padded + " ".repeat(WIDTH - padded.length());
  }

  private static String padded(int number) {
    String text = Integer.toString(number);
    return " ".repeat(MARGIN - 1 - text.length()) + text + " ";
  }
}
