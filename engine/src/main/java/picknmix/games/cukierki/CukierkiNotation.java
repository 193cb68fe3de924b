package picknmix.games.cukierki;

import java.util.List;
import picknmix.games.cukierki.CukierkiAction.Aside;
import picknmix.games.cukierki.CukierkiAction.Pass;
import picknmix.games.cukierki.CukierkiAction.Place;
import picknmix.games.cukierki.CukierkiAction.Stop;
import picknmix.games.cukierki.CukierkiAction.Wall;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/**
 * Cukierki's actions as numbers and in notation: two bits for the rotation, sixteen for the cell,
 * six for the tile, above them what is done. An {@code int} would do.
 */
final class CukierkiNotation implements ActionNotation {
  static final int PASS = 0;
  static final int STOP = 1;
  static final int ASIDE = 2;
  static final int PLACE = 3;
  static final int WALL = 4;

  private static final int CELL_SHIFT = 2;
  private static final int TILE_SHIFT = 18;
  private static final int KIND_SHIFT = 24;

  /** PASS, STOP, ASIDE, PLACE or WALL. */
  static int kind(long action) {
    return (int) action >> KIND_SHIFT;
  }

  static int tile(long action) {
    return (int) action >> TILE_SHIFT & 0x3f;
  }

  /** The cell, as {@link Board} numbers them. */
  static int cell(long action) {
    return (int) action >> CELL_SHIFT & 0xffff;
  }

  static int rotation(long action) {
    return (int) action & 3;
  }

  static long of(int kind) {
    return of(kind, 0);
  }

  static long of(int kind, int tile) {
    return of(kind, tile, 0, 0);
  }

  static long of(int kind, int tile, int cell, int r) {
    int action = kind << KIND_SHIFT | tile << TILE_SHIFT | cell << CELL_SHIFT | r;
    return action;
  }

  static CukierkiAction decode(long action) {
    int tile = tile(action);
    int x = Board.x(cell(action));
    int y = Board.y(cell(action));
    return switch (kind(action)) {
      case PASS -> new Pass();
      case STOP -> new Stop();
      case ASIDE -> new Aside(tile);
      case PLACE -> new Place(tile, x, y, rotation(action));
      case WALL -> new Wall(tile, x, y, rotation(action));
      default -> throw new IllegalArgumentException("no action: " + action);
    };
  }

  @Override
  public String text(long action) {
    return switch (decode(action)) {
      case Pass() -> "pass";
      case Stop() -> "stop";
      case Aside(int tile) -> "aside " + tile;
      case Place(int tile, int x, int y, int r) -> "place " + tile + " " + x + "," + y + " r" + r;
      case Wall(int tile, int x, int y, int r) -> "wall " + tile + " " + x + "," + y + " r" + r;
    };
  }

  @Override
  public long parse(String text) {
    List<String> words = Words.split(text, ' ');
    return switch (words.getFirst()) {
      case "pass" -> alone(words, PASS);
      case "stop" -> alone(words, STOP);
      case "aside" -> parseAside(words);
      case "place" -> parseLaying(words, PLACE);
      case "wall" -> parseLaying(words, WALL);
      default ->
          throw Refused.badAction(
              "\""
                  + words.getFirst()
                  + "\" is no action; there are place, pass, stop, wall and aside");
    };
  }

  private static long alone(List<String> words, int kind) {
    if (words.size() > 1) {
      throw Refused.badAction("\"" + words.getFirst() + "\" stands alone");
    }
    return of(kind);
  }

  private static long parseAside(List<String> words) {
    if (words.size() != 2) {
      throw Refused.badAction("\"aside\" takes one tile, as in \"aside 12\"");
    }
    return of(ASIDE, parseTile(words.get(1)));
  }

  private static long parseLaying(List<String> words, int kind) {
    if (words.size() != 4) {
      throw Refused.badAction(
          "\"%\" takes a tile, a cell and a rotation, as in \"% 7 3,-1 r2\""
              .replace("%", words.getFirst()));
    }
    int cell = parseCell(words.get(2));
    return of(kind, parseTile(words.get(1)), cell, parseRotation(words.get(3)));
  }

  private static int parseTile(String text) {
    Integer tile = Words.number(text);
    if (tile == null || tile < 0 || tile >= Tiles.COUNT) {
      throw Refused.badAction("tiles are 0 to " + (Tiles.COUNT - 1) + ", not \"" + text + "\"");
    }
    return tile;
  }

  private static int parseCell(String text) {
    List<String> parts = Words.split(text, ',');
    Integer x = Words.number(parts.getFirst());
    Integer y = Words.number(parts.getLast());
    if (parts.size() != 2 || x == null || y == null) {
      throw Refused.badAction("a cell is written as 3,-1, not \"" + text + "\"");
    }
    return Board.cell(near(x), near(y));
  }

  /** Any cell can be named; those beyond every table are all as one, and never legal. */
  private static int near(int coordinate) {
    return Math.clamp(coordinate, -Board.FARTHEST, Board.FARTHEST);
  }

  private static int parseRotation(String text) {
    if (text.length() != 2
        || text.charAt(0) != 'r'
        || text.charAt(1) < '0'
        || text.charAt(1) > '3') {
      throw Refused.badAction("a rotation is r0, r1, r2 or r3, not \"" + text + "\"");
    }
    return text.charAt(1) - '0';
  }
}
