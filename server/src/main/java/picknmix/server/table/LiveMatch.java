package picknmix.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Nature;
import picknmix.kernel.OldRules;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.server.match.Adviser;
import picknmix.server.match.BotSeat;
import picknmix.server.match.Command;
import picknmix.server.match.Counsel;
import picknmix.server.match.Deputy;
import picknmix.server.match.Match;
import picknmix.server.match.MatchLog;
import picknmix.server.match.Minds;
import picknmix.server.match.Reply;
import picknmix.server.match.Result;
import picknmix.server.match.RoundTrip;
import picknmix.server.match.Ties;
import picknmix.server.match.TurnListener;
import picknmix.server.match.Update;
import picknmix.server.match.Watch;
import picknmix.server.match.Watcher;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableTerms;
import picknmix.server.store.TurnTerms;

/**
 * A match in play, opened from the store, and its bots.
 *
 * @param <S> the game's state
 */
final class LiveMatch<S extends State<S>> {
  private record SeatedBot(Level level, Nature nature, Watch watch) {}

  private final String id;
  private final Match<S> match;
  private final Means means;
  private final int first;
  private final Map<Integer, SeatedBot> bots = new HashMap<>();

  private LiveMatch(String id, Match<S> match, Means means, int first) {
    this.id = id;
    this.match = match;
    this.means = means;
    this.first = first;
  }

  /**
   * Deals the table's match again and plays what its log holds.
   *
   * @param log takes what happens from now on
   */
  static LiveMatch<?> open(StoredTable table, Means means, MatchLog log) {
    return open(means.game(table.terms()), table, means, log);
  }

  private static <S extends State<S>> LiveMatch<S> open(
      Game<S> game, StoredTable table, Means means, MatchLog log) {
    TableTerms terms = table.terms();
    Field chosen = Field.of(terms.options(), "options", Refused.Code.INTERNAL);
    Setup setup =
        Setup.of(
            game,
            table.seats().size(),
            Options.read(
                game.facts().options(), OldRules.options(game, terms.rulesVersion(), chosen)),
            means.store().seed(table.id()),
            terms.first());
    Match<S> match =
        Match.open(
            Session.deal(game, setup),
            means.store().actions(table.id()),
            terms.pace(),
            Ties.valueOf(Words.upper(terms.ties())),
            log,
            means.time(),
            means.threads());
    return new LiveMatch<>(table.id(), match, means, setup.first());
  }

  /** The seat that started. */
  int first() {
    return first;
  }

  void submit(Command command, long age, Runnable held, CompletableFuture<Reply> reply) {
    match.submit(command, age, held, reply);
  }

  Watch watch(@Nullable Integer seat, int after, TableListener listener) {
    return match.watch(seat == null ? Seat.SPECTATOR : seat, after, new Connected<>(listener));
  }

  /** Somebody who watches over a line. */
  private record Connected<S extends State<S>>(TableListener listener) implements Watcher<S> {
    @Override
    public void see(Update<S> update) {
      listener.update(update);
    }

    @Override
    public void expect(Update<S> update) {
      listener.expect(update);
    }

    @Override
    public RoundTrip line() {
      return listener.line();
    }
  }

  /** Whether the table that everybody knows is still the one of that number. */
  boolean isAt(int sequence) {
    return match.known() == sequence;
  }

  /** How many actions everybody knows of. */
  int known() {
    return match.known();
  }

  /** As {@link #known}, when what is being written now is written. Waits for that. */
  int settled() {
    return match.settled().join();
  }

  /** As {@link Adviser#advise}. */
  CompletableFuture<Counsel> advise(int seat, int seen) {
    Minds minds = means.minds();
    return new Adviser<>(match, () -> minds.budget(match.game()), minds.of(id, false))
        .advise(seat, seen);
  }

  /** Gives everybody the table's time for a decision, or none; the listener hears who is late. */
  void limit(StoredTable table, TurnListener listener) {
    TurnTerms clock = table.terms().clock();
    Deputy<S> deputy =
        new Deputy<>(
            match.game(),
            Seats.substitute(table),
            new FastRandom(means.secrets().seed()),
            means.minds().of(id, false));
    match.limit(clock == null ? 0 : clock.millis(), deputy, listener);
  }

  /** As {@link Match#attend}. */
  void attend(int people, boolean watched) {
    match.attend(people, watched);
  }

  /** Calls if the log could not be written and the match has ended, with what everybody knows. */
  void whenBroken(Consumer<Match.Broken> task) {
    var _ = match.broken().thenAccept(task);
  }

  /** Calls when the match is over, at once if it already is. */
  void whenOver(Consumer<Result> task) {
    var _ =
        match.watch(
            Seat.SPECTATOR,
            update -> {
              if (update.result() != null) {
                task.accept(update.result());
              }
            });
  }

  /** Lets bots sit down on the seats that have one, and get up from those that have none. */
  void seatBots(List<StoredSeat> seats) {
    for (int seat = 0; seat < seats.size(); seat++) {
      Level wanted = seats.get(seat).bot();
      Nature nature = Faces.nature(seats.get(seat));
      SeatedBot seated = bots.get(seat);
      if (seated != null && (seated.level() != wanted || seated.nature() != nature)) {
        seated.watch().close();
        bots.remove(seat);
      }
      if (wanted != null && !bots.containsKey(seat)) {
        bots.put(seat, new SeatedBot(wanted, nature, sit(seat, wanted, nature)));
      }
    }
  }

  private Watch sit(int seat, Level level, Nature nature) {
    Minds minds = means.minds();
    return BotSeat.sit(
        match,
        seat,
        minds.person(match.game(), level, nature),
        means.time(),
        new FastRandom(means.secrets().seed()),
        minds.of(id, Minds.isQuick(match.game(), level)));
  }

  /** Stops for good. Done when nothing more will happen. */
  CompletableFuture<Void> close() {
    bots.values().forEach(bot -> bot.watch().close());
    return match.close();
  }
}
