package picknmix.games.candyhunters.puzzle;

import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.kernel.ActionList;

/**
 * Takes from a puzzle what makes no difference: a card, a kid, a ghost or a building without which
 * it holds as many points, takes as many actions and is as little obvious as with it.
 */
final class Trim {
  /** A smaller town looks bare; a round more needs more room. */
  private static final int FEWEST_TILES = 6;

  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final Obvious obvious = new Obvious();
  private final long nodes;
  private final boolean isObvious;
  private Sketch sketch;
  private Solution solution;

  /** Trims a sketch whose goal is what the solution has proven. */
  Trim(Sketch sketch, Solution solution, long nodes) {
    this.sketch = sketch;
    this.solution = solution;
    this.nodes = nodes;
    isObvious = isObvious(sketch);
    cards();
    pieces();
    tiles();
  }

  Sketch sketch() {
    return sketch;
  }

  private void cards() {
    for (long rest = sketch.cards; rest != 0; rest &= rest - 1) {
      Sketch less = sketch.copy();
      less.cards &= ~Patterns.bit(Long.numberOfTrailingZeros(rest));
      if (isHaunted(less) == isHaunted(sketch)) {
        tryOut(less);
      }
    }
  }

  private static boolean isHaunted(Sketch some) {
    return (some.cards & Patterns.ALL_HAUNTED) != 0;
  }

  private void pieces() {
    for (int at = 0; at < Sketch.CELLS; at++) {
      if (sketch.pieces[at] == Piece.KID || isSpareGhost(at)) {
        Sketch less = sketch.copy();
        less.pieces[at] = Piece.NONE;
        tryOut(less);
      }
    }
  }

  /** A puzzle has a ghost (CH-23). */
  private boolean isSpareGhost(int at) {
    return sketch.pieces[at] == Piece.GHOST && sketch.count(Piece.GHOST) > 1;
  }

  private void tiles() {
    for (int at = 0; at < Sketch.CELLS && sketch.tiles() > FEWEST_TILES + sketch.rounds; at++) {
      if (sketch.colours[at] != Sketch.NOTHING && sketch.pieces[at] == Piece.NONE) {
        Sketch less = sketch.copy();
        less.clear(at);
        if (less.isConnected()) {
          tryOut(less);
        }
      }
    }
  }

  private void tryOut(Sketch less) {
    if (!isStillSolved(less) || isObvious(less) != isObvious) {
      return;
    }
    Solution other = Solver.solve(less.state(), Limit.ofNodes(nodes));
    if (other.shortest()
        && other.score() == solution.score()
        && other.actions().length == solution.actions().length) {
      sketch = less;
      solution = other;
    }
  }

  private boolean isObvious(Sketch some) {
    return obvious.points(some.state()) >= some.goal;
  }

  /** Whether the solution does not need what is gone: the solver need not look otherwise. */
  private boolean isStillSolved(Sketch less) {
    CandyHuntersState s = less.state(sketch.left(), sketch.top());
    ActionList legal = new ActionList();
    for (long action : solution.actions()) {
      legal.clear();
      rules.legal(s, 0, legal);
      if (!legal.contains(action)) {
        return false;
      }
      rules.apply(s, 0, action, null);
    }
    return s.phase == Phase.OVER;
  }
}
