package picknmix.games.cukierki;

import picknmix.bots.Overview;
import picknmix.games.cukierki.CukierkiState.Phase;

/**
 * Where tiles can go, seen a strip at a time: for each tile and strip the ways in which each of the
 * tile's sides makes a candy. A set of sides is seen if there is a way that makes candies on all of
 * them. It may make more, which are worth no less, so the best of what is seen is what it seems.
 */
final class CukierkiOverview implements Overview<CukierkiState> {
  private static final int MANY = 256;

  private final Sights sights = new Sights();
  private long[] ways = new long[MANY];

  private Board board = new Board();
  private int kind;

  /** The tiles that can be laid. */
  private long tiles;

  /** Those of which a way was taken. */
  private long changed;

  /** CU-10: whether one may also stop. */
  private boolean canStop;

  private double worth;

  @Override
  public int look(CukierkiState s, int seat) {
    boolean building = s.phase == Phase.WALL;
    board = building ? s.walls[seat] : s.table;
    kind = building ? CukierkiNotation.WALL : CukierkiNotation.PLACE;
    tiles = building ? s.captured : s.hands[seat];
    changed = 0;
    canStop = s.phase == Phase.EXTRA;
    int count = find();
    if (count == 0) {
      return 0;
    }
    if (building) {
      sights.judgeBuildings(s, seat, tiles);
    } else {
      sights.judgePlacements(s, tiles);
    }
    return canStop ? count + 1 : count;
  }

  /** Finds the ways and tells how many there are. */
  private int find() {
    int room = board.strips() * Tiles.SIDES;
    if (Long.bitCount(tiles) * room > ways.length) {
      ways = new long[2 * Long.bitCount(tiles) * room];
    }
    int count = 0;
    int from = 0;
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      count += Ways.sides(board, kind, tile, ways, from);
      sights.seen[tile] = Ways.sets(ways, from, from + room);
      from += room;
    }
    return count;
  }

  @Override
  public double take(long action) {
    if (action == CukierkiNotation.of(CukierkiNotation.STOP)) {
      double stopping = canStop ? 0 : Double.NaN;
      canStop = false;
      return stopping;
    }
    long tile = Tiles.bit(CukierkiNotation.tile(action));
    int cell = CukierkiNotation.cell(action);
    int strip = board.find(Board.stripOf(cell));
    if (CukierkiNotation.kind(action) != kind || (tiles & tile) == 0 || strip < 0) {
      return Double.NaN;
    }
    int at = from(tile) + strip * Tiles.SIDES;
    long way = 1L << Board.bit(cell, CukierkiNotation.rotation(action));
    int sides = 0;
    for (int side = 0; side < Tiles.SIDES; side++) {
      sides |= (ways[at + side] & way) == 0 ? 0 : 1 << side;
      ways[at + side] &= ~way;
    }
    changed |= tile;
    return sides == 0 ? Double.NaN : sights.worth(Sights.of(CukierkiNotation.tile(action), sides));
  }

  /** Where the ways of a tile begin. */
  private int from(long tile) {
    return Long.bitCount(tiles & (tile - 1)) * board.strips() * Tiles.SIDES;
  }

  @Override
  public long best() {
    worth = canStop ? 0 : Double.NEGATIVE_INFINITY;
    int best = -1;
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      double most = sights.most(tile) > worth ? most(tile) : worth;
      if (most > worth) {
        worth = most;
        best = tile;
      }
    }
    if (best < 0) {
      return canStop ? CukierkiNotation.of(CukierkiNotation.STOP) : NONE;
    }
    return first(best);
  }

  /** What the rest of the tile's ways bring at best. */
  private double most(int tile) {
    long bit = Tiles.bit(tile);
    if ((changed & bit) == 0) {
      return sights.most(tile);
    }
    int from = from(bit);
    sights.seen[tile] = Ways.sets(ways, from, from + board.strips() * Tiles.SIDES);
    double most = Double.NEGATIVE_INFINITY;
    for (int rest = sights.seen[tile]; rest != 0; rest &= rest - 1) {
      double one = sights.worth(Sights.of(tile, Integer.numberOfTrailingZeros(rest)));
      most = one > most ? one : most;
    }
    return most;
  }

  /** The first way to lay the tile that is worth as much as the best. */
  private long first(int tile) {
    int sets = 0;
    for (int rest = sights.seen[tile]; rest != 0; rest &= rest - 1) {
      int sides = Integer.numberOfTrailingZeros(rest);
      sets |= sights.worth(Sights.of(tile, sides)) == worth ? 1 << sides : 0;
    }
    int at = from(Tiles.bit(tile));
    int strip = 0;
    long found = Ways.making(sets, ways, at);
    while (found == 0) {
      strip++;
      found = Ways.making(sets, ways, at + strip * Tiles.SIDES);
    }
    return Ways.first(board, strip, kind, tile) + Long.numberOfTrailingZeros(found);
  }

  @Override
  public double worth() {
    return worth;
  }
}
