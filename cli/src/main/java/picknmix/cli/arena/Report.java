package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;

/** Standings as a table for people and as JSON for programs. */
public final class Report implements Contest.Outcome {
  private final Standings standings;
  private final Plan plan;
  private final @Nullable CensusReport census;

  Report(Standings standings, @Nullable Findings findings) {
    this.standings = standings;
    this.plan = standings.plan();
    this.census = findings == null ? null : new CensusReport(findings);
  }

  /** What was played, in a line. */
  private String title() {
    int games = standings.games();
    return "%s: %s games, seed %d"
        .formatted(
            plan.table(),
            games == plan.games() ? games : games + " of " + plan.games(),
            plan.seed());
  }

  @Override
  public String text() {
    try (Formatter out = new Formatter(Locale.ROOT)) {
      out.format("%s%n", title());
      if (standings.games() > 0) {
        if (plan.isTogether()) {
          addTeam(out);
        } else {
          addBots(out);
          addSeats(out);
        }
        addCourse(out);
        if (census != null) {
          census.addTo(out);
        }
      }
      return out.toString();
    }
  }

  /** Who was how good, where all play against each other. */
  private void addBots(Formatter out) {
    String row = "%-" + nameWidth() + "s  %8s  %23s  %7s  %8s  %8s%n";
    out.format(row, "", "wins", "95 % sure", "score", "ms/move", "slowest");
    for (Standings.Row line : standings.rows()) {
      out.format(
          row,
          line.entrant().name(),
          number(1, line.wins()),
          line.rate().text(),
          number(2, line.score()),
          millis(line.thinking(), line.thinking().millis()),
          millis(line.thinking(), line.thinking().mostMillis()));
    }
  }

  /** How good they were, where all play together. */
  private void addTeam(Formatter out) {
    out.format("%-24s %s%n", "won together", standings.won().text());
    String row = "%-" + nameWidth() + "s  %7s  %8s  %8s%n";
    out.format(row, "", "score", "ms/move", "slowest");
    for (Standings.Row line : standings.rows()) {
      out.format(
          row,
          line.entrant().name(),
          number(2, line.score()),
          millis(line.thinking(), line.thinking().millis()),
          millis(line.thinking(), line.thinking().mostMillis()));
    }
  }

  private int nameWidth() {
    return plan.entrants().stream()
        .mapToInt(entrant -> entrant.name().length())
        .reduce(6, Math::max);
  }

  private void addSeats(Formatter out) {
    for (int seat = 0; seat < plan.seats(); seat++) {
      String starts = seat == 0 ? ", who starts, wins" : " wins";
      out.format("%-24s %s%n", "seat " + seat + starts, standings.seat(seat).text());
    }
    if (standings.lost() > 0) {
      out.format("%-24s %d%n", "nobody won", standings.lost());
    }
  }

  private void addCourse(Formatter out) {
    double actions = standings.mean(Played::actions);
    out.format("%-24s %.1f (%s)%n", "actions a game", actions, means(standings.words()));
    for (Standings.Row row : standings.rows()) {
      out.format("%-24s %s%n", "points of " + row.entrant().name(), means(row.sheet()));
    }
  }

  static String number(int digits, double number) {
    return String.format(Locale.ROOT, "%." + digits + "f", number);
  }

  private static String millis(Stopwatch watch, double millis) {
    return watch.times() == 0 ? "-" : number(2, millis);
  }

  private static String means(Map<String, Double> figures) {
    StringJoiner text = new StringJoiner(" · ");
    figures.forEach((key, mean) -> text.add(String.format(Locale.ROOT, "%s %.2f", key, mean)));
    return text.toString();
  }

  @Override
  public Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> json =
        Json.object(
            "game", plan.game().id(),
            "seats", plan.seats(),
            "options", plan.options().json(),
            "seed", plan.seed(),
            "planned", plan.games(),
            "games", standings.games(),
            "bots", standings.rows().stream().map(this::json).toList());
    json.putAll(plan.isTogether() ? team() : rivals());
    json.put("actionsPerGame", standings.mean(Played::actions));
    json.put("actions", standings.words());
    if (census != null) {
      json.put("census", census.json());
    }
    return json;
  }

  private Map<String, @Nullable Object> team() {
    Interval won = standings.won();
    return Json.object("together", true, "winRate", won.share(), "interval", won.json());
  }

  private Map<String, @Nullable Object> rivals() {
    List<Object> seats = new ArrayList<>();
    for (int seat = 0; seat < plan.seats(); seat++) {
      Interval rate = standings.seat(seat);
      seats.add(Json.object("winRate", rate.share(), "interval", rate.json()));
    }
    return Json.object("bySeat", seats, "nobodyWon", standings.lost());
  }

  private Map<String, @Nullable Object> json(Standings.Row row) {
    Map<String, @Nullable Object> json =
        Json.object(
            "bot", row.entrant().name(),
            "millisPerTurn", row.entrant().budget().millis(),
            "iterations", row.entrant().budget().iterations());
    if (!plan.isTogether()) {
      json.put("wins", row.wins());
      json.put("winRate", row.rate().share());
      json.put("interval", row.rate().json());
    }
    json.put("meanScore", row.score());
    json.put("points", row.sheet());
    json.put("moves", row.thinking().times());
    json.put("millisPerMove", row.thinking().millis());
    json.put("slowestMillis", row.thinking().mostMillis());
    return json;
  }
}
