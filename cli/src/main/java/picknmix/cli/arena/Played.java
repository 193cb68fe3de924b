package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picknmix.kernel.Move;
import picknmix.kernel.Rules;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * What came of a game that was played to its end.
 *
 * @param seating the entrant of each seat
 * @param together whether a victory is everybody's, and not shared out
 * @param words how often each kind of action was done, by the first word of its notation
 * @param thinking how long each seat thought
 */
record Played(
    int number,
    List<Integer> seating,
    boolean together,
    List<Integer> scores,
    List<Integer> winners,
    ScoreSheet sheet,
    int actions,
    Map<String, Integer> words,
    List<Stopwatch> thinking) {

  static <S extends State<S>> Played of(Plan plan, int number, Finished<S> finished) {
    Session<S> session = finished.session();
    Rules<S> rules = session.game().rules();
    S end = session.state();
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < end.seats(); seat++) {
      scores.add(rules.score(end, seat));
    }
    Map<String, Integer> words = new LinkedHashMap<>();
    for (Move move : session.moves()) {
      String text = session.game().notation().text(move.action());
      int space = text.indexOf(' ');
      words.merge(space < 0 ? text : text.substring(0, space), 1, Integer::sum);
    }
    return new Played(
        number,
        plan.seating(number),
        plan.isTogether(),
        scores,
        Seat.list(rules.winners(end)),
        rules.sheet(end),
        session.moves().size(),
        words,
        finished.thinking());
  }

  /** How much of the victory is that seat's. */
  double share(int seat) {
    return share(seat, 1.0);
  }

  /** The same, if a victory is worth so much. */
  double share(int seat, double victory) {
    return !winners.contains(seat) ? 0 : together ? victory : victory / winners.size();
  }
}
