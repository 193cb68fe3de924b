package picknmix.cli.load;

import org.jspecify.annotations.Nullable;
import picknmix.cli.client.PostgresStore;

/**
 * What an action cost in the store.
 *
 * @param cpuMicros of the processor, by the database's own processes
 * @param kept bytes by which the database has grown
 * @param written bytes of its write-ahead log
 */
public record StoreCosts(double cpuMicros, double kept, double written) {
  static @Nullable StoreCosts between(
      PostgresStore.@Nullable Use before, PostgresStore.@Nullable Use after, long actions) {
    if (before == null || after == null) {
      return null;
    }
    double each = Math.max(1, actions);
    return new StoreCosts(
        (after.cpuNanos() - before.cpuNanos()) / (1_000 * each),
        (after.kept() - before.kept()) / each,
        (after.written() - before.written()) / each);
  }
}
