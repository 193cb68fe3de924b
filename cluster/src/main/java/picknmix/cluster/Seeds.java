package picknmix.cluster;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.table.ClusterSettings;

/**
 * Finds the servers that this one may join. The first of the list founds the house if none of the
 * others answers, so all must have the same list: the one that they were given, or the addresses of
 * their common name in order, once there are enough and no new ones turn up.
 */
final class Seeds {
  private static final Logger LOG = LoggerFactory.getLogger(Seeds.class);
  private static final int ASK_SECONDS = 1;

  /** The name's addresses must have been the same so often. */
  private static final int SETTLED = 4;

  private Seeds() {}

  static void join(ClusterSettings settings, Cluster cluster, Executor threads) {
    String name = settings.name();
    if (name == null) {
      join(settings.seeds(), settings, cluster);
    } else {
      threads.execute(() -> joinByName(name, settings, cluster));
    }
  }

  /** A house that is there is joined at once; a new one is founded when there are enough. */
  private static void joinByName(String name, ClusterSettings settings, Cluster cluster) {
    try {
      InetAddress own = InetAddress.getByName(settings.self().host());
      List<String> before = List.of();
      int same = 0;
      while (!isMember(cluster)) {
        List<String> now = addresses(name, own);
        same = now.equals(before) ? same + 1 : 0;
        boolean enough = now.size() >= settings.founders();
        if (same == 0 && !now.isEmpty()) {
          LOG.info("{} servers are known as {}", now.size(), name);
          List<String> others = new ArrayList<>(now);
          others.remove(own.getHostAddress()); // with these it can join, and found nothing
          join(seeds(others, settings), settings, cluster);
        } else if (same == SETTLED && enough) {
          join(seeds(now, settings), settings, cluster);
        }
        before = now;
        TimeUnit.SECONDS.sleep(ASK_SECONDS);
      }
    } catch (UnknownHostException e) {
      LOG.error("nobody knows {}, which is to be this server", settings.self().host(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isMember(Cluster cluster) {
    return MemberStatus.up().equals(cluster.selfMember().status()) || cluster.isTerminated();
  }

  private static List<ClusterSettings.Address> seeds(List<String> hosts, ClusterSettings settings) {
    return hosts.stream()
        .map(host -> new ClusterSettings.Address(host, settings.self().port()))
        .toList();
  }

  /** Those of the own kind: a machine may have addresses of both, and is one server. */
  private static List<String> addresses(String name, InetAddress own) {
    try {
      return Stream.of(InetAddress.getAllByName(name))
          .filter(address -> address.getClass() == own.getClass())
          .map(InetAddress::getHostAddress)
          .sorted()
          .toList();
    } catch (UnknownHostException e) {
      return List.of();
    }
  }

  private static void join(
      List<ClusterSettings.Address> seeds, ClusterSettings settings, Cluster cluster) {
    List<Address> addresses = new ArrayList<>();
    for (ClusterSettings.Address seed : seeds) {
      addresses.add(new Address(PekkoConfig.PROTOCOL, ClusterHub.NAME, seed.host(), seed.port()));
    }
    if (addresses.isEmpty()) {
      return;
    }
    LOG.info("{} joins {}", settings.self(), seeds);
    cluster.manager().tell(new JoinSeedNodes(addresses));
  }
}
