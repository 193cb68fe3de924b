package picknmix.cli.play.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;

/** Draws tiles, three lines each: a half on every side, the tile's number in the middle. */
final class TileDrawing {
  private static final int FAR = 1_000;
  private static final int WIDTH = 5;
  private static final int HEIGHT = 3;
  private static final int MARGIN = 4;

  /** Terminal colours: red, green, yellow, pink, brown, violet. The letters say the same. */
  private static final Map<Character, Integer> COLOURS =
      Map.of('S', 197, 'M', 42, 'L', 220, 'P', 218, 'C', 137, 'T', 141, 'B', 141);

  /** The sides of each tile, clockwise from the north. */
  private final List<String> tiles;

  TileDrawing(List<String> tiles) {
    this.tiles = tiles;
  }

  /** A tile that lies somewhere, turned. */
  private record PlacedTile(int tile, int x, int y, int r) {
    static PlacedTile read(Field field) {
      return new PlacedTile(
          field.get("tile").number(0, FAR),
          field.get("x").number(-FAR, FAR),
          field.get("y").number(-FAR, FAR),
          field.get("r").number(0, 3));
    }
  }

  String sides(int tile) {
    return tiles.get(tile);
  }

  /** Tiles side by side, not turned. */
  List<AttributedString> row(List<Integer> row) {
    List<AttributedString> lines = new ArrayList<>();
    for (int line = 0; line < HEIGHT; line++) {
      AttributedStringBuilder out = new AttributedStringBuilder().append(" ".repeat(MARGIN));
      for (int tile : row) {
        out.append(line(new PlacedTile(tile, 0, 0, 0), line)).append(" ");
      }
      lines.add(out.toAttributedString());
    }
    return lines;
  }

  /** A table or wall with its coordinates along the edges; what is too wide is cut off. */
  List<AttributedString> board(Field board, int width) {
    List<PlacedTile> laid = board.list().stream().map(PlacedTile::read).toList();
    List<AttributedString> lines = new ArrayList<>();
    if (laid.isEmpty()) {
      return lines;
    }
    int left = laid.stream().mapToInt(PlacedTile::x).min().orElse(0);
    int right = laid.stream().mapToInt(PlacedTile::x).max().orElse(0);
    int top = laid.stream().mapToInt(PlacedTile::y).min().orElse(0);
    int bottom = laid.stream().mapToInt(PlacedTile::y).max().orElse(0);
    StringBuilder columns = new StringBuilder(" ".repeat(MARGIN));
    for (int x = left; x <= right; x++) {
      columns.append("%3d  ".formatted(x));
    }
    lines.add(new AttributedString(columns));
    for (int y = top; y <= bottom; y++) {
      for (int line = 0; line < HEIGHT; line++) {
        AttributedStringBuilder out = new AttributedStringBuilder();
        out.append(line == 1 ? "%3d ".formatted(y) : " ".repeat(MARGIN));
        for (int x = left; x <= right; x++) {
          out.append(line(find(laid, x, y), line));
        }
        lines.add(out.toAttributedString());
      }
    }
    return lines.stream().map(line -> line.columnSubSequence(0, width)).toList();
  }

  private static @Nullable PlacedTile find(List<PlacedTile> laid, int x, int y) {
    return laid.stream().filter(tile -> tile.x() == x && tile.y() == y).findFirst().orElse(null);
  }

  /** JLine turns thinner lines into hyphens. */
  private AttributedString line(@Nullable PlacedTile laid, int line) {
    AttributedStringBuilder out = new AttributedStringBuilder();
    if (laid == null) {
      return out.append(" ".repeat(WIDTH)).toAttributedString();
    }
    String sides = tiles.get(laid.tile());
    sides = sides.substring(4 - laid.r()) + sides.substring(0, 4 - laid.r());
    switch (line) {
      case 0 -> out.append("┏━").append(half(sides.charAt(0))).append("━┓");
      case 1 -> {
        String number = "%2d ".formatted(laid.tile());
        out.append(half(sides.charAt(3))).append(number).append(half(sides.charAt(1)));
      }
      default -> out.append("┗━").append(half(sides.charAt(2))).append("━┛");
    }
    return out.toAttributedString();
  }

  private static AttributedString half(char half) {
    AttributedStyle style = AttributedStyle.BOLD.foreground(COLOURS.getOrDefault(half, 0));
    return new AttributedString(String.valueOf(half), style);
  }
}
