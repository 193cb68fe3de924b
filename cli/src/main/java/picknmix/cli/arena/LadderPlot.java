package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * Strength against budget as an SVG: on the left the bots that do not search, one beside the other;
 * on the right those that do, over a logarithmic axis, a line for each. Every point has its
 * interval.
 */
final class LadderPlot {
  private static final int HEIGHT = 420;
  private static final int TOP = 56;
  private static final int BOTTOM = 352;
  private static final int LEFT = 64;
  private static final int SLOT = 76;
  private static final int AXIS = 420;
  private static final int MARGIN = 130;

  /** The title's lines, and how wide its letters are at most, all in all. */
  private static final int LINE = 20;

  private static final int LETTER = 9;

  private static final String STYLE =
      """
      <style>
        svg { background: #fff; color: #222; --line: #ddd; --a: #1f6fb2; --b: #b3541e; --c: #2e7d4f; --d: #7b3fa0; }
        @media (prefers-color-scheme: dark) {
          svg { background: #16181c; color: #e8e8e8; --line: #3a3d44; --a: #6db3f2; --b: #f0a26b; --c: #74c99a; --d: #c79be8; }
        }
        text { font: 13px system-ui, sans-serif; fill: currentColor; }
        .title { font-size: 15px; font-weight: 600; }
        .grid { stroke: var(--line); }
        .axis { stroke: currentColor; }
        .s0 { --own: currentColor; } .s1 { --own: var(--a); } .s2 { --own: var(--b); } .s3 { --own: var(--c); } .s4 { --own: var(--d); }
        circle { fill: var(--own); }
        .interval, polyline { stroke: var(--own); stroke-width: 2; fill: none; }
        .name { fill: var(--own); font-weight: 600; }
      </style>
      """;

  /**
   * A bot.
   *
   * @param series what belongs on one line
   * @param unit ms, rounds, or nothing if there is no budget
   */
  record Point(String series, String unit, int budget, Elo.Rating strength) {
    static Point of(Entrant entrant, Elo.Rating strength) {
      String name = entrant.name();
      int colon = name.lastIndexOf(':');
      if (colon < 0) {
        return new Point(name, "", 0, strength);
      }
      String series = name.substring(0, colon);
      int millis = entrant.budget().millis();
      int rounds = entrant.budget().iterations();
      return millis > 0
          ? new Point(series, "ms", millis, strength)
          : new Point(series, "rounds", rounds, strength);
    }
  }

  private final String title;
  private final String measure;
  private final List<Point> plain = new ArrayList<>();
  private final List<Point> searching = new ArrayList<>();
  private final double low;
  private final double high;
  private final double step;

  /** A picture of these points; the measure says what strength is counted in. */
  LadderPlot(String title, String measure, List<Point> points) {
    this.title = title;
    this.measure = measure;
    points.forEach(point -> (point.unit().isEmpty() ? plain : searching).add(point));
    double least = points.stream().mapToDouble(point -> point.strength().low()).min().orElse(0);
    double most = points.stream().mapToDouble(point -> point.strength().high()).max().orElse(1);
    step = step(most - least);
    low = Math.floor(least / step) * step;
    high = Math.max(low + step, Math.ceil(most / step) * step);
  }

  /** A round number, such that four to eight lines cover the range. */
  private static double step(double range) {
    double power = Math.pow(10, Math.floor(Math.log10(Math.max(range, 1e-9) / 4)));
    for (double factor : new double[] {1, 2, 5, 10}) {
      if (range / (factor * power) <= 8) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  String svg() {
    StringBuilder out = new StringBuilder();
    int width = right() + MARGIN;
    List<String> heading = folded(title, (width - LEFT) / LETTER);
    int above = LINE * (heading.size() - 1);
    out.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 %d %d %d\" role=\"img\">%n"
            .formatted(-above, width, HEIGHT + above));
    out.append("<title>%s</title>%n".formatted(escape(title))).append(STYLE);
    for (int i = 0; i < heading.size(); i++) {
      text(out, "title", LEFT, 28 - above + i * LINE, "start", heading.get(i));
    }
    text(out, "", 8, TOP - 10, "start", measure);
    grid(out);
    for (int i = 0; i < plain.size(); i++) {
      double x = LEFT + SLOT * (i + 0.5);
      point(out, "s0", x, plain.get(i));
      text(out, "", x, BOTTOM + 20, "middle", plain.get(i).series());
    }
    if (!searching.isEmpty()) {
      axis(out);
      lines(out);
    }
    return out.append("</svg>\n").toString();
  }

  /** Lines of so many letters at most, as far as words allow. */
  private static List<String> folded(String text, int most) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > most) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private int right() {
    return LEFT + SLOT * plain.size() + (searching.isEmpty() ? 0 : AXIS);
  }

  private void grid(StringBuilder out) {
    for (int i = 0; low + i * step <= high + step / 2; i++) {
      double value = low + i * step;
      line(out, "grid", LEFT, y(value), right(), y(value));
      text(out, "", LEFT - 8, y(value) + 4, "end", number(value));
    }
    line(out, "axis", LEFT, TOP, LEFT, BOTTOM);
    line(out, "axis", LEFT, BOTTOM, right(), BOTTOM);
  }

  private void axis(StringBuilder out) {
    int from = LEFT + SLOT * plain.size();
    line(out, "axis", from, TOP, from, BOTTOM);
    TreeSet<Integer> budgets = new TreeSet<>();
    searching.forEach(point -> budgets.add(point.budget()));
    for (int budget : budgets) {
      line(out, "axis", x(budget), BOTTOM, x(budget), BOTTOM + 5);
      text(out, "", x(budget), BOTTOM + 20, "middle", Integer.toString(budget));
    }
    String unit =
        searching.getFirst().unit().equals("ms") ? "milliseconds a turn" : "rounds a decision";
    text(out, "", from + AXIS / 2.0, BOTTOM + 46, "middle", unit);
  }

  private void lines(StringBuilder out) {
    Map<String, List<Point>> series = new LinkedHashMap<>();
    for (Point point : searching) {
      series.computeIfAbsent(point.series(), name -> new ArrayList<>()).add(point);
    }
    int colour = 0;
    for (Map.Entry<String, List<Point>> entry : series.entrySet()) {
      String style = "s" + (1 + colour++ % 4);
      List<Point> points = new ArrayList<>(entry.getValue());
      points.sort((a, b) -> Integer.compare(a.budget(), b.budget()));
      StringBuilder places = new StringBuilder();
      for (Point point : points) {
        places.append(
            "%s,%s ".formatted(number(x(point.budget())), number(y(point.strength().elo()))));
      }
      out.append(
          "<polyline class=\"%s\" points=\"%s\"/>%n".formatted(style, places.toString().trim()));
      points.forEach(point -> point(out, style, x(point.budget()), point));
      Point last = points.getLast();
      String name = "name " + style;
      text(out, name, x(last.budget()) + 12, y(last.strength().elo()) - 8, "start", entry.getKey());
    }
  }

  private void point(StringBuilder out, String style, double x, Point point) {
    Elo.Rating strength = point.strength();
    line(out, "interval " + style, x, y(strength.low()), x, y(strength.high()));
    line(out, "interval " + style, x - 5, y(strength.low()), x + 5, y(strength.low()));
    line(out, "interval " + style, x - 5, y(strength.high()), x + 5, y(strength.high()));
    out.append(
        "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"4.5\"/>%n"
            .formatted(style, number(x), number(y(strength.elo()))));
  }

  /** Where a budget lies, between the smallest and the largest by its logarithm. */
  private double x(int budget) {
    ToDoubleFunction<Point> log = point -> Math.log(point.budget());
    double least = searching.stream().mapToDouble(log).min().orElse(0);
    double most = searching.stream().mapToDouble(log).max().orElse(0);
    double part = most > least ? (Math.log(budget) - least) / (most - least) : 0.5;
    return LEFT + SLOT * plain.size() + 40 + part * (AXIS - 80);
  }

  private double y(double value) {
    return BOTTOM - (value - low) / (high - low) * (BOTTOM - TOP);
  }

  private static void line(
      StringBuilder out, String style, double x1, double y1, double x2, double y2) {
    out.append(
        "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>%n"
            .formatted(style, number(x1), number(y1), number(x2), number(y2)));
  }

  private static void text(
      StringBuilder out, String style, double x, double y, String anchor, String text) {
    out.append(
        "<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>%n"
            .formatted(style, number(x), number(y), anchor, escape(text)));
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
