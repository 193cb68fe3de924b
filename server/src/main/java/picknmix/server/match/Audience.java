package picknmix.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * Those who watch a match, from their seats or as spectators, and what each of them is told. Used
 * in the match's queue only.
 *
 * @param <S> the game's state
 */
final class Audience<S extends State<S>> {
  /** Somebody who watches, and through whose eyes. */
  record Place<S extends State<S>>(int viewer, Watcher<S> watcher) {}

  private record Told<S extends State<S>>(Place<S> place, Update<S> update) {}

  /** What waits to be told. */
  @FunctionalInterface
  interface Telling {
    void tell();
  }

  private final Session<S> session;
  private final History<S> history;
  private final TurnKeeper<S> turns;
  private final Rules<S> rules;
  private final List<Place<S>> places = new ArrayList<>();
  private boolean attended = true;

  Audience(Session<S> session, History<S> history, TurnKeeper<S> turns) {
    this.session = session;
    this.history = history;
    this.turns = turns;
    this.rules = session.game().rules();
  }

  void add(Place<S> place) {
    places.add(place);
  }

  void remove(Place<S> place) {
    places.remove(place);
  }

  /** How far away those are who can act now, or the farther of a seat's two devices. */
  Map<Integer, RoundTrip> lines() {
    Map<Integer, RoundTrip> lines = new HashMap<>();
    for (Place<S> place : places) {
      if (place.viewer() >= 0 && rules.canAct(session.state(), place.viewer())) {
        lines.merge(
            place.viewer(),
            place.watcher().line(),
            (one, other) -> one.allowance() >= other.allowance() ? one : other);
      }
    }
    return lines;
  }

  /**
   * What all are to be told, made ready.
   *
   * @param command whose reply follows; null if it is nobody's
   */
  Telling prepare(
      History.News news,
      @Nullable Countdown clock,
      @Nullable Race race,
      @Nullable Command command) {
    Map<Integer, Update<S>> updates = new HashMap<>();
    List<Told<S>> all = new ArrayList<>(places.size());
    for (Place<S> place : places) {
      if (rests(place)) {
        continue;
      }
      Update<S> update =
          updates.computeIfAbsent(
              place.viewer(), viewer -> update(viewer, news, clock, race, command));
      guard(() -> place.watcher().expect(update));
      all.add(new Told<>(place, update));
    }
    turns.told();
    return () -> all.forEach(told -> guard(() -> told.place().watcher().see(told.update())));
  }

  /**
   * Somebody looks on again, or nobody does any more: then those who rest hear nothing until
   * somebody is back.
   */
  void attend(boolean watched, @Nullable Countdown clock) {
    boolean back = watched && !attended;
    attended = watched;
    if (back) {
      tellAgain(clock, true);
    }
  }

  /** How it stands, once more: something else than the table has changed. */
  void tellPeople(@Nullable Countdown clock) {
    tellAgain(clock, false);
  }

  private void tellAgain(@Nullable Countdown clock, boolean resting) {
    History.News nothing = new History.News(List.of(), List.of());
    places.stream()
        .filter(place -> place.watcher().rests() == resting)
        .toList()
        .forEach(place -> tell(place, nothing, clock, null));
  }

  private boolean rests(Place<S> place) {
    return !attended && place.watcher().rests();
  }

  void tell(Place<S> place, History.News news, @Nullable Countdown clock, @Nullable Race race) {
    if (!rests(place)) {
      guard(() -> place.watcher().see(update(place.viewer(), news, clock, race, null)));
    }
  }

  /** Somebody's trouble with it is not the others'. */
  private static void guard(Runnable telling) {
    try {
      telling.run();
    } catch (Throwable bug) {
      Mailbox.report(bug);
    }
  }

  private Update<S> update(
      int viewer,
      History.News news,
      @Nullable Countdown clock,
      @Nullable Race race,
      @Nullable Command command) {
    return new Update<>(
        history.size(),
        visible(news.undone(), viewer).size(),
        visible(news.events(), viewer),
        session.view(viewer),
        Seat.list(rules.actors(session.state())),
        actions(viewer),
        viewer >= 0 && rules.isOpen(session.state(), viewer),
        session.canUndo(viewer),
        clock,
        result(),
        race,
        turns.left(),
        turns.timeUp(),
        command != null && command.seat() == viewer ? command.id() : null,
        places.stream().anyMatch(place -> place.watcher().remembers())
            ? List.copyOf(session.moves())
            : List.of(),
        new Update.Memo());
  }

  private static List<Event> visible(List<Event> events, int viewer) {
    List<Event> seen = new ArrayList<>();
    for (Event event : events) {
      Event visible = event.seenBy(viewer);
      if (visible != null) {
        seen.add(visible);
      }
    }
    return seen;
  }

  /** What that seat may do now, in notation. */
  private List<String> actions(int seat) {
    ActionList actions = new ActionList();
    rules.legal(session.state(), seat, actions);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      texts.add(session.game().notation().text(actions.get(i)));
    }
    return texts;
  }

  private @Nullable Result result() {
    if (!session.isOver()) {
      return null;
    }
    S state = session.state();
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      scores.add(rules.score(state, seat));
    }
    return new Result(scores, Seat.list(rules.winners(state)), rules.sheet(state));
  }
}
