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
public final class Report {
  private final Standings standings;
  private final Plan plan;

  public Report(Standings standings) {
    this.standings = standings;
    this.plan = standings.plan();
  }

  /** What was played, in a line. */
  private String title() {
    StringJoiner options = new StringJoiner(", ", " (", ")").setEmptyValue("");
    plan.options().json().forEach((name, value) -> options.add(name + " " + value));
    int games = standings.games();
    return "%s for %d%s: %s games, seed %d"
        .formatted(
            plan.game().name(),
            plan.seats(),
            options,
            games == plan.games() ? games : games + " of " + plan.games(),
            plan.seed());
  }

  /** The table, and below it how the games went. */
  public String text() {
    try (Formatter out = new Formatter(Locale.ROOT)) {
      out.format("%s%n", title());
      if (standings.games() > 0) {
        addBots(out);
        addSeats(out);
        addCourse(out);
      }
      return out.toString();
    }
  }

  private void addBots(Formatter out) {
    int width = 6;
    for (Entrant entrant : plan.entrants()) {
      width = Math.max(width, entrant.name().length());
    }
    String blank = " ".repeat(width);
    out.format(
        "%s  %8s  %23s  %7s  %8s  %8s%n",
        blank, "wins", "95 % sure", "score", "ms/move", "slowest");
    for (Standings.Row row : standings.rows()) {
      String name = (row.entrant().name() + blank).substring(0, width);
      Stopwatch thinking = row.thinking();
      out.format(
          "%s  %8.1f  %23s  %7.2f  %8s  %8s%n",
          name,
          row.wins(),
          text(row.rate()),
          row.score(),
          millis(thinking, thinking.millis()),
          millis(thinking, thinking.mostMillis()));
    }
  }

  private void addSeats(Formatter out) {
    for (int seat = 0; seat < plan.seats(); seat++) {
      String starts = seat == 0 ? ", who starts, wins" : " wins";
      out.format("%-24s %s%n", "seat " + seat + starts, text(standings.seat(seat)));
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

  private static String text(Interval rate) {
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f – %.1f)",
        100 * rate.share(),
        100 * rate.low(),
        100 * rate.high());
  }

  private static String millis(Stopwatch watch, double millis) {
    return watch.times() == 0 ? "-" : String.format(Locale.ROOT, "%.2f", millis);
  }

  private static String means(Map<String, Double> figures) {
    StringJoiner text = new StringJoiner(" · ");
    figures.forEach((key, mean) -> text.add(String.format(Locale.ROOT, "%s %.2f", key, mean)));
    return text.toString();
  }

  /** Everything as one object. */
  public Map<String, @Nullable Object> json() {
    List<Object> bots = new ArrayList<>();
    for (Standings.Row row : standings.rows()) {
      bots.add(json(row));
    }
    List<Object> seats = new ArrayList<>();
    for (int seat = 0; seat < plan.seats(); seat++) {
      Interval rate = standings.seat(seat);
      seats.add(Json.object("winRate", rate.share(), "interval", rate.json()));
    }
    return Json.object(
        "game", plan.game().id(),
        "seats", plan.seats(),
        "options", plan.options().json(),
        "seed", plan.seed(),
        "planned", plan.games(),
        "games", standings.games(),
        "bots", bots,
        "bySeat", seats,
        "nobodyWon", standings.lost(),
        "actionsPerGame", standings.mean(Played::actions),
        "actions", standings.words());
  }

  private static Map<String, @Nullable Object> json(Standings.Row row) {
    return Json.object(
        "bot", row.entrant().name(),
        "millisPerTurn", row.entrant().budget().millis(),
        "iterations", row.entrant().budget().iterations(),
        "wins", row.wins(),
        "winRate", row.rate().share(),
        "interval", row.rate().json(),
        "meanScore", row.score(),
        "points", row.sheet(),
        "moves", row.thinking().times(),
        "millisPerMove", row.thinking().millis(),
        "slowestMillis", row.thinking().mostMillis());
  }
}
