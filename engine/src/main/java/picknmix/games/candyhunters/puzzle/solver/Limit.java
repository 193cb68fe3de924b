package picknmix.games.candyhunters.puzzle.solver;

import picknmix.kernel.Watch;

/**
 * How long the solver may look. With a limit of nodes its answer is the same on every machine.
 *
 * @param nodes how many positions it may look at; 0 for as many as it takes
 * @param millis for how long; 0 for as long as it takes
 */
public record Limit(long nodes, long millis, Watch watch) {
  public static final Limit NONE = new Limit(0, 0, Watch.NOBODY);

  /** The same, watched by somebody else, and with less time by what has passed since then. */
  public Limit since(long begun, Watch other) {
    long left = millis - (System.currentTimeMillis() - begun);
    return new Limit(nodes, millis == 0 ? 0 : Math.max(1, left), other);
  }

  /** Whether work that was begun then, and has looked at so many positions, must end. */
  public boolean isOver(long begun, long looked) {
    return (nodes > 0 && looked >= nodes)
        || (millis > 0 && System.currentTimeMillis() - begun >= millis);
  }

  /** The same after so many nodes; one is always left. */
  public Limit after(long looked) {
    return new Limit(nodes == 0 ? 0 : Math.max(1, nodes - looked), millis, watch);
  }

  public static Limit ofNodes(long nodes) {
    return new Limit(nodes, 0, Watch.NOBODY);
  }
}
