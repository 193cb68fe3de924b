package picknmix.server.backup;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/** Takes rows, table by table. */
interface RowSink {
  /** From now on rows are of this table. */
  void table(String name, List<String> columns) throws IOException, SQLException;

  /**
   * A row of the table that was named last.
   *
   * @param line as {@link RowText} writes it
   */
  void row(String line) throws IOException, SQLException;
}
