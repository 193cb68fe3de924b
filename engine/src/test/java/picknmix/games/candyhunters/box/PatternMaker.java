package picknmix.games.candyhunters.box;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Rng;

/**
 * Chooses our patterns (CH-2, CH-3), the same ones for the same seed, and writes them as {@code
 * patterns.txt} has them. {@link GoldenPatternsTest} holds the file to it.
 *
 * <p>Regular ones: for each tetromino a Latin square of the four colours over its four cells, drawn
 * at random among those without two cards that are equal up to rotation.
 *
 * <p>Haunted ones: eight different heptominoes in a box of at most 4×4, each with every colour, one
 * colour twice but not side by side, and two ghosts that do not stand side by side. Each colour is
 * the double one on two cards, so that there are ten of each.
 */
final class PatternMaker {
  private static final long SEED = 31102026; // the night of the hunters

  private static final String COLOURS = "RBGY";

  /** The one-sided tetrominoes, with the numbers of their cells. */
  private static final List<List<String>> TETROMINOES =
      List.of(
          List.of("1234"),
          List.of("12", "34"),
          List.of("123", ".4."),
          List.of(".12", "34."),
          List.of("12.", ".34"),
          List.of("1..", "234"),
          List.of("..1", "234"));

  private static final List<String> NAMES = List.of("I", "O", "T", "S", "Z", "J", "L");

  private final Rng rng = new FastRandom(SEED);
  private final StringBuilder out = new StringBuilder();

  /** The text of the data file. */
  static String file() {
    return new PatternMaker().write();
  }

  private String write() {
    out.append(
        """
        # Candy Hunters: component data (CH-2, CH-3).
        # A name and a pattern for each card, by rows: R red, B blue, G green, Y yellow,
        # * a ghost, . anything. Boxes are tight and at most 4 wide and high.
        # Patterns of your own may take the place of these: any 28 without ghosts as P01 to P28,
        # any 8 with four needs or more as H1 to H8. How ours were chosen: PatternMaker in the tests.
        """);
    int number = 1;
    for (int shape = 0; shape < TETROMINOES.size(); shape++) {
      out.append("\n# ").append(NAMES.get(shape)).append('\n');
      for (String colours : latinSquare(TETROMINOES.get(shape))) {
        line("P" + (number < 10 ? "0" : "") + number++, paint(TETROMINOES.get(shape), colours));
      }
    }
    out.append("\n# haunted\n");
    List<List<String>> haunted = haunted();
    for (int i = 0; i < haunted.size(); i++) {
      line("H" + (i + 1), haunted.get(i));
    }
    return out.toString();
  }

  private void line(String name, List<String> rows) {
    out.append(name).append(' ').append(String.join("/", rows)).append('\n');
  }

  // ---- Regular patterns

  /** Four colourings of a tetromino: drawn anew until they are a square that will do. */
  private List<String> latinSquare(List<String> shape) {
    while (true) {
      List<String> square = new ArrayList<>();
      for (int i = 0; i < COLOURS.length(); i++) {
        square.add(shuffled(COLOURS));
      }
      if (isLatin(square) && areDifferent(square.stream().map(c -> paint(shape, c)).toList())) {
        square.sort(null);
        return square;
      }
    }
  }

  private static boolean isLatin(List<String> square) {
    for (int cell = 0; cell < COLOURS.length(); cell++) {
      int at = cell;
      if (square.stream().map(colours -> colours.charAt(at)).distinct().count()
          < COLOURS.length()) {
        return false;
      }
    }
    return true;
  }

  /** The shape with colours instead of its cells' numbers. */
  private static List<String> paint(List<String> shape, String colours) {
    return shape.stream()
        .map(
            row -> {
              StringBuilder painted = new StringBuilder();
              for (int i = 0; i < row.length(); i++) {
                char c = row.charAt(i);
                painted.append(c == '.' ? c : colours.charAt(c - '1'));
              }
              return painted.toString();
            })
        .toList();
  }

  /** Whether no two of the pictures are equal up to rotation. */
  static boolean areDifferent(List<List<String>> pictures) {
    Set<List<String>> seen = new HashSet<>();
    for (List<String> picture : pictures) {
      if (seen.contains(picture)) {
        return false;
      }
      List<String> turned = picture;
      for (int i = 0; i < Pattern.ROTATIONS; i++) {
        seen.add(turned);
        turned = Pattern.turned(turned);
      }
    }
    return true;
  }

  // ---- Haunted patterns

  private List<List<String>> haunted() {
    String doubles = shuffled(COLOURS + COLOURS);
    List<List<String>> haunted = new ArrayList<>();
    List<List<String>> shapes = new ArrayList<>();
    while (haunted.size() < Patterns.HAUNTED) {
      List<String> shape = heptomino();
      List<String> picture = fill(shape, COLOURS + doubles.charAt(haunted.size()) + "**");
      shapes.add(shape);
      if (areDifferent(shapes) && !hasEqualNeighbours(picture)) {
        haunted.add(picture);
      } else {
        shapes.removeLast();
      }
    }
    return haunted;
  }

  /** Seven connected cells, grown one by one at random and cut out of a 4×4 box. */
  private List<String> heptomino() {
    int cells = 1 << rng.below(16);
    while (Integer.bitCount(cells) < 7) {
      int cell = 1 << rng.below(16);
      int sides = (cell & 0x7777) << 1 | (cell & 0xeeee) >> 1 | cell << 4 | cell >> 4;
      cells |= (sides & cells) != 0 ? cell : 0;
    }
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < 4; row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < 4; column++) {
        text.append((cells >> (4 * row + column) & 1) == 1 ? '#' : '.');
      }
      rows.add(text.toString());
    }
    for (int side = 0; side < 4; side++) {
      rows.removeIf(row -> row.indexOf('#') < 0);
      rows = new ArrayList<>(Pattern.turned(rows));
    }
    return rows;
  }

  private List<String> fill(List<String> shape, String signs) {
    String left = shuffled(signs);
    List<String> filled = new ArrayList<>();
    for (String row : shape) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < row.length(); i++) {
        char c = row.charAt(i);
        text.append(c == '.' ? c : left.charAt(0));
        left = c == '.' ? left : left.substring(1);
      }
      filled.add(text.toString());
    }
    return filled;
  }

  private static boolean hasEqualNeighbours(List<String> picture) {
    for (List<String> rows : List.of(picture, Pattern.turned(picture))) {
      for (String row : rows) {
        for (int i = 1; i < row.length(); i++) {
          if (row.charAt(i) != '.' && row.charAt(i) == row.charAt(i - 1)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private String shuffled(String text) {
    byte[] letters = new byte[text.length()];
    for (int i = 0; i < letters.length; i++) {
      letters[i] = (byte) text.charAt(i);
    }
    rng.shuffle(letters, 0, letters.length);
    StringBuilder shuffled = new StringBuilder();
    for (byte letter : letters) {
      shuffled.append((char) letter);
    }
    return shuffled.toString();
  }
}
