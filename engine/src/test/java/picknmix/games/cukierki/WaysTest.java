package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;

/** What is found for many cells at once, against looking at every cell, rotation and side. */
class WaysTest {

  /** On boards that are crowded, and so wide that rows are of several strips. */
  @ParameterizedTest
  @ValueSource(ints = {5, 9, 40, 250})
  void waysAreThoseThatShowWhatIsNeeded(int edge) {
    FastRandom rng = new FastRandom(edge);
    Board board = new Board();
    for (int i = 0; i < 20; i++) {
      int cell = Board.cell(rng.below(edge) - edge / 2, rng.below(edge) - edge / 2);
      if (!Board.isTile(board.at(cell))) {
        board.put(cell, rng.below(Tiles.COUNT), rng.below(4));
      }
      for (int tile = 0; tile < Tiles.COUNT; tile++) {
        check(board, CukierkiNotation.PLACE, tile);
        check(board, CukierkiNotation.WALL, tile);
      }
    }
  }

  private static void check(Board board, int kind, int tile) {
    ActionList listed = new ActionList();
    Ways.list(board, kind, tile, listed);
    List<Long> slow = slowly(board, kind, tile);
    assertThat(listed.toArray()).containsExactly(slow.toArray(Long[]::new));
    assertThat(Ways.count(board, kind, tile)).isEqualTo(slow.size());
    for (int i = 0; i < slow.size(); i++) {
      assertThat(Ways.get(board, kind, tile, i)).isEqualTo(slow.get(i));
    }
    long[] sides = new long[board.strips() * Tiles.SIDES];
    assertThat(Ways.sides(board, kind, tile, sides, 0)).isEqualTo(slow.size());
    assertThat(Ways.sets(sides, 0, sides.length)).isEqualTo(sets(board, tile, slow));
  }

  /** For each way the sides that make candies, and every part of them. */
  private static int sets(Board board, int tile, List<Long> ways) {
    int sets = 0;
    for (long way : ways) {
      int r = CukierkiNotation.rotation(way);
      int made = board.made(CukierkiNotation.cell(way), tile, r);
      int unturned = (made | made << 4) >> r & 15;
      for (int part = 1; part < 16; part++) {
        sets |= (part & unturned) == part ? 1 << part : 0;
      }
    }
    return sets;
  }

  private static List<Long> slowly(Board board, int kind, int tile) {
    List<Long> ways = new ArrayList<>();
    for (int cell :
        PlacedTile.all(board).stream()
            .flatMapToInt(WaysTest::beside)
            .sorted()
            .distinct()
            .toArray()) {
      for (int r = 0; r < Tiles.differentRotations(tile); r++) {
        int touched = Integer.bitCount(board.touched(cell));
        int made = Integer.bitCount(board.made(cell, tile, r));
        boolean fits = kind == CukierkiNotation.PLACE ? made > 0 : made == touched;
        if (fits && !Board.isTile(board.at(cell))) {
          ways.add(CukierkiNotation.of(kind, tile, cell, r));
        }
      }
    }
    return ways;
  }

  private static IntStream beside(PlacedTile laid) {
    return IntStream.range(0, 4).map(side -> Board.beside(laid.cell(), side));
  }
}
