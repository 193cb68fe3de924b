package picknmix.cli.client;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A PostgreSQL of our own that can be stopped, held, and come back with what it had. */
public final class PostgresStore implements Store {
  private final Path data;
  private EmbeddedPostgres database;
  private final int port;

  public PostgresStore(Path folder) throws IOException {
    this.data = folder.resolve("postgres");
    this.database = builder().start();
    this.port = database.getPort();
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
    long postmaster;
    try (Stream<String> lines = Files.lines(data.resolve("postmaster.pid"))) {
      postmaster = Long.parseLong(lines.findFirst().orElseThrow().strip());
    }
    ProcessHandle first = ProcessHandle.of(postmaster).orElseThrow();
    String signal = still ? "-STOP" : "-CONT";
    Signals.send(signal, postmaster);
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
