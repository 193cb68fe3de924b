package picknmix.server.table;

import picknmix.server.match.Time;

/** Joins many servers to one house. There is one if the module is there that can do so. */
public interface ClusterProvider {
  /**
   * Makes this server's tables a part of the house.
   *
   * @param lost called if the others have given this server up: it should be stopped
   */
  Hub join(MatchHub home, ClusterSettings settings, Time time, Runnable lost);
}
