package picknmix.server.table;

import static java.util.Objects.requireNonNullElse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.server.match.Ties;
import picknmix.server.store.SeriesGame;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableTerms;
import picknmix.server.store.TurnTerms;

/** Checks what a host asks for, and fills in what was left open. */
final class HostsWish {
  private static final int SHORTEST = 500;
  private static final int SHORTEST_TURN = 5_000;
  private static final int LONGEST = 24 * 60 * 60 * 1000;

  private final Game<?> game;
  private final NewTable wish;

  HostsWish(Game<?> game, NewTable wish) {
    this.game = game;
    this.wish = wish;
    if (wish.seats() < game.facts().minSeats() || wish.seats() > game.facts().maxSeats()) {
      throw Refused.badRequest(
          "seats must be from " + game.facts().minSeats() + " to " + game.facts().maxSeats());
    }
  }

  /** What a host wants otherwise of a table that waits. */
  static HostsWish changed(Game<?> game, StoredTable table, TableChange change) {
    TableTerms terms = table.terms();
    return new HostsWish(
        game,
        new NewTable(
            terms.game(),
            requireNonNullElse(change.seats(), table.seats().size()),
            requireNonNullElse(change.options(), terms.options()),
            requireNonNullElse(change.pace(), terms.pace()),
            requireNonNullElse(change.ties(), Ties.valueOf(Words.upper(terms.ties()))),
            requireNonNullElse(change.open(), terms.open()),
            null,
            false,
            requireNonNullElse(change.series(), table.series() != null),
            terms.language() == null ? null : Language.of(terms.language()),
            change.clock() == null ? TurnClock.of(terms.clock()) : change.clock(),
            requireNonNullElse(change.hints(), terms.hints())));
  }

  TableTerms terms(String commitment, long now) {
    return new TableTerms(
        game.id(),
        game.facts().rulesVersion(),
        options(),
        pace(),
        (wish.ties() == null ? Ties.SEAT : wish.ties()).text(),
        wish.open(),
        null,
        commitment,
        now,
        wish.language() == null ? null : wish.language().text(),
        null,
        clock(),
        hints());
  }

  /** The table with all that, and the people who stay. */
  StoredTable granted(StoredTable table, Seating seating) {
    TableTerms old = table.terms();
    TableTerms terms = terms(old.commitment(), old.created());
    List<SeriesGame> series = series();
    if (table.series() != null && !table.series().isEmpty()) {
      checkSeriesGoesOn(table, terms, series);
      series = table.series();
    }
    return table
        .changed(terms.following(old.previous(), seating.now(old.first())), series)
        .seated(seating.seats());
  }

  /** What was won counts only for the same game among the same. */
  private void checkSeriesGoesOn(
      StoredTable table, TableTerms terms, @Nullable List<SeriesGame> series) {
    if (series == null
        || !terms.options().equals(table.terms().options())
        || size() != table.seats().size()) {
      throw Problem.conflict("the series goes on as it was begun");
    }
  }

  private @Nullable TurnTerms clock() {
    TurnClock clock = wish.clock();
    if (clock == null || clock.millis() == 0) {
      return null;
    }
    if (game.thinkingTime() == null) {
      throw Refused.badRequest("this game has a clock of its own");
    }
    if (clock.millis() < SHORTEST_TURN || clock.millis() > LONGEST) {
      throw Refused.badRequest(
          "clock.millis must be 0, for none, or from " + SHORTEST_TURN + " to " + LONGEST);
    }
    return new TurnTerms(clock.millis(), requireNonNullElse(clock.bot(), Level.MEDIUM));
  }

  /** Strangers play without help. */
  private boolean hints() {
    if (wish.hints() && game.tutor() == null) {
      throw Refused.badRequest("there are no hints in this game");
    }
    if (wish.hints() && wish.open()) {
      throw Refused.badRequest("hints are for private tables");
    }
    return wish.hints();
  }

  int size() {
    return wish.seats();
  }

  /** The games so far of the series that is to begin; null if there is to be none. */
  @Nullable List<SeriesGame> series() {
    if (!wish.series()) {
      return null;
    }
    if (game.series(wish.seats()) == null || game.isTogether(settled())) {
      throw Refused.badRequest("with these options there is no series");
    }
    return List.of();
  }

  private Options settled() {
    Map<String, Object> chosen = wish.options() == null ? Map.of() : wish.options();
    Field field = Field.of(chosen, "options", Refused.Code.BAD_REQUEST);
    return game.settle(wish.seats(), Options.read(game.facts().options(), field));
  }

  private Map<String, Object> options() {
    Map<String, Object> settled = new LinkedHashMap<>();
    settled().json().forEach((name, value) -> settled.put(name, Objects.requireNonNull(value)));
    return settled;
  }

  private Map<String, Integer> pace() {
    Map<String, Integer> pace = new TreeMap<>(game.pace());
    Map<String, Integer> chosen = wish.pace() == null ? Map.of() : wish.pace();
    Field field = Field.of(chosen, "pace", Refused.Code.BAD_REQUEST);
    for (String word : field.keys()) {
      if (!pace.containsKey(word)) {
        throw field.wrong(
            "has no \"" + word + "\"; there are: " + String.join(", ", pace.keySet()));
      }
      int millis = field.get(word).number(0, LONGEST);
      if (millis > 0 && millis < SHORTEST) {
        throw field.get(word).wrong("must be 0, for never, or at least " + SHORTEST);
      }
      pace.put(word, millis);
    }
    return pace;
  }

  /** The host on seat 0, and the bots. */
  List<StoredSeat> seats(StoredSeat host) {
    List<StoredSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < wish.seats(); seat++) {
      seats.add(seat == 0 ? host : StoredSeat.FREE);
    }
    Map<Integer, Level> bots = wish.bots() == null ? Map.of() : wish.bots();
    bots.forEach(
        (seat, level) -> {
          if (seat < 1 || seat >= seats.size()) {
            throw Refused.badRequest("bots sit on seats from 1 to " + (seats.size() - 1));
          }
          if (level == null) {
            throw Refused.badRequest("bots." + seat + " must be " + Level.WORDS);
          }
          seats.set(seat, Faces.bot(seat, level, seats));
        });
    return seats;
  }
}
