package picknmix.cluster;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import picknmix.cluster.Message.ToPlace;
import picknmix.cluster.Message.ToTable;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.table.Deed;
import picknmix.server.table.Place;
import picknmix.server.table.Signal;

/** On the server where somebody's line ends: their place at a table that may be elsewhere. */
final class FarPlace implements Place {
  private static final int PATIENCE_SECONDS = 3;

  private record Unanswered(Runnable held, CompletableFuture<Reply> reply) {}

  private final ActorRef<ToPlace> self;
  private final ActorRef<ToTable> table;
  private final Map<String, Unanswered> acts = new ConcurrentHashMap<>();
  private final Map<Integer, CompletableFuture<@Nullable Counsel>> questions =
      new ConcurrentHashMap<>();
  private final AtomicInteger numbers = new AtomicInteger();
  private volatile @Nullable Integer seat;
  private volatile RoundTrip way = RoundTrip.NONE;
  private volatile boolean lost;

  FarPlace(ActorRef<ToPlace> self, ActorRef<ToTable> table, @Nullable Integer seat) {
    this.self = self;
    this.table = table;
    this.seat = seat;
  }

  @Override
  public @Nullable Integer seat() {
    return seat;
  }

  @Override
  public void act(Deed deed, Runnable held, CompletableFuture<Reply> reply) {
    acts.put(deed.id(), new Unanswered(held, reply));
    RoundTrip whole = whole(deed.line());
    table.tell(
        new Message.Act(new Deed(deed.id(), deed.action(), deed.seen(), whole, deed.age()), self));
    if (lost) {
      loseAll(); // it may have been lost while we sent
    }
  }

  @Override
  public void signal(Signal signal) {
    int number = numbers.incrementAndGet();
    CompletableFuture<@Nullable Counsel> heard = question(number);
    table.tell(new Message.Say(signal, number, self));
    if (lost) {
      loseAll();
    }
    try {
      var _ = heard.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException failure) {
      questions.remove(number);
      throw Trouble.of(failure).exception();
    }
  }

  @Override
  @SuppressWarnings("NullAway") // a hint's answer has a counsel
  public void hint(int seen, CompletableFuture<Counsel> answer) {
    int number = numbers.incrementAndGet();
    var _ =
        question(number)
            .whenComplete(
                (counsel, failure) -> {
                  if (failure == null) {
                    answer.complete(counsel);
                  } else {
                    answer.completeExceptionally(failure);
                  }
                });
    table.tell(new Message.AskForHint(seen, number, self));
    if (lost) {
      loseAll();
    }
  }

  private CompletableFuture<@Nullable Counsel> question(int number) {
    CompletableFuture<@Nullable Counsel> answer = new CompletableFuture<>();
    questions.put(number, answer);
    return answer;
  }

  @Override
  public void close() {
    self.tell(Message.Here.LEAVE);
  }

  // ---- For the actor that hears for it

  void sits(@Nullable Integer now) {
    seat = now;
  }

  void held(String id) {
    Unanswered waiting = acts.get(id);
    if (waiting != null) {
      waiting.held().run();
    }
  }

  void replied(String id, @Nullable Reply reply) {
    Unanswered waiting = acts.remove(id);
    if (waiting != null && reply != null) {
      waiting.reply().complete(reply);
    } else if (waiting != null) {
      waiting.reply().completeExceptionally(notDone());
    }
  }

  void heard(int number, @Nullable Counsel counsel, @Nullable Trouble trouble) {
    CompletableFuture<@Nullable Counsel> answer = questions.remove(number);
    if (answer != null && trouble != null) {
      answer.completeExceptionally(trouble.exception());
    } else if (answer != null) {
      answer.complete(counsel);
    }
  }

  /** The way to the table's server and back took so long. */
  void measured(int millis) {
    way = way.sample(millis);
  }

  /** The line all the way to the table: what is measured here, and from here on. */
  RoundTrip whole(RoundTrip line) {
    int further = way.samples().stream().mapToInt(Integer::intValue).min().orElse(0);
    return further == 0 || line.samples().isEmpty()
        ? line
        : RoundTrip.of(line.samples().stream().map(millis -> millis + further).toList());
  }

  /** The table is not where it was: nobody knows what was done. */
  void loseAll() {
    lost = true;
    acts.keySet().forEach(id -> replied(id, null));
    questions.keySet().forEach(number -> heard(number, null, Trouble.of(notDone())));
  }

  private static RuntimeException notDone() {
    return Trouble.unavailable("the table is moving; send it again").exception();
  }
}
