package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Json;

/**
 * The whole candies that tiles would make with their neighbours and what that would bring, for
 * those who try them first.
 */
final class Joins {
  private static final CukierkiRules RULES = new CukierkiRules();
  private static final CukierkiNotation NOTATION = new CukierkiNotation();

  private Joins() {}

  /**
   * What everything that the seat may put somewhere now would make there, and bring, by action.
   *
   * @param pool how many tiles are left to draw
   */
  static Map<String, @Nullable Object> all(CukierkiState s, int seat, int pool) {
    Map<String, @Nullable Object> joins = Json.object();
    Map<String, @Nullable Object> brings = Json.object();
    ActionList actions = new ActionList();
    RULES.legal(s, seat, actions);
    for (long action : actions.toArray()) {
      int kind = CukierkiNotation.kind(action);
      if (kind == CukierkiNotation.PLACE || kind == CukierkiNotation.WALL) {
        Map<String, @Nullable Object> worth = worth(s, action, pool);
        String text = NOTATION.text(action);
        joins.put(text, worth.get("joins"));
        brings.put(text, worth.get("brings"));
      }
    }
    return Json.object("joins", joins, "brings", brings);
  }

  /** What a tile that is put somewhere makes there, and brings: all that is told of the move. */
  static Map<String, @Nullable Object> worth(CukierkiState s, long action, int pool) {
    List<Join> made = of(s, action);
    boolean placing = CukierkiNotation.kind(action) == CukierkiNotation.PLACE;
    return Json.object(
        "joins",
        made.stream().map(Join::json).toList(),
        "brings",
        placing ? placing(s, made, pool) : building(s, action, made));
  }

  /** What it brings that the last captured tile fits nowhere: advantage tokens (CU-17). */
  static Map<String, @Nullable Object> settingAside(CukierkiState s, int tile) {
    List<String> most = s.captured == Tiles.bit(tile) ? most(s) : List.of();
    return Json.object("brings", settling(0, most));
  }

  /** A whole candy with the tile on that side, and its points. */
  private record Join(int kind, int side, boolean taken, int points) {
    Map<String, @Nullable Object> json() {
      return Json.object(
          "candy", Tiles.KINDS.get(kind), "side", side, "taken", taken, "points", points);
    }
  }

  private static List<Join> of(CukierkiState s, long action) {
    boolean onTable = CukierkiNotation.kind(action) == CukierkiNotation.PLACE;
    Board board = onTable ? s.table : s.walls[s.toAct];
    int needs = board.at(CukierkiNotation.cell(action));
    List<Join> joins = new ArrayList<>();
    for (int side = 0; side < Tiles.SIDES; side++) {
      int half = Tiles.half(CukierkiNotation.tile(action), CukierkiNotation.rotation(action), side);
      if (half == Board.need(needs, side)) {
        int kind = Tiles.kind(half);
        boolean taken = onTable && !CukierkiRules.stays(s, kind);
        int points = onTable ? CukierkiRules.rewardPoints(s, kind) : CukierkiRules.CANDY_POINTS;
        joins.add(new Join(kind, side, taken, points));
      }
    }
    return joins;
  }

  /** All points of a placement, and whether a cookie allows one more (CU-10). */
  private static Map<String, @Nullable Object> placing(
      CukierkiState s, List<Join> joins, int pool) {
    int left = Long.bitCount(s.hands[s.toAct]) - 1;
    // CU-11, CU-13: a tile that is not drawn again is a point less in the hand.
    int lost = s.advanced || pool >= CukierkiRules.HAND - left ? 0 : CukierkiRules.TILE_POINTS;
    boolean extra = left > 0 && joins.stream().anyMatch(join -> join.kind() == Tiles.COOKIE);
    return Json.object("points", points(joins) - lost, "lost", lost, "extra", extra);
  }

  /** All points of a tile in the wall; the last one of a turn may win advantage tokens (CU-17). */
  private static Map<String, @Nullable Object> building(
      CukierkiState s, long action, List<Join> joins) {
    int tile = CukierkiNotation.tile(action);
    List<String> most = List.of();
    if (s.captured == Tiles.bit(tile)) {
      CukierkiState then = s.copy();
      then.build(s.toAct, CukierkiNotation.cell(action), tile, CukierkiNotation.rotation(action));
      most = most(then);
    }
    return settling(points(joins), most);
  }

  /** The kinds whose token the player in turn would take now. */
  private static List<String> most(CukierkiState s) {
    List<String> most = new ArrayList<>();
    for (int kind = 0; kind < s.advantage.length; kind++) {
      if (CukierkiRules.winsAdvantage(s, kind)) {
        most.add(Tiles.KINDS.get(kind));
      }
    }
    return most;
  }

  private static Map<String, @Nullable Object> settling(int candies, List<String> most) {
    int points = candies + CukierkiRules.TOKEN_POINTS * most.size();
    return Json.object("points", points, "most", most);
  }

  private static int points(List<Join> joins) {
    return joins.stream().mapToInt(Join::points).sum();
  }
}
