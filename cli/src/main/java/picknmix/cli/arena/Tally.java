package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Census;
import picknmix.kernel.Event;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/** What was done and what happened in one game, and to whom: counted by playing it once more. */
final class Tally {
  /** A word of a notation or an event that is a name, not a place, a number or a card. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z]+(-[A-Za-z]+)*");

  private final Map<Topic, Count> counts = new HashMap<>();
  private int turns;
  private int decisions;
  private int choices;

  Tally() {}

  /** What was counted before, without its topics. */
  Tally(int turns, int decisions, int choices) {
    this.turns = turns;
    this.decisions = decisions;
    this.choices = choices;
  }

  /** What is counted: the sort of thing, and its name. */
  record Topic(Sort sort, String name) {}

  /** Where it comes from, in the order of the report. */
  enum Sort {
    ACTION("done"),
    EVENT("happened"),
    OWN("counted");

    final String heading;

    Sort(String heading) {
      this.heading = heading;
    }
  }

  /** How often something came, to which seats, and among how many choices it was made. */
  static final class Count {
    int times;
    int choices;

    /** A bit for each seat; none if it is everybody's. */
    int seats;
  }

  static <S extends State<S>> Tally of(Session<S> session) {
    Game<S> game = session.game();
    Rules<S> rules = game.rules();
    Census<S> census = game.census();
    S s = session.start().copy();
    Tally tally = new Tally();
    ActionList listed = new ActionList();
    List<Event> events = new ArrayList<>();
    int last = Seat.CHANCE;
    for (Move move : session.moves()) {
      int seat = move.seat();
      listed.clear();
      rules.legal(s, seat, listed);
      tally.action(seat, game.notation().text(move.action()), listed.size());
      census.acting(s, seat, move.action(), tally::own);
      rules.apply(s, seat, move.action(), events);
      tally.turns += seat >= 0 && seat != last ? 1 : 0;
      last = seat >= 0 ? seat : last;
    }
    census.ended(s, tally::own);
    events.forEach(event -> tally.event(event.json()));
    return tally;
  }

  Map<Topic, Count> counts() {
    return counts;
  }

  /** How often the turn went to somebody else. */
  int turns() {
    return turns;
  }

  /** What the players did, without dice and clock. */
  int decisions() {
    return decisions;
  }

  /** How many listed actions they had to choose from, all decisions together. */
  int choices() {
    return choices;
  }

  private void action(int seat, String text, int listed) {
    if (seat >= 0) {
      decisions++;
      choices += listed;
    }
    StringJoiner name = new StringJoiner(" ");
    for (String word : text.split(" ", -1)) {
      if (!NAME.matcher(word).matches()) {
        break;
      }
      name.add(word);
    }
    count(Sort.ACTION, name.toString(), seat, 1).choices += listed;
  }

  /** Counts the event by its type, and again by each name and each truth in it. */
  private void event(Map<String, @Nullable Object> json) {
    int seat = json.get("seat") instanceof Integer number ? number : Seat.CHANCE;
    String type = String.valueOf(json.get("type"));
    count(Sort.EVENT, type, seat, 1);
    json.forEach(
        (field, value) -> {
          if (value instanceof String text
              && !field.equals("type")
              && NAME.matcher(text).matches()) {
            count(Sort.EVENT, type + ", " + field + " " + text, seat, 1);
          } else if (Boolean.TRUE.equals(value)) {
            count(Sort.EVENT, type + ", " + field, seat, 1);
          }
        });
  }

  private void own(int seat, String what, int times) {
    if (times > 0) {
      count(Sort.OWN, what, seat, times);
    }
  }

  Count count(Sort sort, String name, int seat, int times) {
    Count count = counts.computeIfAbsent(new Topic(sort, name), key -> new Count());
    count.times += times;
    count.seats |= seat >= 0 ? 1 << seat : 0;
    return count;
  }
}
