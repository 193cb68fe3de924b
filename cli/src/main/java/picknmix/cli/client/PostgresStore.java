package picknmix.cli.client;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** A PostgreSQL of our own that can be stopped, held, and come back with what it had. */
public final class PostgresStore implements Store {
  /**
   * What it has needed so far.
   *
   * @param cpuNanos of the processor, by the processes that it has now
   * @param kept bytes of the database
   * @param written bytes of the log that comes before it (WAL)
   */
  public record Use(long cpuNanos, long kept, long written) {}

  private static final String SIZES =
      "select pg_database_size(current_database()),"
          + " pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')";

  private final Path data;
  private EmbeddedPostgres database;
  private final int port;

  public PostgresStore(Path folder) throws IOException {
    this.data = folder.resolve("postgres");
    this.database = builder().start();
    this.port = database.getPort();
  }

  /** Whether it can be started: it is large, and only the launcher of the sources brings it. */
  public static boolean isHere() {
    String file = "io/zonky/test/db/postgres/embedded/EmbeddedPostgres.class";
    return PostgresStore.class.getClassLoader().getResource(file) != null;
  }

  /** What is there when it ends will be there when it comes back. */
  private EmbeddedPostgres.Builder builder() {
    return EmbeddedPostgres.builder()
        .setDataDirectory(data)
        .setCleanDataDirectory(false)
        .setOutputRedirector(ProcessBuilder.Redirect.DISCARD);
  }

  @Override
  public List<String> arguments() {
    return List.of("--database", url());
  }

  @Override
  public String url() {
    return database.getJdbcUrl("postgres", "postgres");
  }

  /** All its processes stand still, or go on: connections stay open and nothing answers. */
  public void hold(boolean still) throws IOException, InterruptedException {
    ProcessHandle first = postmaster();
    String signal = still ? "-STOP" : "-CONT";
    Signals.send(signal, first.pid());
    for (ProcessHandle child : first.children().toList()) {
      try {
        Signals.send(signal, child.pid());
      } catch (IOException e) {
        if (child.isAlive()) {
          throw e;
        } // else its connection has just ended
      }
    }
  }

  private ProcessHandle postmaster() throws IOException {
    try (Stream<String> lines = Files.lines(data.resolve("postmaster.pid"))) {
      long pid = Long.parseLong(lines.findFirst().orElseThrow().strip());
      return ProcessHandle.of(pid).orElseThrow();
    }
  }

  public Use use() throws IOException {
    ProcessHandle first = postmaster();
    long cpu =
        Stream.concat(Stream.of(first), first.children())
            .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
            .mapToLong(Duration::toNanos)
            .sum();
    try (Connection connection = DriverManager.getConnection(url());
        ResultSet row = connection.createStatement().executeQuery(SIZES)) {
      row.next();
      return new Use(cpu, row.getLong(1), row.getLong(2));
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }

  public void stop() throws IOException {
    database.close();
  }

  public void comeBack() throws IOException {
    database = builder().setPort(port).start();
  }

  @Override
  public void close() throws IOException {
    database.close();
  }
}
