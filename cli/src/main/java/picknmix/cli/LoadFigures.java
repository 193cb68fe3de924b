package picknmix.cli;

import java.io.PrintWriter;
import java.util.Locale;
import picknmix.cli.load.Load;
import picknmix.cli.load.Plan;
import picknmix.cli.load.Report;
import picknmix.cli.load.ServerFigures;
import picknmix.cli.load.Spread;

/** Prints what a load has shown. */
final class LoadFigures {
  private final PrintWriter out;

  LoadFigures(PrintWriter out) {
    this.out = out;
  }

  void print(Load.Outcome outcome, Plan plan) {
    Report report = outcome.report();
    out.printf(
        Locale.ROOT, "actions    %d (%.0f/s)%n", report.actions(), report.actionsPerSecond());
    out.printf(
        Locale.ROOT, "latency    %s from send to everybody's update%n", text(report.latency()));
    if (plan.bots() > 0) {
      out.printf(Locale.ROOT, "bots       %s until they acted%n", text(report.bots()));
      out.printf(Locale.ROOT, "in all     %d actions, those of bots included%n", report.happened());
    }
    out.printf(Locale.ROOT, "games over %d%n", report.games());
    if (plan.reconnects() > 0) {
      out.printf(Locale.ROOT, "reconnects %d%n", report.reconnects());
    }
    Report.Stall stall = report.stall();
    if (stall != null) {
      out.printf(Locale.ROOT, "stalled    %d actions had to wait for the store%n", stall.held());
      out.printf(
          Locale.ROOT,
          "           %s after its return they were done and told%n",
          text(stall.after()));
      out.printf(
          Locale.ROOT,
          "           %d pings meanwhile, %d times unavailable%n",
          stall.pings(),
          stall.unavailable());
    }
    out.printf(Locale.ROOT, "update     %d bytes on average%n", report.bytesPerUpdate());
    out.printf(
        Locale.ROOT,
        "processor  %.0f µs for each action by the server, %.0f µs by this program%n",
        outcome.cpuMicros(),
        outcome.ownMicros());
    out.printf(
        Locale.ROOT,
        "on disk    after %.1f ms on average, as the server measured, warm-up included%n",
        outcome.servers().stream().mapToDouble(ServerFigures::appendMillis).average().orElse(0));
    for (ServerFigures server : outcome.servers()) {
      String more =
          outcome.servers().size() == 1
              ? ""
              : "; %d tables live there, %d actions came in"
                  .formatted(server.tables(), server.actions());
      out.printf(Locale.ROOT, "heap       %d MB used by the server%s%n", server.heap() >> 20, more);
    }
    Report.Aftermath aftermath = outcome.aftermath();
    if (aftermath != null) {
      out.printf(
          Locale.ROOT,
          "killed     one server: %d of %d tables played on, of which %d had stood still%n",
          aftermath.tables(),
          plan.tables(),
          aftermath.held());
      out.printf(Locale.ROOT, "           %s after the kill%n", text(aftermath.after()));
    }
    out.printf(Locale.ROOT, "errors     %d%n", report.errors());
    report.reasons().forEach(reason -> out.println("           " + reason));
    out.printf(Locale.ROOT, "lost       %d updates%n", report.lost());
    out.flush();
  }

  private static String text(Spread spread) {
    return String.format(
        Locale.ROOT,
        "p50 %.1f ms, p99 %.1f ms, slowest %.1f ms",
        spread.p50(),
        spread.p99(),
        spread.slowest());
  }
}
