package picknmix.cli.arena;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import picknmix.cli.arena.Tally.Count;
import picknmix.cli.arena.Tally.Topic;
import picknmix.kernel.Seat;

/** The tallies of many games added up; in any order they give the same. */
final class Findings {
  /**
   * What one is counted as: any number of players up to ten divides it. So shares of victories and
   * of points are whole numbers, and their sums exact in any order.
   */
  private static final double ONE = 2520;

  private final Map<Topic, Sum> sums =
      new TreeMap<>(Comparator.comparing(Topic::sort).thenComparing(Topic::name));
  private int games;
  private double turns;
  private double decisions;
  private double choices;

  /** What has been counted of a topic, in all games. */
  private static final class Sum {
    double times;
    double choices;
    int games;

    /** In how many games the fate of those to whom it came tells something. */
    int telling;

    /** Of which {@code ONE * ONE} are one. */
    double wins;

    /** Of which {@code ONE} are one. */
    double score;
  }

  /**
   * A line of the census. Where players are rivals, a game tells how something serves if it came to
   * some of them and not to others; where they play together, any game does in which it came.
   *
   * @param perGame how often it came in a game, on average over all
   * @param share of the games in which it came at all
   * @param choices among how many listed actions it was chosen; 0 if it was not chosen
   * @param telling how many games tell how it serves
   * @param wins how often in those games those won to whom it came
   * @param score how many points they had there
   */
  record Line(
      Topic topic,
      double perGame,
      Interval share,
      double choices,
      int telling,
      Interval wins,
      double score) {}

  void add(Tally tally, Played game) {
    games++;
    turns += tally.turns();
    decisions += tally.decisions();
    choices += tally.choices();
    tally
        .counts()
        .forEach((topic, count) -> add(sums.computeIfAbsent(topic, key -> new Sum()), count, game));
  }

  private static void add(Sum sum, Count count, Played game) {
    List<Integer> holders = Seat.list(count.seats);
    int seats = game.scores().size();
    sum.times += count.times;
    sum.choices += count.choices;
    sum.games++;
    if (game.together() || (!holders.isEmpty() && holders.size() < seats)) {
      sum.telling++;
      sum.wins += average(holders, seats, seat -> game.share(seat, ONE));
      sum.score += average(holders, seats, seat -> game.scores().get(seat));
    }
  }

  /** Of those seats, or of all if there are none; {@code ONE} times as much. */
  private static double average(List<Integer> some, int seats, IntToDoubleFunction what) {
    IntStream chosen =
        some.isEmpty() ? IntStream.range(0, seats) : some.stream().mapToInt(Integer::intValue);
    return chosen.mapToDouble(what).sum() * ONE / (some.isEmpty() ? seats : some.size());
  }

  List<Line> lines() {
    return sums.entrySet().stream().map(entry -> line(entry.getKey(), entry.getValue())).toList();
  }

  private Line line(Topic topic, Sum sum) {
    return new Line(
        topic,
        ratio(sum.times, games),
        Interval.of(sum.games, games),
        ratio(sum.choices, sum.times),
        sum.telling,
        Interval.of(sum.wins / ONE / ONE, sum.telling),
        ratio(sum.score / ONE, sum.telling));
  }

  /** How often the turn went to somebody else, in a game. */
  double turns() {
    return ratio(turns, games);
  }

  /** How much the players did in a game, without dice and clock. */
  double decisions() {
    return ratio(decisions, games);
  }

  /** How many listed actions they had to choose from. */
  double choices() {
    return ratio(choices, decisions);
  }

  private static double ratio(double sum, double count) {
    return count == 0 ? 0 : sum / count;
  }
}
