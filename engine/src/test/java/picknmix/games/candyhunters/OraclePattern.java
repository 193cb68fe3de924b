package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The picture of a card, by rows, as docs/rules writes it (CH-2, CH-3). */
record OraclePattern(List<String> rows) {
  private static final char ANYTHING = '.';
  private static final char GHOST = '*';

  /** What was turned before: the same few cards are turned all the time. */
  private static final Map<OraclePattern, OraclePattern> TURNED = new ConcurrentHashMap<>();

  /** What a card asks of one cell: a building of a colour, or a ghost. */
  record Need(OracleCell at, char what) {
    boolean isGhost() {
      return what == GHOST;
    }

    String colour() {
      return String.valueOf(what);
    }

    Need movedBy(OracleCell corner) {
      return new Need(at.plus(corner.x(), corner.y()), what);
    }
  }

  static OraclePattern parse(String text) {
    return new OraclePattern(List.of(text.split("/", -1)));
  }

  /** After so many quarter turns clockwise. */
  OraclePattern turned(int turns) {
    return turns == 0
        ? this
        : TURNED.computeIfAbsent(this, OraclePattern::turned).turned(turns - 1);
  }

  /** A quarter turn clockwise: a column, read from the bottom up, becomes a row. */
  private OraclePattern turned() {
    List<String> upwards = rows.reversed();
    return new OraclePattern(
        IntStream.range(0, rows.getFirst().length())
            .mapToObj(x -> upwards.stream().map(row -> row.substring(x, x + 1)))
            .map(column -> column.collect(Collectors.joining()))
            .toList());
  }

  /** Of rotations that give the same picture only the smallest. */
  List<Integer> rotations() {
    List<Integer> rotations = new ArrayList<>();
    Set<OraclePattern> seen = new LinkedHashSet<>();
    for (int turns = 0; turns < 4; turns++) {
      if (seen.add(turned(turns))) {
        rotations.add(turns);
      }
    }
    return rotations;
  }

  /** Counted from the top left of the box. */
  List<Need> needs() {
    List<Need> needs = new ArrayList<>();
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        char what = rows.get(y).charAt(x);
        if (what != ANYTHING) {
          needs.add(new Need(new OracleCell(x, y), what));
        }
      }
    }
    return needs;
  }
}
