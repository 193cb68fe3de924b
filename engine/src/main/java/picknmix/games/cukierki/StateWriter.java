package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Seat;

/** Writes states and views in JSON. */
final class StateWriter {
  private StateWriter() {}

  static Map<String, @Nullable Object> json(CukierkiState s) {
    List<Integer> pool = new ArrayList<>();
    for (int i = s.top; i < Tiles.COUNT; i++) {
      pool.add((int) s.order[i]);
    }
    return json(s, lists(s.hands, s.seats), pool, lists(s.taken, s.seats));
  }

  private static List<List<Integer>> lists(long[] tiles, int seats) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      lists.add(Tiles.list(tiles[seat]));
    }
    return lists;
  }

  /** A view differs from its state only in what stands for hands, pool and taken tiles. */
  static Map<String, @Nullable Object> json(
      CukierkiState s, Object hands, Object pool, Object taken) {
    List<Integer> tokens = new ArrayList<>();
    List<Object> walls = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      tokens.add(s.tokens[seat]);
      walls.add(tiles(s.walls[seat]));
    }
    Map<String, @Nullable Object> advantage = Json.object();
    for (int kind = 0; kind < s.advantage.length; kind++) {
      advantage.put(Tiles.KINDS.get(kind), Seat.jsonOrNull(s.advantage[kind]));
    }
    Map<String, @Nullable Object> json =
        Json.object(
            "game",
            Cukierki.FACTS.id(),
            "seats",
            s.seats,
            "options",
            Cukierki.options(s).json(),
            "phase",
            s.phase.text,
            "toAct",
            s.toAct,
            "placed",
            s.placed,
            "table",
            tiles(s.table),
            "hands",
            hands,
            "pool",
            pool,
            "taken",
            taken,
            "captured",
            Tiles.list(s.captured),
            "tokens",
            tokens,
            "walls",
            walls,
            "aside",
            lists(s.aside, s.seats),
            "advantage",
            advantage,
            "passes",
            s.passes);
    if (s.first != CukierkiState.NOBODY) {
      json.put("first", s.first);
    }
    return json;
  }

  private static List<Map<String, @Nullable Object>> tiles(Board board) {
    return PlacedTile.all(board).stream().map(PlacedTile::json).toList();
  }
}
