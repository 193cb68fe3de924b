package picknmix.games.candyhunters.puzzle;

import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;

/**
 * Takes from a puzzle what makes no difference: a building, a kid, a ghost or a card without which
 * it holds as many points, takes as many actions and is as little obvious as with it.
 */
final class Trim {
  /** A smaller town looks bare; a round more needs more room. */
  private static final int FEWEST_TILES = 6;

  private final Obvious obvious = new Obvious();
  private final long nodes;
  private Sketch sketch;
  private Solution solution;

  /** Trims the sketch, whose goal is what the solution has proven. */
  Trim(Sketch sketch, Solution solution, long nodes) {
    this.sketch = sketch;
    this.solution = solution;
    this.nodes = nodes;
  }

  Sketch sketch() {
    return sketch;
  }

  Solution solution() {
    return solution;
  }

  void run() {
    cards();
    for (int at = 0; at < Sketch.CELLS; at++) {
      if (sketch.pieces[at] == Piece.KID || isSpareGhost(at)) {
        Sketch less = sketch.copy();
        less.pieces[at] = Piece.NONE;
        tryOut(less);
      }
    }
    for (int at = 0; at < Sketch.CELLS; at++) {
      if (isSpareTile(at)) {
        Sketch less = sketch.copy();
        less.clear(at);
        if (less.isConnected()) {
          tryOut(less);
        }
      }
    }
  }

  private void cards() {
    for (long rest = sketch.cards; rest != 0; rest &= rest - 1) {
      Sketch less = sketch.copy();
      less.cards &= ~Patterns.bit(Long.numberOfTrailingZeros(rest));
      if (less.cards != 0) {
        tryOut(less);
      }
    }
  }

  /** A puzzle has a ghost (CH-23). */
  private boolean isSpareGhost(int at) {
    return sketch.pieces[at] == Piece.GHOST && sketch.count(Piece.GHOST) > 1;
  }

  private boolean isSpareTile(int at) {
    return sketch.colours[at] != Sketch.NOTHING
        && sketch.pieces[at] == Piece.NONE
        && sketch.tiles() > FEWEST_TILES + sketch.rounds;
  }

  private void tryOut(Sketch less) {
    CandyHuntersState s = less.state();
    if ((obvious.points(s) >= s.goal) != (obvious.points(sketch.state()) >= s.goal)) {
      return;
    }
    Solution other = Solver.solve(s, Limit.ofNodes(nodes));
    if (other.proven()
        && other.score() == solution.score()
        && other.actions().length == solution.actions().length) {
      sketch = less;
      solution = other;
    }
  }
}
