package picknmix.server.match;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The commands that a match was sent, by sender and id, so that each is carried out once, however
 * often it comes. Used in the match's queue only.
 */
final class Inbox {
  /** Whose command; ids are each seat's own, so that nobody can use up another's. */
  private record Sent(int seat, String id) {
    static Sent of(Command command) {
      return new Sent(command.seat(), command.id());
    }
  }

  private final Map<Sent, Reply.Applied> applied = new HashMap<>();
  private final Map<Sent, CompletableFuture<Reply>> undecided = new HashMap<>();

  /**
   * Whether this is a new command, now undecided. One that was sent before gets the same reply, at
   * once or when there is one.
   */
  boolean isNew(Command command, Runnable held, CompletableFuture<Reply> reply) {
    Sent sent = Sent.of(command);
    Reply earlier = applied.get(sent);
    CompletableFuture<Reply> sentBefore = undecided.get(sent);
    if (earlier != null) {
      reply.complete(earlier);
    } else if (sentBefore != null) {
      held.run();
      pass(sentBefore, reply);
    } else {
      undecided.put(sent, reply);
      return true;
    }
    return false;
  }

  private static void pass(CompletableFuture<Reply> from, CompletableFuture<Reply> to) {
    var _ =
        from.whenComplete(
            (reply, failure) -> {
              if (failure == null) {
                to.complete(reply);
              } else {
                to.completeExceptionally(failure);
              }
            });
  }

  boolean isUndecided(Command command) {
    return undecided.containsKey(Sent.of(command));
  }

  /** The sender's reply, which is no longer open. */
  CompletableFuture<Reply> settle(Command command) {
    return Objects.requireNonNull(undecided.remove(Sent.of(command)), "decided already");
  }

  /** Keeps what came of it. What nobody sent, the clock's and chance's, has no id. */
  void keep(int seat, @Nullable String id, Reply.Applied reply) {
    if (id != null) {
      applied.put(new Sent(seat, id), reply);
    }
  }

  /** There will be no replies any more. */
  void close(RuntimeException why) {
    undecided.values().forEach(reply -> reply.completeExceptionally(why));
    undecided.clear();
  }
}
