package picknmix.cli;

import java.io.PrintWriter;
import java.util.Locale;
import picknmix.cli.load.Load;
import picknmix.cli.load.Plan;
import picknmix.cli.load.Report;
import picknmix.cli.load.ServerCosts;
import picknmix.cli.load.Spread;
import picknmix.cli.load.StoreCosts;

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
        outcome.costs().stream().mapToDouble(ServerCosts::cpuNanos).sum()
            / (1_000.0 * Math.max(1, report.happened())),
        outcome.ownMicros());
    out.printf(
        Locale.ROOT,
        "on disk    after %.1f ms on average, as the server measured, warm-up included%n",
        outcome.appendMillis());
    StoreCosts store = outcome.store();
    if (store != null) {
      out.printf(
          Locale.ROOT,
          "database   %.0f µs of the processor for each action; it grew by %.0f bytes, its log by %.0f%n",
          store.cpuMicros(),
          store.kept(),
          store.written());
    }
    outcome.costs().forEach(this::print);
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

  private void print(ServerCosts server) {
    out.printf(
        Locale.ROOT,
        "server     %d tables, %d sockets, %.0f actions a second came in; %.1f %% of a processor;"
            + " heap %d MB",
        server.tables(),
        server.sockets(),
        server.actions() / server.seconds(),
        100 * server.cpuNanos() / (1e9 * server.seconds()),
        server.heap() >> 20);
    Long needed = server.needed();
    if (needed != null) {
      out.printf(Locale.ROOT, ", %.1f MB after a collection", needed / (double) (1 << 20));
    }
    out.println();
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
