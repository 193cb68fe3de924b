package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;

/** A tile that lies on the table or in a wall, turned by r. */
record PlacedTile(int tile, int x, int y, int r) {
  static PlacedTile of(int tile, int cell, int r) {
    return new PlacedTile(tile, Board.x(cell), Board.y(cell), r);
  }

  /** The tiles of a board, row by row. */
  static List<PlacedTile> all(Board board) {
    List<PlacedTile> all = new ArrayList<>();
    for (int cell : board.cells()) {
      all.add(of(Board.tile(board.tileOn(cell)), cell, Board.rotation(board.tileOn(cell))));
    }
    return all;
  }

  int cell() {
    return Board.cell(x, y);
  }

  /** The cell, as notation writes it. */
  String where() {
    return x + "," + y;
  }

  Map<String, @Nullable Object> json() {
    return Json.object("tile", tile, "x", x, "y", y, "r", r);
  }
}
