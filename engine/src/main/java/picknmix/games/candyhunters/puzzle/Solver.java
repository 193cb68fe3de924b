package picknmix.games.candyhunters.puzzle;

import java.util.Arrays;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;

/** Finds the most points that a puzzle holds, and a shortest way to them (CH-25). */
public final class Solver {
  private static final int MOST_ACTIONS = 400;

  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final Limit limit;
  private final long deadline;
  private final int enough;
  private final long[] path = new long[MOST_ACTIONS];
  private int best;
  private long[] bestActions = {};
  private long nodes;
  private boolean stopped;

  private Solver(Limit limit, int enough) {
    this.limit = limit;
    this.enough = enough;
    deadline = System.currentTimeMillis() + limit.millis();
  }

  /** The most points from here, whatever the goal. */
  public static Solution solve(CandyHuntersState s, Limit limit) {
    return new Solver(limit, Integer.MAX_VALUE).run(s);
  }

  /** The way to at least so many points. */
  public static Solution reach(CandyHuntersState s, int points, Limit limit) {
    return new Solver(limit, points).run(s);
  }

  private Solution run(CandyHuntersState start) {
    CandyHuntersState s = start.copy();
    s.goal = Integer.MAX_VALUE;
    best = Math.min(enough, rules.score(s, 0));
    search(s, 0);
    CandyHuntersState end = start.copy();
    end.goal = Integer.MAX_VALUE;
    for (long action : bestActions) {
      rules.apply(end, 0, action, null);
    }
    return new Solution(rules.score(end, 0), bestActions, !stopped, nodes);
  }

  private void search(CandyHuntersState s, int depth) {
    nodes++;
    if ((limit.nodes() > 0 && nodes > limit.nodes())
        || (limit.millis() > 0 && (nodes & 1023) == 0 && System.currentTimeMillis() > deadline)) {
      stopped = true;
    }
    int score = Math.min(enough, rules.score(s, 0));
    if (score > best || (score == best && best > 0 && depth < bestActions.length)) {
      best = score;
      bestActions = Arrays.copyOf(path, depth);
    }
    if (s.phase == Phase.OVER || stopped || (best == enough && depth >= bestActions.length)) {
      return;
    }
    ActionList actions = new ActionList();
    rules.legal(s, 0, actions);
    CandyHuntersState next = new CandyHuntersState();
    for (long action : actions.toArray()) {
      next.copyFrom(s);
      rules.apply(next, 0, action, null);
      path[depth] = action;
      search(next, depth + 1);
    }
  }
}
