package picknmix.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import picknmix.kernel.Game;

/**
 * {@code ./picknmix bench --against REF}: this version of the engine beside another commit's. Pairs
 * of new JVMs, one of each version, work in turns of fractions of a second, so that both meet the
 * same machine; what counts is the processor's time of the thread. A pair gives one ratio, and the
 * pairs differ as compilers do from run to run: their spread is told.
 */
final class Against {
  /** What is measured, what it is called, and how the figure is made of work and seconds. */
  private enum Measure {
    PLAY("random decisions/s", "%,.0f"),
    SEARCH("search rounds/s", "%,.0f"),
    COPY("ns per state copy", "%.1f");

    final String heading;
    final String format;

    Measure(String heading, String format) {
      this.heading = heading;
      this.format = format;
    }

    String command() {
      return name().toLowerCase(Locale.ROOT);
    }

    String text(double perSecond) {
      return String.format(Locale.ROOT, format, this == COPY ? 1e9 / perSecond : perSecond);
    }
  }

  /**
   * How to measure.
   *
   * @param pairs of JVMs
   * @param turns of each JVM
   * @param millis of a turn
   * @param warmUp milliseconds before the first turn
   */
  record Effort(int pairs, int turns, int millis, int warmUp) {
    static final Effort FULL = new Effort(5, 12, 200, 2_000);
    static final Effort QUICK = new Effort(2, 8, 100, 1_200);
  }

  private final String ref;
  private final Path folder;
  private final Effort effort;

  /**
   * A comparison.
   *
   * @param ref the other commit, as it was asked for
   * @param folder where it was built
   */
  Against(String ref, Path folder, Effort effort) {
    this.ref = ref;
    this.folder = folder;
    this.effort = effort;
  }

  /** What both did of one thing. */
  private static final class Sums {
    final GaugeProcess.Work ours = new GaugeProcess.Work();
    final GaugeProcess.Work theirs = new GaugeProcess.Work();
    final DoubleSummaryStatistics ratios = new DoubleSummaryStatistics();

    void add(GaugeProcess.Work our, GaugeProcess.Work their) {
      ours.add(our);
      theirs.add(their);
      ratios.accept(our.perSecond() / their.perSecond());
    }
  }

  /** The table of one game. */
  String measure(Game<?> game, int seats, List<String> options) {
    List<Measure> measures = new ArrayList<>(List.of(Measure.values()));
    if (game.hasClock()) {
      measures.remove(Measure.SEARCH);
    }
    List<Sums> sums = measures.stream().map(measure -> new Sums()).toList();
    String same = "";
    for (int pair = 0; pair < effort.pairs(); pair++) {
      System.err.printf("measuring %s: pair %d of %d%n", game.id(), pair + 1, effort.pairs());
      try (GaugeProcess ours = GaugeProcess.ours(game, seats, options);
          GaugeProcess theirs = GaugeProcess.of(folder, ref, game, seats, options)) {
        if (pair == 0) {
          same = compare(game, ours.check(), theirs.check());
        }
        turns(measures, sums, ours, theirs);
      }
    }
    return table(game, seats, options, measures, sums) + same;
  }

  private void turns(
      List<Measure> measures, List<Sums> sums, GaugeProcess ours, GaugeProcess theirs) {
    List<Sums> pair = measures.stream().map(measure -> new Sums()).toList();
    for (int i = 0; i < measures.size(); i++) {
      String command = measures.get(i).command();
      var _ = ours.work(command, effort.warmUp());
      var _ = theirs.work(command, effort.warmUp());
    }
    for (int turn = 0; turn < effort.turns(); turn++) {
      for (int i = 0; i < measures.size(); i++) {
        String command = measures.get(i).command();
        pair.get(i).add(ours.work(command, effort.millis()), theirs.work(command, effort.millis()));
      }
    }
    for (int i = 0; i < measures.size(); i++) {
      sums.get(i).add(pair.get(i).ours, pair.get(i).theirs);
    }
  }

  private String table(
      Game<?> game, int seats, List<String> options, List<Measure> measures, List<Sums> sums) {
    StringJoiner chosen = new StringJoiner(", ", " (", ")").setEmptyValue("");
    options.forEach(chosen::add);
    StringBuilder out = new StringBuilder();
    out.append(
        "%s, %d players%s, one thread, %d pairs of JVMs in turns%n"
            .formatted(game.facts().name(), seats, chosen, effort.pairs()));
    out.append(row("", "this version", ref, "times as fast (lowest – highest)"));
    for (int i = 0; i < measures.size(); i++) {
      Measure measure = measures.get(i);
      Sums sum = sums.get(i);
      double ours = sum.ours.perSecond();
      double theirs = sum.theirs.perSecond();
      String ratio =
          String.format(
              Locale.ROOT,
              "%.3f (%.3f – %.3f)",
              ours / theirs,
              sum.ratios.getMin(),
              sum.ratios.getMax());
      out.append(row(measure.heading, measure.text(ours), measure.text(theirs), ratio));
    }
    Sums play = sums.getFirst();
    return out.append(
            row("bytes allocated/decision", bytes(play.ours), bytes(play.theirs), "")
                .stripTrailing())
        .append(System.lineSeparator())
        .toString();
  }

  private static String row(String what, String ours, String theirs, String ratio) {
    return "  %-26s %14s %14s   %s%n".formatted(what, ours, theirs, ratio);
  }

  private static String bytes(GaugeProcess.Work work) {
    return String.format(Locale.ROOT, "%.3f", work.bytesEach());
  }

  /** Whether both stand before the same positions and give the same advice there. */
  private static String compare(Game<?> game, List<String> ours, List<String> theirs) {
    int positions = 0;
    int advice = 0;
    for (int i = 0; i < ours.size(); i++) {
      positions += position(ours.get(i)).equals(position(theirs.get(i))) ? 1 : 0;
      advice += ours.get(i).equals(theirs.get(i)) ? 1 : 0;
    }
    String text = "  the same positions: %d of %d".formatted(positions, ours.size());
    if (!game.hasClock()) {
      text += "; the same advice of the hard bot: %d".formatted(advice);
    }
    return text + System.lineSeparator();
  }

  private static String position(String check) {
    return check.substring(0, check.indexOf('/'));
  }
}
