package picknmix.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * How much everybody uses of what is limited, here and on the other servers of the house. What is
 * spent, such as requests, is told once and is gone; what is held, such as open sockets, is told as
 * long as it lasts. A server that is alone has nobody to tell, and remembers nothing.
 */
public final class SharedUse {
  private static final int MOST_TOLD = 2_000;

  private final Map<String, Map<String, Integer>> spent = new HashMap<>();
  private final Map<String, BiConsumer<String, Integer>> spenders = new ConcurrentHashMap<>();
  private final Map<String, Supplier<Map<String, Integer>>> holders = new ConcurrentHashMap<>();
  private final Map<String, Gossip> others = new ConcurrentHashMap<>();
  private volatile boolean isShared;

  // ---- For what is limited

  /** Calls with what was spent elsewhere: by whom, and how much. */
  public void whenSpent(String kind, BiConsumer<String, Integer> task) {
    spenders.put(kind, task);
  }

  /** Somebody has spent one more here. */
  public void spend(String kind, String who) {
    if (isShared) {
      synchronized (spent) {
        spent.computeIfAbsent(kind, k -> new HashMap<>()).merge(who, 1, Integer::sum);
      }
    }
  }

  /** What was spent here is as good as not spent, unless the others have been told already. */
  public void takeBack(String kind, String who) {
    synchronized (spent) {
      Map<String, Integer> all = spent.get(kind);
      if (all != null) {
        all.remove(who);
      }
    }
  }

  /**
   * Something is held here.
   *
   * @param now asked at any moment: by whom, and how much
   */
  public void hold(String kind, Supplier<Map<String, Integer>> now) {
    holders.put(kind, now);
  }

  /** How much they hold on the other servers. */
  public int heldElsewhere(String kind, String who) {
    return others.values().stream()
        .mapToInt(gossip -> gossip.held().getOrDefault(kind, Map.of()).getOrDefault(who, 0))
        .sum();
  }

  // ---- For the house

  /** From now on there is somebody to tell. */
  public void share() {
    isShared = true;
  }

  /** What is to be told now. */
  public Gossip tell() {
    Map<String, Map<String, Integer>> held = new HashMap<>();
    holders.forEach((kind, now) -> held.put(kind, most(now.get())));
    synchronized (spent) {
      Map<String, Map<String, Integer>> most = new HashMap<>();
      spent.forEach((kind, all) -> most.put(kind, most(all)));
      spent.clear();
      return new Gossip(most, held);
    }
  }

  /** It must fit into one message, whoever tries to make it larger. */
  private static Map<String, Integer> most(Map<String, Integer> all) {
    return all.size() <= MOST_TOLD
        ? Map.copyOf(all)
        : all.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .limit(MOST_TOLD)
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** Another server has told. */
  public void hear(String server, Gossip gossip) {
    others.put(server, gossip);
    gossip
        .spent()
        .forEach(
            (kind, all) -> {
              BiConsumer<String, Integer> task = spenders.get(kind);
              if (task != null) {
                all.forEach(task);
              }
            });
  }

  /** Another server is gone, and nobody holds anything there. */
  public void forget(String server) {
    others.remove(server);
  }
}
