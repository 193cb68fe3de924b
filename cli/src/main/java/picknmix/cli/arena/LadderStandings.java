package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** How the bots of a ladder stand after some games. */
final class LadderStandings {
  private final LadderPlan plan;
  private final int games;

  /** How many games each has won against each, in the plan's order; shared ones in part. */
  private final double[][] wins;

  /** How many they played; where all win or lose together, each by itself. */
  private final double[][] met;

  private final List<Stopwatch> thinking = new ArrayList<>();

  /**
   * A bot on the ladder.
   *
   * @param index its place in the plan
   * @param won how many games, shared ones in part
   * @param strength the rating; where all win or lose together, the share of games won, in per cent
   */
  record Rung(
      int index, Entrant entrant, int games, double won, Elo.Rating strength, Stopwatch thinking) {}

  LadderStandings(LadderPlan plan, List<Bout.Result> results) {
    int bots = plan.entrants().size();
    this.plan = plan;
    this.games = results.size();
    this.wins = new double[bots][bots];
    this.met = new double[bots][bots];
    plan.entrants().forEach(entrant -> thinking.add(new Stopwatch()));
    results.forEach(this::add);
  }

  private void add(Bout.Result result) {
    Played played = result.played();
    List<Integer> who =
        result.bout().plan().entrants().stream().map(plan.entrants()::indexOf).toList();
    for (int seat = 0; seat < plan.seats(); seat++) {
      thinking.get(who.get(played.seating().get(seat))).add(played.thinking().get(seat));
    }
    if (who.size() == 1) {
      met[who.getFirst()][who.getFirst()]++;
      wins[who.getFirst()][who.getFirst()] += played.winners().isEmpty() ? 0 : 1;
      return;
    }
    for (int side = 0; side < 2; side++) {
      met[who.get(side)][who.get(1 - side)]++;
      wins[who.get(side)][who.get(1 - side)] += share(played, side);
    }
  }

  /** How much of the victory belongs to that side; if nobody won, it is a draw. */
  private static double share(Played played, int side) {
    if (played.winners().isEmpty()) {
      return 0.5;
    }
    double share = 0;
    for (int seat = 0; seat < played.seating().size(); seat++) {
      share += played.seating().get(seat) == side ? played.share(seat) : 0;
    }
    return share;
  }

  LadderPlan plan() {
    return plan;
  }

  int games() {
    return games;
  }

  /** How many games these two have played against each other. */
  int met(int one, int other) {
    return (int) met[one][other];
  }

  /** How many of them the first has won. */
  double wins(int one, int other) {
    return wins[one][other];
  }

  /** The best first. */
  List<Rung> rungs() {
    Elo.Rating[] ratings = plan.isTogether() ? shares() : Elo.estimate(wins, met, Elo.USUAL_PRIOR);
    List<Rung> rungs = new ArrayList<>();
    for (int i = 0; i < ratings.length; i++) {
      int played = (int) Arrays.stream(met[i]).sum();
      double won = Arrays.stream(wins[i]).sum();
      rungs.add(new Rung(i, plan.entrants().get(i), played, won, ratings[i], thinking.get(i)));
    }
    rungs.sort(Comparator.comparingDouble((Rung rung) -> rung.strength().elo()).reversed());
    return rungs;
  }

  private Elo.Rating[] shares() {
    Elo.Rating[] shares = new Elo.Rating[wins.length];
    for (int i = 0; i < wins.length; i++) {
      Interval share = Interval.of(wins[i][i], met(i, i));
      shares[i] = new Elo.Rating(100 * share.share(), 100 * share.low(), 100 * share.high());
    }
    return shares;
  }
}
