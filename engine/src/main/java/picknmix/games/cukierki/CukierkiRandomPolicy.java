package picknmix.games.cukierki;

import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rng;

/**
 * Random players of Cukierki: every listed action is equally likely. The list is not written: what
 * would stand in it is counted, and then the one action is looked up.
 */
final class CukierkiRandomPolicy implements RandomPolicy<CukierkiState> {
  /** How many ways there are to lay each of the tiles, from the lowest on. */
  private final int[] ways = new int[Tiles.COUNT];

  private int seat;

  @Override
  public int seat() {
    return seat;
  }

  @Override
  public long pick(CukierkiState s, Rng rng) {
    seat = s.toAct;
    return switch (s.phase) {
      case PLACE -> place(s, rng);
      case EXTRA -> placeOrStop(s, rng);
      case WALL -> build(s, rng);
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private long place(CukierkiState s, Rng rng) {
    int count = count(s.table, CukierkiNotation.PLACE, s.hands[seat]);
    int index = rng.below(Math.max(count, 1));
    return count == 0
        ? CukierkiNotation.of(CukierkiNotation.PASS)
        : get(s.table, CukierkiNotation.PLACE, s.hands[seat], index);
  }

  private long placeOrStop(CukierkiState s, Rng rng) {
    int count = count(s.table, CukierkiNotation.PLACE, s.hands[seat]);
    int index = rng.below(1 + count);
    return index == 0
        ? CukierkiNotation.of(CukierkiNotation.STOP)
        : get(s.table, CukierkiNotation.PLACE, s.hands[seat], index - 1);
  }

  private long build(CukierkiState s, Rng rng) {
    Board wall = s.walls[seat];
    if (wall.tiles() == 0) {
      return CukierkiRules.startOfWall(rng.oneOf(s.captured));
    }
    int count = count(wall, CukierkiNotation.WALL, s.captured);
    return count == 0
        ? CukierkiNotation.of(CukierkiNotation.ASIDE, rng.oneOf(s.captured))
        : get(wall, CukierkiNotation.WALL, s.captured, rng.below(count));
  }

  private int count(Board board, int kind, long tiles) {
    int sum = 0;
    int at = 0;
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      int count = Ways.count(board, kind, Long.numberOfTrailingZeros(rest));
      ways[at++] = count;
      sum += count;
    }
    return sum;
  }

  /** The way with that index, of all that were counted last. */
  private long get(Board board, int kind, long tiles, int index) {
    int left = index;
    long rest = tiles;
    for (int at = 0; left >= ways[at]; at++) {
      left -= ways[at];
      rest &= rest - 1;
    }
    return Ways.get(board, kind, Long.numberOfTrailingZeros(rest), left);
  }
}
