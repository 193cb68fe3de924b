package picknmix.server.backup;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tables in a database: which there are, of which version, and what is in them. */
final class Schema {
  /**
   * All that a store has, those that others refer to first. None counts its rows by itself, so
   * nothing has to go on counting after a copy.
   */
  static final List<String> TABLES =
      List.of("server_key", "game_table", "seed", "seat", "match_action");

  private static final String HISTORY = "flyway_schema_history";

  private Schema() {}

  /** The version that the database is of; null if there is none of ours. */
  static @Nullable String version(Connection connection) throws SQLException {
    if (!has(connection, HISTORY)) {
      return null;
    }
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select version from "
                    + HISTORY
                    + " where success and version is not null"
                    + " order by installed_rank desc limit 1")) {
      return row.next() ? row.getString(1) : null;
    }
  }

  /** Those of our tables that there are. */
  static List<TableShape> tables(Connection connection) throws SQLException, CopyRefused {
    List<TableShape> shapes = new ArrayList<>();
    for (String name : TABLES) {
      if (has(connection, name)) {
        shapes.add(TableShape.of(connection, name));
      }
    }
    return shapes;
  }

  /** How many rows are in those tables that are not empty. */
  static Map<String, Long> rows(Connection connection) throws SQLException, CopyRefused {
    Map<String, Long> rows = new LinkedHashMap<>();
    for (TableShape table : tables(connection)) {
      try (Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery("select count(*) from " + table.name())) {
        if (row.next() && row.getLong(1) > 0) {
          rows.put(table.name(), row.getLong(1));
        }
      }
    }
    return rows;
  }

  private static boolean has(Connection connection, String table) throws SQLException {
    try (ResultSet found =
        connection.getMetaData().getTables(null, connection.getSchema(), table, null)) {
      while (found.next()) {
        // The name that was asked for is a pattern.
        if (found.getString("TABLE_NAME").equals(table)) {
          return true;
        }
      }
      return false;
    }
  }
}
