package picknmix.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Counsel;

/**
 * A room's hints. Each is counted, and the count is on disk, before it is told; whoever asks again
 * about the same decision is told the same, which counts once. Used in the room, alone.
 */
final class Helping {
  private record Told(int seen, Counsel.Given counsel) {}

  private final Room room;
  private final Means means;
  private final Voices voices = Voices.forHints();
  private final Map<Integer, Told> told = new HashMap<>();

  Helping(Room room, Means means) {
    this.room = room;
    this.means = means;
  }

  /**
   * Helps somebody who is to decide.
   *
   * @param seen the sequence number of the table that they see
   * @param answer fails if they may not be helped, or cannot be now
   */
  void ask(int seat, int seen, CompletableFuture<Counsel> answer) {
    LiveMatch<?> match = room.open();
    Told before = told.get(seat);
    if (before != null && before.seen() == seen && match.isAt(seen)) {
      answer.complete(before.counsel());
      return;
    }
    if (!voices.hears(seat, means.time().now())) {
      throw new Problem(Problem.Kind.TOO_MANY, "one hint after the other; ask again in a moment");
    }
    var _ =
        match
            .advise(seat, seen)
            .whenComplete(
                (counsel, failure) -> room.visit(() -> give(seat, seen, counsel, failure, answer)));
  }

  private void give(
      int seat,
      int seen,
      @Nullable Counsel counsel,
      @Nullable Throwable failure,
      CompletableFuture<Counsel> answer) {
    try {
      if (counsel instanceof Counsel.Given given) {
        count(seat, new Told(seen, given));
      }
    } catch (RuntimeException unkept) {
      answer.completeExceptionally(unkept);
      return;
    }
    if (failure == null) {
      answer.complete(counsel);
    } else {
      answer.completeExceptionally(
          failure instanceof CompletionException && failure.getCause() != null
              ? failure.getCause()
              : failure);
    }
  }

  /** Two of their devices may have asked at once. */
  private void count(int seat, Told next) {
    Told last = told.get(seat);
    if (last == null || last.seen() != next.seen()) {
      room.noteHint(seat);
      told.put(seat, next);
    }
  }
}
