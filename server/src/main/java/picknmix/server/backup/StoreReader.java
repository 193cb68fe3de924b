package picknmix.server.backup;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a store within one transaction, a few rows at a time. */
final class StoreReader implements RowSource {
  /** PostgreSQL's driver would otherwise fetch a whole table into memory. */
  private static final int AT_ONCE = 1_000;

  private final Connection connection;
  private final String version;
  private final List<TableShape> tables;

  /**
   * @param connection in a transaction that sees the store as it was at one moment
   */
  StoreReader(Connection connection, String version) throws SQLException, CopyRefused {
    this.connection = connection;
    this.version = version;
    this.tables = Schema.tables(connection);
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public void sendTo(RowSink sink) throws IOException, SQLException {
    for (TableShape table : tables) {
      sink.table(table.name(), table.columns());
      send(table, sink);
    }
  }

  private void send(TableShape table, RowSink sink) throws IOException, SQLException {
    try (PreparedStatement statement = connection.prepareStatement(table.select())) {
      statement.setFetchSize(AT_ONCE);
      try (ResultSet row = statement.executeQuery()) {
        @Nullable Object[] values = new @Nullable Object[table.columns().size()];
        while (row.next()) {
          for (int i = 0; i < values.length; i++) {
            values[i] = table.kinds().get(i).value(row, i + 1);
          }
          sink.row(RowText.write(values));
        }
      }
    }
  }
}
