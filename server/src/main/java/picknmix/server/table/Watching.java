package picknmix.server.table;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Reply;

/** A connection to a table; while it is open, its seat is online. */
public interface Watching extends AutoCloseable {
  /** The seat that the secret opened; null for spectators. */
  @Nullable Integer seat();

  /**
   * Does something in the match. Spectators are refused; so is everybody before the start.
   *
   * @param id the sender's own, applied once
   * @param seen the sequence number of the table that the player saw
   */
  CompletableFuture<Reply> act(String id, String action, int seen, Arrival arrival);

  @Override
  void close();
}
