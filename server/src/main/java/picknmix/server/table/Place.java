package picknmix.server.table;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;

/** A connection to a table, wherever the table is; while it is open, its seat is online. */
public interface Place extends AutoCloseable {
  /** The seat that the secret opened; null for spectators, and for those who were sent away. */
  @Nullable Integer seat();

  /**
   * Does something in the match. Spectators are refused; so is everybody before the start. If it
   * fails with a {@link Problem}, it was not done and may be sent again.
   *
   * @param held told, before the reply, if that has to wait for what others may have sent
   * @param reply completed in the order of what the listener is told; ask before to hear it so
   */
  void act(Deed deed, Runnable held, CompletableFuture<Reply> reply);

  /** Says something to all at the table, or points at something; only those who sit there may. */
  void signal(Signal signal);

  /**
   * Asks for a hint about the decision at the table that the player saw. It is thought of for a
   * while; only whoever asks is told.
   *
   * @param answer fails with a {@link picknmix.kernel.Refused} or a {@link Problem} if there is no
   *     help
   */
  void hint(int seen, CompletableFuture<Counsel> answer);

  @Override
  void close();
}
