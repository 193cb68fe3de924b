package picknmix.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.server.store.StoredTable;

/**
 * Where the tables are: finds the one that is meant, wherever that is. On one machine it is {@link
 * MatchHub}, a map; on several, each has one of those, and another Hub before it that knows the
 * way.
 */
public interface Hub extends AutoCloseable {
  /** Waits for the answer. What the table refuses comes back as it does from the table. */
  <R> R ask(String table, TableCommand<R> command);

  /** Tells a table that is in use, as soon as may be; nobody hears what comes of it. */
  void tell(String table, TableCommand<?> command);

  /**
   * Connects to a table.
   *
   * @param secret null for a spectator; one that opens no seat here is refused
   * @param after the last action that the listener knows
   */
  Place watch(String table, @Nullable String secret, int after, TableListener listener);

  /** How these tables look with those who are there now. */
  List<TableInfo> look(List<StoredTable> tables);

  /** Lets the servers of the house tell each other what is used, if there are others. */
  default void share(SharedUse use) {}

  /** Whether it falls to this machine to remove old tables. */
  boolean keepsHouse();

  /** How many servers this one knows of, itself included, and how many of them do not answer. */
  default Membership membership() {
    return Membership.ALONE;
  }

  /** Whether it takes commands now. */
  boolean isReady();

  /** Takes no more work, and returns when what was begun is done. */
  @Override
  void close();
}
