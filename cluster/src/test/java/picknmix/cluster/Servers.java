package picknmix.cluster;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import picknmix.games.Games;
import picknmix.games.template.Template;
import picknmix.kernel.Game;
import picknmix.server.match.WallTime;
import picknmix.server.store.MatchStore;
import picknmix.server.table.ClusterSettings;
import picknmix.server.table.ClusterSettings.Address;
import picknmix.server.table.Keep;
import picknmix.server.table.Tables;

/** Servers of one house in one process, on one database: quicker than the trials' real ones. */
final class Servers implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;

  private final EmbeddedPostgres database;
  private final List<Address> addresses = new ArrayList<>();
  private final List<Tables> all = new ArrayList<>();

  private Servers() throws IOException {
    this.database = EmbeddedPostgres.start();
  }

  /** Starts so many, without keys, and waits until all are ready. */
  static Servers start(int count) throws IOException, InterruptedException {
    Servers servers = new Servers();
    servers.reserve(count);
    for (int i = 0; i < count; i++) {
      servers.add(i, null, null);
    }
    for (Tables tables : servers.all) {
      await(tables::isReady);
    }
    return servers;
  }

  /** Reserves addresses for so many; none is started yet. */
  static Servers planned(int count) throws IOException {
    Servers servers = new Servers();
    servers.reserve(count);
    return servers;
  }

  private void reserve(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      try (ServerSocket free = new ServerSocket(0)) {
        addresses.add(new Address("127.0.0.1", free.getLocalPort()));
      }
    }
  }

  /** Starts one. */
  Tables add(int number, Path keys, String password) {
    return add(new ClusterSettings(addresses.get(number), addresses, null, 1, keys, password));
  }

  /** Starts one that looks for the others under a name; all have the first one's port. */
  Tables addByName(String host, String name, int founders) {
    Address self = new Address(host, addresses.getFirst().port());
    return add(new ClusterSettings(self, List.of(), name, founders, null, null));
  }

  private Tables add(ClusterSettings settings) {
    WallTime time = new WallTime();
    Tables tables =
        Tables.shared(
            games(),
            MatchStore.postgres(database.getJdbcUrl("postgres", "postgres")),
            time,
            Keep.FOREVER,
            home -> new PekkoClusters().join(home, settings, time, () -> {}));
    all.add(tables);
    return tables;
  }

  private static List<Game<?>> games() {
    List<Game<?>> games = new ArrayList<>(Games.all());
    games.add(new Template());
    return games;
  }

  Tables get(int number) {
    return all.get(number);
  }

  static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < PATIENCE_SECONDS * 20; i++) {
      if (condition.getAsBoolean()) {
        return;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    throw new AssertionError("it did not become so in " + PATIENCE_SECONDS + " s");
  }

  @Override
  public void close() throws IOException {
    all.forEach(Tables::close);
    database.close();
  }
}
