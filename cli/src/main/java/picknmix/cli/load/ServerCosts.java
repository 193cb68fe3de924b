package picknmix.cli.load;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.ServerFigures;

/**
 * What one server had to do.
 *
 * @param tables that lived there
 * @param sockets that were open there
 * @param actions that came in there
 * @param cpuNanos of the processor meanwhile
 * @param seconds it took
 * @param heap in use, in bytes
 * @param needed of it, once a collection has taken away the rest; null if there could be none
 */
public record ServerCosts(
    int tables,
    int sockets,
    long actions,
    double cpuNanos,
    double seconds,
    long heap,
    @Nullable Long needed) {
  static List<ServerCosts> of(
      List<ServerFigures> before,
      List<ServerFigures> after,
      @Nullable List<ServerFigures> needed,
      double seconds) {
    List<ServerCosts> all = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      ServerFigures now = after.get(i);
      all.add(
          new ServerCosts(
              now.tables(),
              now.sockets(),
              now.actions() - before.get(i).actions(),
              now.cpuNanos() - before.get(i).cpuNanos(),
              seconds,
              now.heap(),
              needed == null ? null : needed.get(i).heap()));
    }
    return all;
  }
}
