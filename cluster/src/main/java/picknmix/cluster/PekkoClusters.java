package picknmix.cluster;

import picknmix.server.match.Time;
import picknmix.server.table.ClusterProvider;
import picknmix.server.table.ClusterSettings;
import picknmix.server.table.Hub;
import picknmix.server.table.MatchHub;

/** The cluster by Apache Pekko; the program finds it as a service. */
public final class PekkoClusters implements ClusterProvider {
  @Override
  public Hub join(MatchHub home, ClusterSettings settings, Time time, Runnable lost) {
    return ClusterHub.join(home, settings, time, lost);
  }
}
