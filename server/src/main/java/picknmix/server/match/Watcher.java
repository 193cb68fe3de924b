package picknmix.server.match;

import picknmix.kernel.State;

/** Somebody who watches a match from a seat, or as a spectator. */
@FunctionalInterface
public interface Watcher<S extends State<S>> {
  /** Told on the match's own thread, so quick work only: hand on what takes time. */
  void see(Update<S> update);

  /** It will be seen as soon as it is on disk, if it ever is: time to prepare what can be. */
  default void expect(Update<S> update) {}

  /** Whether they rest while nobody looks on. */
  default boolean rests() {
    return false;
  }

  /** Whether they want to know all that was done so far. */
  default boolean remembers() {
    return false;
  }

  /** How far away they are now. A claim waits for what others on slow lines may have sent. */
  default RoundTrip line() {
    return RoundTrip.NONE;
  }
}
