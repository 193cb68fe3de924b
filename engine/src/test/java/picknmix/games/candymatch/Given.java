package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;

/**
 * A position of Candy Match for a test: {@code Given.table("B1 BC1 C1").deck("T1").open()}. The
 * cards that are not named lie in the last seat's pile.
 */
final class Given {
  private final List<String> table;
  private List<String> deck = List.of();
  private int seats = 3;
  private String calls = "call-then-pick";
  private String phase = "open";
  private int revealer;
  private @Nullable Integer caller;
  private List<Integer> choosers = List.of();
  private Predicate<Integer> done = seat -> false;

  private Given(List<String> table) {
    this.table = table;
  }

  static Given table(String cards) {
    return new Given(words(cards));
  }

  Given deck(String topFirst) {
    deck = words(topFirst);
    return this;
  }

  Given seats(int number) {
    seats = number;
    return this;
  }

  Given pickThenCall() {
    calls = "pick-then-call";
    return this;
  }

  Given revealer(int seat) {
    revealer = seat;
    return this;
  }

  Game open() {
    return play();
  }

  Game picking(int seat) {
    phase = "picking";
    caller = seat;
    return play();
  }

  Game penalty(int seat, Integer... others) {
    phase = "penalty";
    caller = seat;
    choosers = List.of(others);
    return play();
  }

  Game lastCheck(Integer... whoAreDone) {
    phase = "last-check";
    done = List.of(whoAreDone)::contains;
    return play();
  }

  private Game play() {
    return new Game(json());
  }

  Map<String, Object> json() {
    List<String> rest = new ArrayList<>(Cards.names());
    rest.removeAll(table);
    rest.removeAll(deck);
    List<List<String>> piles = new ArrayList<>(Collections.nCopies(seats - 1, List.of()));
    piles.add(rest);
    List<Boolean> dones = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      dones.add(done.test(seat));
    }
    return Json.object(
        "game", "candy-match",
        "seats", seats,
        "options", Json.object("calls", calls),
        "phase", phase,
        "deck", deck,
        "table", table,
        "piles", piles,
        "revealer", revealer,
        "caller", caller,
        "choosers", choosers,
        "done", dones);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" ", -1));
  }

  /** The position, to be played on. */
  static final class Game {
    private final Session<CandyMatchState> session;
    private List<Event> events = List.of();

    Game(Map<String, Object> state) {
      session = Session.load(new CandyMatch(), Field.of(state, "state", Refused.Code.BAD_STATE));
    }

    /** Seat and action: {@code play(0, "call")}. */
    Game play(int seat, String action) {
      events = session.apply(seat, action);
      return this;
    }

    Game clock(String action) {
      return play(Seat.CLOCK, action);
    }

    /** What a field of the JSON state holds now, as JSON text. */
    String get(String key) {
      return Json.write(session.game().codec().json(session.state()).get(key));
    }

    /** What the last action's events say, as JSON text. */
    List<String> events() {
      return events.stream().map(event -> Json.write(event.json())).toList();
    }

    /** What the viewer was told of the last action. */
    List<String> told(int viewer) {
      List<String> told = new ArrayList<>();
      for (Event event : events) {
        Event seen = event.seenBy(viewer);
        if (seen != null) {
          told.add(Json.write(seen.json()));
        }
      }
      return told;
    }

    String status(String key) {
      return Json.write(session.status().get(key));
    }

    /** The listed actions of a seat. */
    List<String> legal(int seat) {
      var actions = new ActionList();
      session.game().rules().legal(session.state(), seat, actions);
      return Arrays.stream(actions.toArray()).mapToObj(session.game().notation()::text).toList();
    }

    boolean isOpen(int seat) {
      return session.game().rules().isOpen(session.state(), seat);
    }

    CandyMatchState state() {
      return session.state();
    }

    String view() {
      return session.view(0).text();
    }
  }
}
