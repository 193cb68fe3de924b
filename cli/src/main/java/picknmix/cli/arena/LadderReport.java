package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.LadderStandings.Rung;
import picknmix.kernel.Json;

/** A ladder as a table for people, as JSON for programs, and as a picture. */
public final class LadderReport implements Contest.Outcome {
  private final LadderStandings standings;
  private final LadderPlan plan;

  LadderReport(LadderStandings standings) {
    this.standings = standings;
    this.plan = standings.plan();
  }

  /** The bots by their places in the plan, the best first. */
  List<Integer> order() {
    return standings.rungs().stream().map(Rung::index).toList();
  }

  private String title() {
    int games = standings.games();
    int planned = plan.planned();
    return "%s: a ladder of %d bots, %s games, seed %d"
        .formatted(
            plan.table(),
            plan.entrants().size(),
            games == planned ? games : games + " of " + planned,
            plan.seed());
  }

  @Override
  public String text() {
    try (Formatter out = new Formatter(Locale.ROOT)) {
      out.format("%s%n", title());
      int width = 6;
      for (Entrant entrant : plan.entrants()) {
        width = Math.max(width, entrant.name().length());
      }
      String row = "%-" + width + "s  %8s  %16s  %6s  %9s  %8s%n";
      String what = plan.isTogether() ? "won, %" : "Elo";
      out.format(row, "", what, "95 % sure", "games", "won", "ms/move");
      for (Rung rung : standings.rungs()) {
        Elo.Rating strength = rung.strength();
        out.format(
            row,
            rung.entrant().name(),
            points(strength.elo()),
            points(strength.low()) + " – " + points(strength.high()),
            rung.games(),
            Report.number(1, rung.won()),
            rung.thinking().times() == 0 ? "-" : Report.number(2, rung.thinking().millis()));
      }
      return out.toString();
    }
  }

  private String points(double points) {
    return String.format(Locale.ROOT, plan.isTogether() ? "%.1f" : "%+.0f", points);
  }

  @Override
  public Map<String, @Nullable Object> json() {
    List<Object> bots = new ArrayList<>();
    standings.rungs().forEach(rung -> bots.add(json(rung)));
    Map<String, @Nullable Object> json =
        Json.object(
            "game", plan.game().id(),
            "seats", plan.seats(),
            "options", plan.options().json(),
            "seed", plan.seed(),
            "planned", plan.planned(),
            "games", standings.games(),
            "together", plan.isTogether(),
            "bots", bots);
    if (!plan.isTogether()) {
      json.put("pairs", pairs());
    }
    return json;
  }

  private Map<String, @Nullable Object> json(Rung rung) {
    Elo.Rating strength = rung.strength();
    boolean together = plan.isTogether();
    double unit = together ? 100 : 1;
    return Json.object(
        "bot",
        rung.entrant().name(),
        "millisPerTurn",
        rung.entrant().budget().millis(),
        "iterations",
        rung.entrant().budget().iterations(),
        "games",
        rung.games(),
        "wins",
        rung.won(),
        together ? "winRate" : "elo",
        strength.elo() / unit,
        "interval",
        List.of(strength.low() / unit, strength.high() / unit),
        "moves",
        rung.thinking().times(),
        "millisPerMove",
        rung.thinking().millis());
  }

  private List<Object> pairs() {
    List<Object> pairs = new ArrayList<>();
    for (int i = 0; i < plan.entrants().size(); i++) {
      for (int j = i + 1; j < plan.entrants().size(); j++) {
        int games = standings.met(i, j);
        if (games > 0) {
          pairs.add(
              Json.object(
                  "bots",
                  List.of(plan.entrants().get(i).name(), plan.entrants().get(j).name()),
                  "games",
                  games,
                  "wins",
                  List.of(standings.wins(i, j), standings.wins(j, i))));
        }
      }
    }
    return pairs;
  }

  /** Time or rounds against strength, as an SVG. */
  public String plot() {
    List<LadderPlot.Point> points = new ArrayList<>();
    for (Entrant entrant : plan.entrants()) { // so that what belongs together stands together
      for (Rung rung : standings.rungs()) {
        if (rung.entrant().equals(entrant)) {
          points.add(LadderPlot.Point.of(entrant, rung.strength()));
        }
      }
    }
    return new LadderPlot(title(), plan.isTogether() ? "games won, %" : "Elo", points).svg();
  }
}
