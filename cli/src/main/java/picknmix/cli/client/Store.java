package picknmix.cli.client;

import java.io.IOException;
import java.util.List;

/** A database for the servers of a trial. */
public interface Store extends AutoCloseable {
  /** What a server is told about it. */
  List<String> arguments();

  /** Where JDBC finds it. */
  String url();

  @Override
  void close() throws IOException;
}
