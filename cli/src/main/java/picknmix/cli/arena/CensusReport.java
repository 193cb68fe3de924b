package picknmix.cli.arena;

import java.util.Formatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.Findings.Line;
import picknmix.cli.arena.Tally.Sort;
import picknmix.kernel.Json;

/** What was counted, as tables for people and as JSON for programs. */
final class CensusReport {
  private final Findings findings;

  CensusReport(Findings findings) {
    this.findings = findings;
  }

  void addTo(Formatter out) {
    out.format("%-24s %.1f%n", "turns a game", findings.turns());
    out.format(
        "%-24s %.1f, among %.1f choices each%n",
        "decisions a game", findings.decisions(), findings.choices());
    for (Sort sort : Sort.values()) {
      List<Line> lines = lines(sort);
      if (!lines.isEmpty()) {
        addTable(out, sort.heading, lines);
      }
    }
  }

  private List<Line> lines(Sort sort) {
    return findings.lines().stream().filter(line -> line.topic().sort() == sort).toList();
  }

  private static void addTable(Formatter out, String heading, List<Line> lines) {
    int width = 24;
    for (Line line : lines) {
      width = Math.max(width, line.topic().name().length());
    }
    String row = "%-" + width + "s %8s %9s %8s %24s %8s%n";
    out.format("%n" + row, heading, "a game", "in games", "choices", "who had it won", "score");
    for (Line line : lines) {
      boolean tells = line.telling() > 0;
      out.format(
          row,
          line.topic().name(),
          Report.number(2, line.perGame()),
          Report.number(1, 100 * line.share().share()) + " %",
          line.choices() > 0 ? Report.number(1, line.choices()) : "",
          tells ? line.wins().text() : "",
          tells ? Report.number(2, line.score()) : "");
    }
  }

  Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> json =
        Json.object(
            "turns", findings.turns(),
            "decisions", findings.decisions(),
            "choices", findings.choices());
    for (Sort sort : Sort.values()) {
      Map<String, @Nullable Object> lines = new LinkedHashMap<>();
      lines(sort).forEach(line -> lines.put(line.topic().name(), json(line)));
      json.put(sort.heading, lines);
    }
    return json;
  }

  private static Map<String, @Nullable Object> json(Line line) {
    return Json.object(
        "perGame", line.perGame(),
        "share", line.share().share(),
        "choices", line.choices(),
        "telling", line.telling(),
        "winRate", line.wins().share(),
        "interval", line.wins().json(),
        "meanScore", line.score());
  }
}
