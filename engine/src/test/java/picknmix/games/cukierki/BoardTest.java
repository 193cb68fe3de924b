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
    int entries = laid.size();
    for (int x = -EDGE; x <= EDGE; x++) {
      for (int y = -EDGE; y <= EDGE; y++) {
        int cell = Board.cell(x, y);
        if (!laid.containsKey(cell)) {
          int needs = 0;
          for (int side = 0; side < 4; side++) {
            PlacedTile other = laid.get(Board.beside(cell, side));
            int half = other == null ? 0 : Tiles.half(other.tile(), other.r(), (side + 2) % 4);
            needs |= Tiles.mate(half) << (3 * side);
          }
          assertThat(board.at(cell)).isEqualTo(needs);
          entries += needs == 0 ? 0 : 1;
        }
      }
    }
    assertThat(board.size()).isEqualTo(entries);
  }

  @Test
  void allTilesFitHoweverFarApart() {
    Board board = new Board();
    for (int tile = 0; tile < Tiles.COUNT; tile++) {
      board.put(Board.cell(3 * (tile % 8) - 64, 3 * (tile / 8)), tile, 0);
    }
    assertThat(board.size()).isEqualTo(5 * Tiles.COUNT);
    assertThat(board.isInOnePiece()).isFalse();
    assertThat(new Board().isInOnePiece()).isTrue();
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
