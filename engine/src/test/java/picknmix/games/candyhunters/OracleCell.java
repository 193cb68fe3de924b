package picknmix.games.candyhunters;

import java.util.Comparator;
import java.util.List;

/** A cell of the oracle's town: x to the right, y downwards. */
record OracleCell(int x, int y) {
  static final Comparator<OracleCell> BY_ROWS =
      Comparator.comparingInt(OracleCell::y).thenComparingInt(OracleCell::x);

  static OracleCell parse(Object text) {
    String[] xy = ((String) text).split(",", -1);
    return new OracleCell(Integer.parseInt(xy[0]), Integer.parseInt(xy[1]));
  }

  List<OracleCell> adjacent() {
    return List.of(plus(0, -1), plus(1, 0), plus(0, 1), plus(-1, 0));
  }

  OracleCell plus(int right, int down) {
    return new OracleCell(x + right, y + down);
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
