package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.ActionList;
import picknmix.kernel.SplitMix;

/**
 * Counts the positions after the first turn of a puzzle, and those from which its goal can still be
 * reached (CH-25). What is lost after the building need not be looked at ghost by ghost.
 */
final class FirstTurns {
  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final int goal;
  private final Limit limit;
  private final long begun = System.currentTimeMillis();
  private double done;
  private long nodes;
  private boolean known = true;
  private int turns;
  private int kept;

  /** Counts, from the start of a puzzle, unless all in all it takes the solver more than that. */
  FirstTurns(CandyHuntersState start, Limit limit) {
    this.goal = start.goal;
    this.limit = limit;
    List<CandyHuntersState> all = after(start);
    for (int i = 0; i < all.size() && goesOn((double) i / all.size()); i++) {
      CandyHuntersState built = all.get(i);
      boolean open = canReach(built);
      for (CandyHuntersState moved : ghostMoves(built)) {
        boolean mayBeOpen = open && canReach(moved);
        List<CandyHuntersState> ends = scorings(moved);
        turns += ends.size();
        for (CandyHuntersState end : ends) {
          kept += mayBeOpen && canReach(end) ? 1 : 0;
        }
      }
    }
  }

  private boolean goesOn(double part) {
    done = part;
    known &= limit.watch().goesOn(part);
    return known;
  }

  /** How many positions there are after the first turn. */
  int turns() {
    return turns;
  }

  /** From how many of them the goal can be reached, or where it has been. */
  int kept() {
    return kept;
  }

  /** Whether all could be counted. */
  boolean known() {
    return known;
  }

  long nodes() {
    return nodes;
  }

  private boolean canReach(CandyHuntersState s) {
    if (PointRules.points(s, 0) >= goal) {
      return true;
    }
    known &= !limit.isOver(begun, nodes);
    if (s.phase == Phase.OVER || !known) {
      return false;
    }
    Limit left = limit.since(begun, any -> limit.watch().goesOn(done)).after(nodes);
    Solution solution = Solver.find(s, goal, left);
    nodes += solution.nodes() + 1;
    known &= solution.proven() || solution.score() >= goal;
    return solution.score() >= goal;
  }

  private List<CandyHuntersState> after(CandyHuntersState s) {
    List<CandyHuntersState> after = new ArrayList<>();
    ActionList actions = new ActionList();
    rules.legal(s, 0, actions);
    for (int i = 0; i < actions.size(); i++) {
      CandyHuntersState next = s.copy();
      rules.apply(next, 0, actions.get(i), null);
      after.add(next);
    }
    return after;
  }

  /** Every position after scoring something or nothing, once each. */
  private List<CandyHuntersState> scorings(CandyHuntersState moved) {
    if (moved.phase != Phase.SCORE) {
      return List.of(moved);
    }
    List<CandyHuntersState> ends = after(moved);
    Set<Long> seen = new HashSet<>();
    ends.removeIf(s -> !seen.add(SplitMix.mix(places(s) + s.scored[0]) - s.scares[0]));
    return ends;
  }

  /** Every position after the ghosts have moved, once each. */
  private List<CandyHuntersState> ghostMoves(CandyHuntersState built) {
    List<CandyHuntersState> all = new ArrayList<>();
    List<CandyHuntersState> open = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    Set<Long> ends = new HashSet<>();
    open.add(built);
    for (int i = 0; i < open.size(); i++) {
      CandyHuntersState s = open.get(i);
      if (s.phase != Phase.GHOST && s.phase != Phase.PUSH) {
        if (ends.add(places(s))) {
          all.add(s);
        }
        continue;
      }
      for (CandyHuntersState next : after(s)) {
        if (seen.add(SplitMix.mix(places(next) + next.ghostMoves))) {
          open.add(next);
        }
      }
    }
    return all;
  }

  /** A number for who stands where. */
  private static long places(CandyHuntersState s) {
    Town town = s.town;
    long places =
        SplitMix.mix(s.moved + s.pushedAt + (s.pushed == Piece.LARGE ? SplitMix.STEP : 0));
    for (int y = town.top(); y <= town.bottom(); y += town.stripRows()) {
      for (long rest = town.buildings(town.stripAt(y)); rest != 0; rest &= rest - 1) {
        int at = town.step(town.stripAt(y), Long.numberOfTrailingZeros(rest), 0);
        int who = town.isKid(at) ? 1 : 0;
        who += (town.isSmallGhost(at) ? 2 : 0) + (town.large == at ? 4 : 0);
        places = SplitMix.mix(places + SplitMix.STEP + who);
      }
    }
    return places;
  }
}
