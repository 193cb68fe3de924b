package picknmix.cli.trials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import picknmix.cli.client.House;
import picknmix.cli.client.PostgresStore;
import picknmix.cli.client.Store;
import picknmix.server.table.ClusterProvider;

/** The fixed list of faults. */
public final class Trials {
  private static final int BRIEF_KILLS = 2;

  /** Each takes a quarter of a minute. */
  private static final int MOST_NODE_KILLS = 120;

  /**
   * A fault with what it needs.
   *
   * @param postgres whether the store is PostgreSQL, else SQLite
   */
  private record Item(boolean postgres, Trial trial) {}

  private final Map<String, Item> items = new LinkedHashMap<>();
  private final boolean brief;
  private final long seed;

  /**
   * @param kills on each kind of store
   * @param brief whether to be done within a minute
   */
  public Trials(long seed, int kills, boolean brief) {
    this.seed = seed;
    this.brief = brief;
    int count = brief ? BRIEF_KILLS : kills;
    items.put("kills-sqlite", new Item(false, new Kills(count)));
    items.put("kills-postgres", new Item(true, new Kills(count)));
    items.put("sqlite-locked", new Item(false, new StoreAway(StoreAway::lock)));
    items.put("disk-full", new Item(false, new StoreAway(StoreAway::fillDisk)));
    items.put("postgres-hangs", new Item(true, new StoreAway(StoreAway::hold)));
    items.put("postgres-gone", new Item(true, new StoreAway(StoreAway::stop)));
    items.put("slow-readers", new Item(false, new SlowReaders()));
    items.put("half-open", new Item(false, new HalfOpen()));
    items.put("flood", new Item(false, new Flood()));
    items.put("storm", new Item(false, new Storm()));
    items.put("clock-jumps", new Item(false, new ClockJumps()));
    if (ServiceLoader.load(ClusterProvider.class).findFirst().isPresent()) {
      int nodes = brief ? BRIEF_KILLS : Math.min(kills, MOST_NODE_KILLS);
      items.put("cluster-kills", new Item(true, new ClusterKills(nodes)));
      items.put("cluster-pauses", new Item(true, new ClusterPauses(brief ? 1 : 10)));
      items.put("cluster-update", new Item(true, new ClusterUpdate(brief ? 1 : 10)));
    }
  }

  public List<String> names() {
    return List.copyOf(items.keySet());
  }

  /**
   * Tries one fault.
   *
   * @param folder for data and log of its servers
   * @return in a few words, how much was tried
   */
  public String run(String name, Path folder, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    Item item = items.get(name);
    if (item == null) {
      throw new IllegalArgumentException("there is no trial '" + name + "'");
    }
    Path data = Files.createDirectories(folder.resolve("data"));
    Store store = item.postgres() ? new PostgresStore(folder) : new SqliteStore(data);
    try (Stage stage = new Stage(folder, store, seed + name.hashCode(), brief)) {
      return item.trial().run(stage, progress);
    } catch (House.Broken broken) {
      throw new TrialFailed(String.valueOf(broken.getMessage()));
    }
  }
}
