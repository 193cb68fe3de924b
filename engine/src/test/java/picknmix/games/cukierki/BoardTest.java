package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picknmix.kernel.FastRandom;

/** The board's bookkeeping against looking at all the cells. */
class BoardTest {
  private static final int EDGE = 9;

  @Test
  void knowsWhatIsNeededWhereHoweverTilesComeAndGo() {
    FastRandom rng = new FastRandom(1);
    Board board = new Board();
    TreeMap<Integer, PlacedTile> laid = new TreeMap<>();
    for (int i = 0; i < 2_000; i++) {
      int cell = Board.cell(rng.below(EDGE) - EDGE / 2, rng.below(EDGE) - EDGE / 2);
      if (laid.remove(cell) != null) {
        board.take(cell);
      } else if (laid.size() < Tiles.COUNT) {
        PlacedTile tile = PlacedTile.of(rng.below(Tiles.COUNT), cell, rng.below(4));
        laid.put(cell, tile);
        board.put(cell, tile.tile(), tile.r());
      }
      assertThat(PlacedTile.all(board)).containsExactlyElementsOf(laid.values());
      assertThat(board.tiles()).isEqualTo(laid.size());
      checkNeeds(board, laid);
    }
  }

  private static void checkNeeds(Board board, Map<Integer, PlacedTile> laid) {
    int wanted = 0;
    for (int x = -EDGE; x <= EDGE; x++) {
      for (int y = -EDGE; y <= EDGE; y++) {
        int cell = Board.cell(x, y);
        if (!laid.containsKey(cell)) {
          int needs = 0;
          int touched = 0;
          for (int side = 0; side < 4; side++) {
            PlacedTile other = laid.get(Board.beside(cell, side));
            int half = other == null ? 0 : Tiles.half(other.tile(), other.r(), (side + 2) % 4);
            needs |= Tiles.mate(half) << (3 * side);
            touched |= other == null ? 0 : 1 << side;
            wanted |= other == null ? 0 : 1 << Tiles.mate(half);
          }
          assertThat(board.at(cell)).isEqualTo(needs);
          assertThat(board.touched(cell)).isEqualTo(touched);
          assertThat(board.made(cell, 7, 1)).isEqualTo(made(needs, 7, 1));
        }
      }
    }
    assertThat(board.wanted()).isEqualTo(wanted);
  }

  private static int made(int needs, int tile, int r) {
    int made = 0;
    for (int side = 0; side < 4; side++) {
      made |= Tiles.half(tile, r, side) == Board.need(needs, side) ? 1 << side : 0;
    }
    return made;
  }

  /** Over more columns than a strip has, with empty rows and strips between them. */
  @Test
  void allTilesFitHoweverFarApart() {
    FastRandom rng = new FastRandom(2);
    TreeMap<Integer, PlacedTile> laid = new TreeMap<>();
    Board board = new Board();
    while (board.tiles() < Tiles.COUNT) {
      int cell = Board.cell(rng.below(253) - 126, rng.below(253) - 126);
      if (!laid.containsKey(cell)) {
        PlacedTile tile = PlacedTile.of(board.tiles(), cell, rng.below(4));
        laid.put(cell, tile);
        board.put(cell, tile.tile(), tile.r());
      }
    }
    Board copy = new Board();
    copy.copyFrom(board);
    assertThat(PlacedTile.all(copy)).containsExactlyElementsOf(laid.values());
    assertThat(copy.isInOnePiece()).isFalse();
    assertThat(copy.hasRoomFor(0)).isTrue();
    assertThat(copy.hasRoomFor(127)).isFalse();
    for (PlacedTile tile : laid.values()) {
      copy.take(tile.cell());
    }
    assertThat(copy.wanted()).isZero();
    assertThat(board.tiles()).isEqualTo(Tiles.COUNT);
  }

  @Test
  void oneTileAloneOrNoneIsOnePiece() {
    Board board = new Board();
    assertThat(board.isInOnePiece()).isTrue();
    assertThat(board.at(Board.cell(0, 0))).isEqualTo(Board.NOWHERE);
    board.put(Board.cell(0, 0), 0, 0);
    assertThat(board.isInOnePiece()).isTrue();
    board.put(Board.cell(1, 1), 1, 0);
    assertThat(board.isInOnePiece()).isFalse();
    board.put(Board.cell(1, 0), 2, 0);
    assertThat(board.isInOnePiece()).isTrue();
  }

  @Test
  void cellsAreNumberedRowByRow() {
    assertThat(Board.cell(0, 0)).isLessThan(Board.cell(1, 0)).isLessThan(Board.cell(-5, 1));
    assertThat(Board.x(Board.cell(-3, 7))).isEqualTo(-3);
    assertThat(Board.y(Board.cell(-3, 7))).isEqualTo(7);
    assertThat(Board.y(Board.cell(5, -7))).isEqualTo(-7);
    assertThat(Board.beside(Board.cell(2, 3), 0)).isEqualTo(Board.cell(2, 2));
    assertThat(Board.beside(Board.cell(2, 3), 1)).isEqualTo(Board.cell(3, 3));
    assertThat(Board.beside(Board.cell(2, 3), 2)).isEqualTo(Board.cell(2, 4));
    assertThat(Board.beside(Board.cell(2, 3), 3)).isEqualTo(Board.cell(1, 3));
  }
}
