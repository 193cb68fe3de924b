package picknmix.server.table;

import org.jspecify.annotations.Nullable;
import picknmix.server.match.News;
import picknmix.server.match.RoundTrip;

/** Somebody at a table, or looking on. Told on the table's threads: hand on what takes time. */
public interface TableListener {
  /**
   * How the table stands: at once, and whenever somebody sits down, leaves, comes online, or the
   * status changes.
   *
   * @param seat the listener's own; null for spectators
   * @param sentAway whether the host has sent away whoever had it
   * @param silenced whether nobody would hear what they say: they were sent away, however they have
   *     come now, and only look on
   */
  void table(TableInfo table, @Nullable Integer seat, boolean sentAway, boolean silenced);

  /** How the match stands: at once when it has started, and after every action. */
  void update(News news);

  /** That update will come as soon as it is on disk, if ever: time to prepare what can be. */
  default void expect(News news) {}

  /**
   * What somebody says, or points at; those who do not mind need not listen.
   *
   * @param seat {@link picknmix.kernel.Seat#SPECTATOR} for those who look on: with their names they
   *     could say anything
   */
  default void signal(int seat, Signal signal) {}

  /** Who the listener is; null if nobody knows. */
  default @Nullable Visitor visitor() {
    return null;
  }

  /** Nothing more will come: the table is moving to another machine. Watch it again. */
  default void lost() {}

  /** How far away they are now. A claim waits for what others on slow lines may have sent. */
  default RoundTrip line() {
    return RoundTrip.NONE;
  }
}
