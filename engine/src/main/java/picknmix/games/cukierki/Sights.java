package picknmix.games.cukierki;

/**
 * What it seems to bring to lay a tile. A sight is a tile with a set of its sides, unturned, that
 * make candies: all that placements and buildings are judged by, each sight once in a decision.
 */
final class Sights {
  /** The sight of all that lays no tile: it brings nothing. */
  static final short NO_TILE = Tiles.COUNT << Tiles.SIDES;

  /** For each tile the sets of sides with a cookie among them, a bit for each. */
  private static final int[] WITH_COOKIES = new int[Tiles.COUNT];

  static {
    for (int tile = 0; tile < Tiles.COUNT; tile++) {
      for (int sides = 0; sides < 1 << Tiles.SIDES; sides++) {
        WITH_COOKIES[tile] |= (sides & CukierkiEval.COOKIES[tile]) == 0 ? 0 : 1 << sides;
      }
    }
  }

  /** For each tile that can be laid the sets of sides that are seen, a bit for each. */
  final int[] seen = new int[Tiles.COUNT];

  /** For each sight what it is worth here. */
  private final double[] judged = new double[NO_TILE + 1];

  /** For each tile that can be laid what it is worth at its best place. */
  private final double[] most = new double[Tiles.COUNT];

  /** For each tile of the hand the same, but for a second placement. */
  private final double[] alone = new double[Tiles.COUNT];

  /** What a whole candy of each kind on the wall costs: its worth below zero. */
  private final double[] candy = new double[Tiles.KINDS.size()];

  static int of(int tile, int sides) {
    return tile << Tiles.SIDES | sides;
  }

  /** The tile's own sides: what is side i when it is turned by r is side i − r unturned. */
  static int unturned(int sides, int r) {
    return (sides | sides << Tiles.SIDES) >> r & ((1 << Tiles.SIDES) - 1);
  }

  /** What that sight is worth, if it is one of those that were judged. */
  double worth(int sight) {
    return judged[sight];
  }

  /** What the tile is worth at its best place. */
  double most(int tile) {
    return most[tile];
  }

  // ---- On the table

  /** Judges what is seen of the hand's tiles. */
  void judgePlacements(CukierkiState s, long hand) {
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      judge(s, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      addNext(tile, next(hand & ~Tiles.bit(tile)));
    }
  }

  /** What the tile's placements bring by themselves, and the best of them. */
  private void judge(CukierkiState s, int tile) {
    double change = CukierkiEval.draw(s) - CukierkiEval.inHand(s, tile);
    double best = Double.NEGATIVE_INFINITY;
    for (int rest = seen[tile]; rest != 0; rest &= rest - 1) {
      int sides = Integer.numberOfTrailingZeros(rest);
      double worth = CukierkiEval.worth(s, tile, sides) + change;
      judged[of(tile, sides)] = worth;
      best = worth > best ? worth : best;
    }
    alone[tile] = best;
  }

  /** CU-10: a cookie brings a second placement too. */
  private void addNext(int tile, double next) {
    double best = alone[tile];
    for (int rest = seen[tile] & WITH_COOKIES[tile]; rest != 0; rest &= rest - 1) {
      int sight = of(tile, Integer.numberOfTrailingZeros(rest));
      double worth = judged[sight] + next;
      judged[sight] = worth;
      best = worth > best ? worth : best;
    }
    most[tile] = best;
  }

  /** What it would bring, on the table as it is before the first. */
  private double next(long hand) {
    double next = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      next = Math.max(next, alone[Long.numberOfTrailingZeros(rest)]);
    }
    return next;
  }

  // ---- On the wall

  /** CU-14, CU-17: judges the candies that tiles make, and the advantages that they win. */
  void judgeBuildings(CukierkiState s, int seat, long captured) {
    for (int kind = 0; kind < candy.length; kind++) {
      candy[kind] = CukierkiEval.candyCosts(s, seat, kind);
    }
    for (long rest = captured; rest != 0; rest &= rest - 1) {
      judgeBuilding(Long.numberOfTrailingZeros(rest));
    }
  }

  private void judgeBuilding(int tile) {
    double best = Double.NEGATIVE_INFINITY;
    for (int rest = seen[tile]; rest != 0; rest &= rest - 1) {
      int sides = Integer.numberOfTrailingZeros(rest);
      double worth = 0;
      for (int made = sides; made != 0; made &= made - 1) {
        int half = Tiles.half(tile, 0, Integer.numberOfTrailingZeros(made));
        // Not as worth += CANDY + …: compiled to JavaScript that loses its brackets.
        worth -= candy[Tiles.kind(half)];
      }
      judged[of(tile, sides)] = worth;
      best = worth > best ? worth : best;
    }
    most[tile] = best;
  }
}
