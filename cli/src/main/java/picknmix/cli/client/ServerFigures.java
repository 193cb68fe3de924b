package picknmix.cli.client;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a server tells about itself.
 *
 * @param heap used, in bytes
 * @param appendMillis until an action is on disk, on average
 * @param cpuNanos of the processor so far
 * @param tables that live there
 * @param sockets that are open
 * @param actions that came in there
 */
public record ServerFigures(
    long heap, double appendMillis, double cpuNanos, int tables, int sockets, long actions) {
  public static ServerFigures of(String metrics) {
    double appends = sum(metrics, "picknmix_appends_seconds_count");
    double seconds = sum(metrics, "picknmix_appends_seconds_sum");
    return new ServerFigures(
        (long) sum(metrics, "jvm_memory_used_bytes\\{area=\"heap\",[^}]*}"),
        appends == 0 ? 0 : 1_000 * seconds / appends,
        sum(metrics, "process_cpu_time_ns_total"),
        (int) sum(metrics, "picknmix_tables"),
        (int) sum(metrics, "picknmix_sockets"),
        (long) sum(metrics, "picknmix_actions_seconds_count\\{outcome=\"applied\"}"));
  }

  private static double sum(String metrics, String name) {
    Matcher line = Pattern.compile("^" + name + " (\\S+)$", Pattern.MULTILINE).matcher(metrics);
    double sum = 0;
    while (line.find()) {
      sum += Double.parseDouble(line.group(1));
    }
    return sum;
  }
}
