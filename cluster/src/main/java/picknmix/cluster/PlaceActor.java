package picknmix.cluster;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.jspecify.annotations.Nullable;
import picknmix.cluster.Message.ToPlace;
import picknmix.cluster.Message.ToTable;
import picknmix.server.match.RoundTrip;
import picknmix.server.match.Time;
import picknmix.server.table.Place;
import picknmix.server.table.TableListener;

/**
 * Hears for somebody whose line ends on this server what their table tells. If the table's server
 * goes, they are told so and come again.
 */
final class PlaceActor extends AbstractBehavior<ToPlace> {
  /** Who is not answered asks again so often: what they asked may have gone to a dead server. */
  private static final Duration AGAIN = Duration.ofMillis(250);

  /** While it matters who is first, ways are measured so often. */
  private static final Duration MEASURE = Duration.ofSeconds(1);

  private final TimerScheduler<ToPlace> timers;
  private final EntityRef<ToTable> address;
  private final Message.Watch arrival;
  private final TableListener listener;
  private final Time time;
  private final CompletableFuture<Place> welcomed;
  private @Nullable FarPlace place;
  private @Nullable ActorRef<ToTable> table;
  private boolean race;
  private boolean left;
  private RoundTrip told;
  private long asked;

  private PlaceActor(
      ActorContext<ToPlace> context,
      TimerScheduler<ToPlace> timers,
      EntityRef<ToTable> address,
      Message.Watch arrival,
      TableListener listener,
      Time time,
      CompletableFuture<Place> welcomed) {
    super(context);
    this.timers = timers;
    this.address = address;
    this.arrival = arrival;
    this.listener = listener;
    this.time = time;
    this.welcomed = welcomed;
    this.told = arrival.line();
  }

  /**
   * Somebody who comes to a table.
   *
   * @param welcomed their place, or why they have none
   */
  static Behavior<ToPlace> of(
      EntityRef<ToTable> address,
      @Nullable String secret,
      int after,
      TableListener listener,
      Time time,
      CompletableFuture<Place> welcomed) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> {
                  timers.startTimerWithFixedDelay(Message.Here.TICK, AGAIN);
                  Message.Watch arrival =
                      new Message.Watch(
                          secret, after, listener.line(), context.getSelf(), listener.visitor());
                  address.tell(arrival);
                  return new PlaceActor(
                      context, timers, address, arrival, listener, time, welcomed);
                }));
  }

  @Override
  public Receive<ToPlace> createReceive() {
    return newReceiveBuilder()
        .onMessage(ToPlace.class, this::hear)
        .onSignal(Terminated.class, gone -> lose())
        .onSignal(PostStop.class, stopped -> lose())
        .build();
  }

  private Behavior<ToPlace> hear(ToPlace message) {
    switch (message) {
      case Message.Welcome(var seat, var at) -> sitDown(seat, at);
      case Message.NotWelcome(var trouble) -> {
        if (table != null) {
          return lose(); // it was asked twice, and is gone by now
        }
        welcomed.completeExceptionally(trouble.exception());
        return Behaviors.stopped();
      }
      case Message.TableNow(var now, var seat, boolean sentAway, boolean silenced) -> {
        if (place != null) {
          place.sits(seat);
        }
        listener.table(now, seat, sentAway, silenced);
      }
      case Message.Update update -> {
        race = update.isRace();
        listener.update(update);
      }
      case Message.Said(int seat, var signal) -> listener.signal(seat, signal);
      case Message.Held(var id) -> seated().held(id);
      case Message.Replied(var id, var reply) -> seated().replied(id, reply);
      case Message.Heard(int number, var counsel, var trouble) ->
          seated().heard(number, counsel, trouble);
      case Message.Noted() -> seated().measured((int) (time.now() - asked));
      case Message.Here.TICK -> {
        if (table != null) {
          measure(table);
        } else if (welcomed.isDone()) {
          return Behaviors.stopped(); // nobody waits for an answer any more
        } else {
          address.tell(arrival); // the first may have gone to a server that was no more
        }
      }
      case Message.Here.LEAVE -> {
        left = true;
        if (table != null) {
          table.tell(new Message.Unwatch(getContext().getSelf()));
        }
        return Behaviors.stopped(); // which tells the table, if it has not heard of us before
      }
    }
    return this;
  }

  private void sitDown(@Nullable Integer seat, ActorRef<ToTable> where) {
    if (table != null) {
      where.tell(new Message.Unwatch(getContext().getSelf())); // one of them is enough
      return;
    }
    table = where;
    timers.startTimerWithFixedDelay(Message.Here.TICK, MEASURE);
    getContext().watch(where);
    place = new FarPlace(getContext().getSelf(), where, seat);
    if (!welcomed.complete(place)) {
      getContext().getSelf().tell(Message.Here.LEAVE); // too late: nobody waits for it
    }
  }

  private FarPlace seated() {
    if (place == null) {
      throw new IllegalStateException("nobody was welcomed yet");
    }
    return place;
  }

  private void measure(ActorRef<ToTable> where) {
    RoundTrip now = listener.line();
    if (race || !now.equals(told)) {
      told = now;
      asked = time.now();
      where.tell(new Message.Measured(seated().whole(now), getContext().getSelf()));
    }
  }

  /** Whatever the reason, nobody waits for something that will never come. */
  private Behavior<ToPlace> lose() {
    if (place != null && !left) {
      left = true;
      place.loseAll();
      listener.lost();
    }
    return Behaviors.stopped();
  }
}
