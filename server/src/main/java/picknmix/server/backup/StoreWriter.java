package picknmix.server.backup;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fills a store's tables, a batch of rows at a time; somebody else commits. */
final class StoreWriter implements RowSink, AutoCloseable {
  private static final int AT_ONCE = 1_000;

  private final Connection connection;
  private @Nullable TableShape table;
  private @Nullable PreparedStatement insert;
  private int waiting;

  StoreWriter(Connection connection) {
    this.connection = connection;
  }

  @Override
  public void table(String name, List<String> columns) throws SQLException, CopyRefused {
    finish();
    if (!Schema.TABLES.contains(name)) {
      throw new CopyRefused("there is no table " + name + " here");
    }
    table = TableShape.of(connection, name).of(columns);
    insert = connection.prepareStatement(table.insert());
  }

  @Override
  public void row(String line) throws SQLException, CopyRefused {
    if (table == null || insert == null) {
      throw new CopyRefused("a row belongs to no table");
    }
    List<Kind> kinds = table.kinds();
    List<@Nullable Object> values = RowText.read(line);
    if (values.size() != kinds.size()) {
      throw new CopyRefused("a row of %s is too long or too short".formatted(table.name()));
    }
    for (int i = 0; i < values.size(); i++) {
      kinds.get(i).bind(insert, i + 1, values.get(i));
    }
    insert.addBatch();
    if (++waiting == AT_ONCE) {
      flush();
    }
  }

  private void flush() throws SQLException {
    if (insert != null && waiting > 0) {
      insert.executeBatch();
    }
    waiting = 0;
  }

  /** Writes what is waiting. */
  void finish() throws SQLException {
    flush();
    close();
  }

  @Override
  public void close() throws SQLException {
    if (insert != null) {
      insert.close();
      insert = null;
    }
  }
}
