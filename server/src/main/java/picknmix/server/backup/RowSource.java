package picknmix.server.backup;

import java.io.IOException;
import java.sql.SQLException;

/** All rows of a store as it was at one moment. */
interface RowSource {
  /** The version of its schema. */
  String version();

  /** Gives all rows, those that others refer to first. */
  void sendTo(RowSink sink) throws IOException, SQLException;
}
