package picknmix.cli.trials;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What clients were told about their actions, to be held against the log. */
final class Ledger {
  private static final int DENIED = -1;

  /** An action as its sender knows it. */
  private record Key(int seat, String id) {}

  private final Map<String, Map<Key, Integer>> told = new LinkedHashMap<>();
  private final Map<String, Integer> checked = new HashMap<>();
  private int acknowledged;
  private int denied;

  synchronized void applied(String table, int seat, String id, int seq) {
    acknowledged++;
    tell(table).put(new Key(seat, id), seq);
  }

  synchronized void denied(String table, int seat, String id) {
    denied++;
    tell(table).put(new Key(seat, id), DENIED);
  }

  private Map<Key, Integer> tell(String table) {
    return told.computeIfAbsent(table, t -> new HashMap<>());
  }

  synchronized int acknowledged() {
    return acknowledged;
  }

  synchronized int denied() {
    return denied;
  }

  /** Every acknowledged action is in the log once and in its place, and no other one twice. */
  synchronized void check(String url) throws TrialFailed {
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement query =
            connection.prepareStatement(
                "select seq, seat, command_id from match_action where table_id = ? order by seq")) {
      for (Map.Entry<String, Map<Key, Integer>> table : told.entrySet()) {
        query.setString(1, table.getKey());
        check(table.getKey(), table.getValue(), log(table.getKey(), query));
      }
    } catch (SQLException e) {
      throw new TrialFailed("the log cannot be read: " + e.getMessage());
    }
  }

  private Map<Key, Integer> log(String table, PreparedStatement query)
      throws SQLException, TrialFailed {
    Map<Key, Integer> log = new HashMap<>();
    Set<Key> twice = new HashSet<>();
    int count = 0;
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        count++;
        if (rows.getInt("seq") != count) {
          throw new TrialFailed("table " + table + " has no action " + count);
        }
        String id = rows.getString("command_id");
        if (id != null && log.put(new Key(rows.getInt("seat"), id), count) != null) {
          twice.add(new Key(rows.getInt("seat"), id));
        }
      }
    }
    if (!twice.isEmpty()) {
      throw new TrialFailed("done twice at table " + table + ": " + twice);
    }
    Integer before = checked.put(table, count);
    if (before != null && before > count) {
      throw new TrialFailed(
          "the log of table %s has become shorter: %d, %d".formatted(table, before, count));
    }
    return log;
  }

  private static void check(String table, Map<Key, Integer> told, Map<Key, Integer> log)
      throws TrialFailed {
    List<String> wrong = new ArrayList<>();
    told.forEach(
        (key, seq) -> {
          Integer found = log.get(key);
          if (seq == DENIED && found != null) {
            wrong.add("%s was called not done and is number %d".formatted(key, found));
          } else if (seq != DENIED && !seq.equals(found)) {
            wrong.add("%s was acknowledged as number %d and is %s".formatted(key, seq, found));
          }
        });
    if (!wrong.isEmpty()) {
      throw new TrialFailed("table " + table + ": " + wrong.getFirst());
    }
  }
}
