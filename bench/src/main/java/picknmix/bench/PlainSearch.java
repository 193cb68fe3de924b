package picknmix.bench;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;

/**
 * What the solver of puzzles spares: all that can be played, on the fast engine, with nothing left
 * out. Either every line, or each position that the ghosts can come to after a build once.
 */
final class PlainSearch {
  /** Who stands where, and who is on the way: all that changes while ghosts move. */
  private record Pieces(
      LongBuffer strips,
      int large,
      Phase phase,
      int ghostMoves,
      Piece pushed,
      int pushedAt,
      long moved) {}

  private final boolean once;
  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final List<CandyHuntersState> states = new ArrayList<>();
  private final List<ActionList> actions = new ArrayList<>();

  /** For each round, what the ghosts have come to since its build. */
  private final List<Set<Pieces>> seen = new ArrayList<>();

  private long positions;
  private int most;

  PlainSearch(boolean once) {
    this.once = once;
  }

  /** Looks at every position that can come of this one. */
  void run(CandyHuntersState s) {
    positions = 0;
    most = Integer.MIN_VALUE;
    while (seen.size() <= s.rounds) {
      seen.add(new HashSet<>());
    }
    at(0).copyFrom(s);
    search(0);
  }

  long positions() {
    return positions;
  }

  int most() {
    return most;
  }

  private void search(int depth) {
    CandyHuntersState s = at(depth);
    positions++;
    most = Math.max(most, PointRules.points(s, 0));
    ActionList here = legal(depth);
    for (int i = 0; i < here.size(); i++) {
      CandyHuntersState next = at(depth + 1);
      next.copyFrom(s);
      rules.apply(next, 0, here.get(i), null);
      if (s.phase == Phase.BUILD) {
        seen.get(s.round).clear();
      }
      if (!once || isNew(next)) {
        search(depth + 1);
      }
    }
  }

  /** Only ghosts come to the same in several ways; another build or another score is another. */
  private boolean isNew(CandyHuntersState s) {
    return s.phase == Phase.BUILD || s.phase == Phase.OVER || seen.get(s.round).add(pieces(s));
  }

  private static Pieces pieces(CandyHuntersState s) {
    Town town = s.town;
    LongBuffer strips = LongBuffer.allocate(2 * town.height());
    for (int y = town.top(); y <= town.bottom(); y += town.stripRows()) {
      strips.put(town.ghosts(town.stripAt(y))).put(town.empty(town.stripAt(y)));
    }
    return new Pieces(
        strips.flip(), town.large, s.phase, s.ghostMoves, s.pushed, s.pushedAt, s.moved);
  }

  private ActionList legal(int depth) {
    ActionList here = actions.get(depth);
    here.clear();
    rules.legal(at(depth), 0, here);
    return here;
  }

  private CandyHuntersState at(int depth) {
    if (depth == states.size()) {
      states.add(new CandyHuntersState());
      actions.add(new ActionList());
    }
    return states.get(depth);
  }

  /**
   * About how many positions all lines have: the mean over random lines of how many there would be
   * if all were like that one (Knuth, 1975).
   */
  double estimate(CandyHuntersState s, int lines, FastRandom rng) {
    double sum = 0;
    for (int line = 0; line < lines; line++) {
      at(0).copyFrom(s);
      double alike = 1;
      sum += alike;
      for (ActionList here = legal(0); !here.isEmpty(); here = legal(0)) {
        alike *= here.size();
        sum += alike;
        rules.apply(at(0), 0, here.get(rng.below(here.size())), null);
      }
    }
    return sum / lines;
  }
}
