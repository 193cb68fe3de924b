package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import picknmix.kernel.ScoreSheet;

/** What came of the games played so far. */
public final class Standings {
  private final Plan plan;
  private final List<Played> played;

  Standings(Plan plan, List<Played> played) {
    this.plan = plan;
    this.played = played;
  }

  /**
   * An entrant's record.
   *
   * @param wins shared victories in part
   * @param score per game and seat
   * @param sheet where the points come from, per game and seat
   */
  record Row(
      Entrant entrant,
      double wins,
      Interval rate,
      double score,
      Map<String, Double> sheet,
      Stopwatch thinking) {}

  Plan plan() {
    return plan;
  }

  int games() {
    return played.size();
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (int entrant = 0; entrant < plan.entrants().size(); entrant++) {
      rows.add(row(entrant));
    }
    return rows;
  }

  private Row row(int entrant) {
    double wins = 0;
    int seats = 0;
    long score = 0;
    Stopwatch thinking = new Stopwatch();
    Map<String, Double> sheet = new LinkedHashMap<>();
    for (Played game : played) {
      for (int seat = 0; seat < plan.seats(); seat++) {
        if (game.seating().get(seat) == entrant) {
          seats++;
          wins += game.share(seat);
          score += game.scores().get(seat);
          thinking.add(game.thinking().get(seat));
          for (ScoreSheet.Line line : game.sheet().lines()) {
            sheet.merge(line.category(), (double) line.points().get(seat), Double::sum);
          }
        }
      }
    }
    int count = Math.max(1, seats);
    sheet.replaceAll((category, points) -> points / count);
    return new Row(
        plan.entrants().get(entrant),
        wins,
        Interval.of(wins, played.size()),
        score / (double) count,
        sheet,
        thinking);
  }

  /** How often whoever sits there wins. */
  Interval seat(int seat) {
    double wins = 0;
    for (Played game : played) {
      wins += game.share(seat);
    }
    return Interval.of(wins, played.size());
  }

  /** How often somebody wins: all of them, where they play together. */
  Interval won() {
    return Interval.of(played.size() - lost(), played.size());
  }

  /** Games that nobody won. */
  int lost() {
    return Math.toIntExact(played.stream().filter(game -> game.winners().isEmpty()).count());
  }

  double mean(ToDoubleFunction<Played> what) {
    return played.stream().mapToDouble(what).average().orElse(0);
  }

  /** How often each kind of action was done in a game, on average. */
  Map<String, Double> words() {
    Map<String, Double> words = new TreeMap<>();
    for (Played game : played) {
      game.words().forEach((word, times) -> words.merge(word, (double) times, Double::sum));
    }
    words.replaceAll((word, times) -> times / played.size());
    return words;
  }
}
