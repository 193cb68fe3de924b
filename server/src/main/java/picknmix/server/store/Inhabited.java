package picknmix.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes down until when somebody is taken to be at tables, many tables with each statement. */
final class Inhabited {
  /** Always so many, so that the database knows the statement already. */
  private static final int AT_ONCE = 50;

  private static final String UPDATE =
      "update game_table set inhabited = ? where id in (%s)"
          .formatted(String.join(", ", Collections.nCopies(AT_ONCE, "?")));

  private static final String NO_TABLE = "";

  private Inhabited() {}

  static void write(WriterConnection to, Map<String, Long> until) throws SQLException {
    Map<Long, List<String>> tables = new TreeMap<>();
    until.forEach((id, time) -> tables.computeIfAbsent(time, t -> new ArrayList<>()).add(id));
    for (Map.Entry<Long, List<String>> together : tables.entrySet()) {
      List<String> ids = together.getValue();
      for (int from = 0; from < ids.size(); from += AT_ONCE) {
        to.update(
            UPDATE,
            values(together.getKey(), ids.subList(from, Math.min(from + AT_ONCE, ids.size()))));
      }
    }
  }

  private static @Nullable Object[] values(long time, List<String> ids) {
    List<@Nullable Object> values = new ArrayList<>();
    values.add(time);
    values.addAll(ids);
    values.addAll(Collections.nCopies(AT_ONCE - ids.size(), NO_TABLE));
    return values.toArray();
  }
}
