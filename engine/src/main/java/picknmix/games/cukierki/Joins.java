package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Json;

/** The whole candies that tiles would make with their neighbours, for those who try them first. */
final class Joins {
  private static final CukierkiRules RULES = new CukierkiRules();
  private static final CukierkiNotation NOTATION = new CukierkiNotation();

  private Joins() {}

  /** What everything that the seat may put somewhere now would make there, by action. */
  static Map<String, @Nullable Object> all(CukierkiState s, int seat) {
    Map<String, @Nullable Object> joins = Json.object();
    ActionList actions = new ActionList();
    RULES.legal(s, seat, actions);
    for (long action : actions.toArray()) {
      int kind = CukierkiNotation.kind(action);
      if (kind == CukierkiNotation.PLACE || kind == CukierkiNotation.WALL) {
        joins.put(NOTATION.text(action), of(s, action));
      }
    }
    return joins;
  }

  private static List<Map<String, @Nullable Object>> of(CukierkiState s, long action) {
    boolean onTable = CukierkiNotation.kind(action) == CukierkiNotation.PLACE;
    Board board = onTable ? s.table : s.walls[s.toAct];
    int needs = board.at(CukierkiNotation.cell(action));
    List<Map<String, @Nullable Object>> joins = new ArrayList<>();
    for (int side = 0; side < Tiles.SIDES; side++) {
      int half = Tiles.half(CukierkiNotation.tile(action), CukierkiNotation.rotation(action), side);
      if (half == Board.need(needs, side)) {
        int kind = Tiles.kind(half);
        boolean taken = onTable && !CukierkiRules.stays(s, kind);
        joins.add(Json.object("candy", Tiles.KINDS.get(kind), "side", side, "taken", taken));
      }
    }
    return joins;
  }
}
