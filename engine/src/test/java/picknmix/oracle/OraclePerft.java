package picknmix.oracle;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Counts action sequences on an oracle. */
public final class OraclePerft {
  private OraclePerft() {}

  /** As many as there are sequences of so many actions; a game that ends before counts once. */
  public static long count(Oracle oracle, int depth) {
    List<String> toAct = oracle.toAct();
    if (depth == 0 || toAct.isEmpty()) {
      return 1;
    }
    long nodes = 0;
    for (String seat : toAct) {
      Set<String> actions = new TreeSet<>(oracle.legal(seat));
      actions.addAll(oracle.openActions(seat));
      actions.addAll(seat.equals("chance") ? oracle.chance().keySet() : Set.of());
      if (depth == 1) {
        nodes += actions.size();
        continue;
      }
      for (String action : actions) {
        nodes += count(oracle.apply(seat, action), depth - 1);
      }
    }
    return nodes;
  }
}
