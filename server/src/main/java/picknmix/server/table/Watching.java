package picknmix.server.table;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;

/** A connection to a table; while it is open, its seat is online. */
public interface Watching extends AutoCloseable {
  /** The seat that the secret opened; null for spectators. */
  @Nullable Integer seat();

  /**
   * Does something in the match. Spectators are refused; so is everybody before the start.
   *
   * @param id the sender's own, applied once
   * @param seen the sequence number of the table that the player saw
   * @param line what the server has measured of the way to the sender
   * @param held told, before the reply, if that has to wait for what others may have sent
   */
  CompletableFuture<Reply> act(String id, String action, int seen, RoundTrip line, Runnable held);

  @Override
  void close();
}
