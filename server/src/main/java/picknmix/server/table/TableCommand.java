package picknmix.server.table;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;

/**
 * Something that is asked of a table. It can travel: nothing in it belongs to one machine.
 *
 * @param <R> what comes back
 */
public sealed interface TableCommand<R> {
  /** How the table stands. */
  record Look() implements TableCommand<TableInfo> {}

  /**
   * Takes a free seat.
   *
   * @param seat null for any
   */
  record TakeSeat(@Nullable Integer seat, Visitor visitor) implements TableCommand<SeatTaken> {}

  /**
   * Lets a bot sit down on a seat, or sends it away.
   *
   * @param level null: no bot
   */
  record SetBot(String secret, int seat, @Nullable Level level)
      implements TableCommand<TableInfo> {}

  /** Wants a bot to play on for somebody, or not. */
  record Vote(String secret, int seat, boolean agrees) implements TableCommand<TableInfo> {}

  /** Leaves a seat. */
  record Leave(String secret, int seat) implements TableCommand<TableInfo> {}

  /** Another person leads the table from now on. */
  record PassHost(String secret, int seat) implements TableCommand<TableInfo> {}

  /** Somebody who was sent away may come back. */
  record CallBack(String secret, int number) implements TableCommand<TableInfo> {}

  /** Changes a table before its game begins. */
  record Change(String secret, TableChange change) implements TableCommand<TableInfo> {}

  /** Starts the match. */
  record Start(String secret, Visitor visitor) implements TableCommand<TableInfo> {}

  /** The table of the rematch, whose id comes back. */
  record Rematch(String secret) implements TableCommand<String> {}

  /** From the rematch's table: who is still at yours? */
  record WhoIsStillHere() implements TableCommand<Done> {}

  /** From the table before: these seats' people still look at it. */
  record StillThere(Set<Integer> seats) implements TableCommand<Done> {}

  /** Whether anybody uses the table now; it is not brought in for that. */
  record IsInUse() implements TableCommand<Boolean> {}

  /**
   * Removes the table with all that is kept of it, unless it is in use.
   *
   * @param before as {@link picknmix.server.store.MatchStore#remove}
   */
  record Remove(long before) implements TableCommand<Done> {}

  /** There is nothing more to say. */
  enum Done {
    DONE
  }
}
