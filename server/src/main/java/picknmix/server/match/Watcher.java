package picknmix.server.match;

import picknmix.kernel.State;

/** Somebody who watches a match from a seat, or as a spectator. */
@FunctionalInterface
public interface Watcher<S extends State<S>> {
  /** Told on the match's own thread, so quick work only: hand on what takes time. */
  void see(Update<S> update);

  /** How far away they are now. A claim waits for what others on slow lines may have sent. */
  default RoundTrip line() {
    return RoundTrip.NONE;
  }
}
