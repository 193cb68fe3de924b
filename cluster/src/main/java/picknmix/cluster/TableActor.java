package picknmix.cluster;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.jspecify.annotations.Nullable;
import picknmix.cluster.Message.Own;
import picknmix.cluster.Message.ToPlace;
import picknmix.cluster.Message.ToTable;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.table.Deed;
import picknmix.server.table.MatchHub;
import picknmix.server.table.Place;
import picknmix.server.table.Signal;

/**
 * A table on the server where it lives. It passes on what comes from others; match, clock and bots
 * are in the {@link MatchHub}, as on a server that is alone. When it ends, those who watch hear of
 * it, and find the table again wherever it lives then.
 */
final class TableActor extends AbstractBehavior<ToTable> {
  /** Somebody who watches; known at once, seated a little later. */
  private record Guest(FarListener listener, CompletableFuture<Place> seated) {
    @Nullable Place place() {
      return seated.isCompletedExceptionally() ? null : seated.getNow(null);
    }
  }

  /**
   * Who asks something of a table that nobody is at often comes next. Were it put away just then,
   * they would be sent away with it.
   */
  private static final Duration A_WHILE = Duration.ofSeconds(30);

  private static final Trouble MOVING = Trouble.unavailable("the table is moving; try again soon");

  private final TimerScheduler<ToTable> timers;
  private final String id;
  private final MatchHub home;
  private final Executor threads;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Map<ActorRef<ToPlace>, Guest> guests = new HashMap<>();
  private final Map<String, ActorRef<ToTable>> here;
  private final Set<CompletableFuture<Void>> underWay = new HashSet<>();
  private boolean stopping;
  private boolean released;

  private TableActor(
      ActorContext<ToTable> context,
      TimerScheduler<ToTable> timers,
      String id,
      MatchHub home,
      Executor threads,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Map<String, ActorRef<ToTable>> here) {
    super(context);
    this.timers = timers;
    this.id = id;
    this.home = home;
    this.threads = threads;
    this.shard = shard;
    this.here = here;
  }

  /**
   * A table.
   *
   * @param threads where it may wait for the store
   * @param here the tables of this server, where it enters its name
   */
  static Behavior<ToTable> of(
      String id,
      MatchHub home,
      Executor threads,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Map<String, ActorRef<ToTable>> here) {
    return Behaviors.setup(
        context -> {
          here.put(id, context.getSelf());
          return Behaviors.withTimers(
              timers -> new TableActor(context, timers, id, home, threads, shard, here));
        });
  }

  @Override
  public Receive<ToTable> createReceive() {
    return newReceiveBuilder()
        .onMessage(ToTable.class, this::hear)
        .onSignal(PostStop.class, stopped -> forget())
        .build();
  }

  private Behavior<ToTable> forget() {
    here.remove(id, getContext().getSelf());
    if (!released) {
      var _ = release(); // it was stopped by force, or has failed
    }
    return this;
  }

  private Behavior<ToTable> hear(ToTable message) {
    switch (message) {
      case Message.Ask ask -> answer(ask);
      case Message.Tell(var command) -> {
        home.tell(id, command);
        rest();
      }
      case Message.Watch watch -> welcome(watch);
      case Message.Act(var deed, var place) -> act(deed, place);
      case Message.Say(var signal, int number, var place) -> say(signal, number, place);
      case Message.AskForHint(int seen, int number, var place) -> hint(seen, number, place);
      case Message.Measured(var line, var place) -> note(line, place);
      case Message.Unwatch(var place) -> seeOff(place);
      case Own.REST -> rest();
      case Own.IDLE -> leave();
      case Own.STOP -> stop();
      case Own.STOPPED -> {
        released = true;
        return Behaviors.stopped();
      }
    }
    return this;
  }

  private void answer(Message.Ask ask) {
    if (stopping) {
      ask.from().tell(new Message.Answer(null, null, null, null, MOVING));
      return;
    }
    work(
        () -> {
          Message.Answer answer;
          try {
            answer = Message.Answer.of(home.ask(id, ask.command()));
          } catch (RuntimeException | Error failure) {
            answer = Message.Answer.of(failure);
          }
          ask.from().tell(answer);
        });
  }

  /** Does what may wait for the store. Nothing of it must happen here after the table has moved. */
  private void work(Runnable task) {
    ActorRef<ToTable> self = getContext().getSelf();
    CompletableFuture<Void> work = CompletableFuture.runAsync(task, threads);
    underWay.add(work);
    var _ = work.whenComplete((done, failure) -> self.tell(Own.REST));
  }

  private void welcome(Message.Watch watch) {
    ActorRef<ToPlace> place = watch.place();
    if (stopping) {
      place.tell(new Message.NotWelcome(MOVING));
      return;
    }
    if (guests.containsKey(place)) {
      return; // has asked before, and will be answered
    }
    FarListener listener = new FarListener(place, watch.visitor(), watch.line());
    CompletableFuture<Place> seated = new CompletableFuture<>();
    guests.put(place, new Guest(listener, seated));
    getContext().watchWith(place, new Message.Unwatch(place));
    ActorRef<ToTable> self = getContext().getSelf();
    work(
        () -> {
          try {
            Place taken = home.watch(id, watch.secret(), watch.after(), listener);
            seated.complete(taken);
            place.tell(new Message.Welcome(taken.seat(), self));
          } catch (RuntimeException | Error failure) {
            seated.completeExceptionally(failure);
            place.tell(new Message.NotWelcome(Trouble.of(failure)));
            self.tell(new Message.Unwatch(place));
          }
        });
  }

  private @Nullable Place place(ActorRef<ToPlace> guest) {
    Guest known = stopping ? null : guests.get(guest);
    return known == null ? null : known.place();
  }

  private void act(Deed deed, ActorRef<ToPlace> guest) {
    Place place = place(guest);
    if (place == null) {
      guest.tell(new Message.Replied(deed.id(), null));
      return;
    }
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    var _ =
        reply.whenComplete(
            (done, failure) ->
                guest.tell(new Message.Replied(deed.id(), failure == null ? done : null)));
    place.act(deed, () -> guest.tell(new Message.Held(deed.id())), reply);
  }

  private void say(Signal signal, int number, ActorRef<ToPlace> guest) {
    Place place = place(guest);
    Trouble trouble = place == null ? MOVING : null;
    if (place != null) {
      try {
        place.signal(signal);
      } catch (RuntimeException refused) {
        trouble = Trouble.of(refused);
      }
    }
    guest.tell(new Message.Heard(number, null, trouble));
  }

  private void hint(int seen, int number, ActorRef<ToPlace> guest) {
    Place place = place(guest);
    if (place == null) {
      guest.tell(new Message.Heard(number, null, MOVING));
      return;
    }
    CompletableFuture<Counsel> answer = new CompletableFuture<>();
    var _ =
        answer.whenComplete(
            (counsel, failure) ->
                guest.tell(
                    failure == null
                        ? new Message.Heard(number, counsel, null)
                        : new Message.Heard(number, null, Trouble.of(failure))));
    try {
      place.hint(seen, answer);
    } catch (RuntimeException refused) {
      answer.completeExceptionally(refused);
    }
  }

  private void note(RoundTrip line, ActorRef<ToPlace> guest) {
    Guest known = guests.get(guest);
    if (known != null) {
      known.listener().measured(line);
    }
    guest.tell(new Message.Noted());
  }

  private void seeOff(ActorRef<ToPlace> guest) {
    Guest gone = guests.remove(guest);
    if (gone != null) {
      getContext().unwatch(guest);
      if (!stopping) {
        work(() -> gone.seated().thenAccept(Place::close).exceptionally(unseated -> null).join());
      }
    }
  }

  private void rest() {
    underWay.removeIf(CompletableFuture::isDone);
    if (isUnused()) {
      timers.startSingleTimer(Own.IDLE, A_WHILE);
    }
  }

  private boolean isUnused() {
    return !stopping && guests.isEmpty() && underWay.isEmpty() && !home.holds(id);
  }

  /** It need not be here. */
  private void leave() {
    if (isUnused()) {
      shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    }
  }

  /** What was begun is done first. */
  private void stop() {
    if (stopping) {
      return;
    }
    stopping = true;
    ActorRef<ToTable> self = getContext().getSelf();
    var _ = release().whenComplete((done, failure) -> self.tell(Own.STOPPED));
  }

  private CompletableFuture<Void> release() {
    return CompletableFuture.allOf(underWay.toArray(CompletableFuture[]::new))
        .handle((done, failure) -> id)
        .thenComposeAsync(home::release, threads);
  }
}
