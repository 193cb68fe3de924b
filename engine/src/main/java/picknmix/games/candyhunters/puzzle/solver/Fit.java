package picknmix.games.candyhunters.puzzle.solver;

import java.util.Arrays;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.PointRules;

/**
 * A card as it could lie on the board, and what a {@link Layout} already has of it. Sets of
 * buildings are bit sets over the layout's slots.
 */
final class Fit {
  private final Board board;
  final int card;
  final int rotation;

  /** The cell of its box's top left. */
  final int box;

  /** Its cells, and what each needs: a colour or {@link Pattern#GHOST}. */
  private final int[] cells;

  private final int[] needs;

  /** What it counts when all is met: two, or five if haunted. */
  final int worth;

  /** How many of its needs may be unmet: none, or three if haunted (CH-18). */
  final int ignorable;

  final int ghostNeeds;

  /** Buildings that stand where it needs them, in the right colour. */
  final long right;

  /** Buildings in a wrong colour: a kid must take such a one away before it can be rebuilt. */
  final long wrong;

  /** Buildings on which it needs a ghost. */
  final long haunts;

  /** Buildings one step, and two steps, away from its cells: from there a kid could come. */
  final long near;

  final long nextNear;

  /** The builds that it lacks, in ascending order: {@link Layout#build}. Wrong cells count too. */
  final int[] missing;

  Fit(int card, int rotation, int box, int[] cells, int[] needs, Layout layout) {
    board = layout.board;
    this.card = card;
    this.rotation = rotation;
    this.box = box;
    this.cells = cells;
    this.needs = needs;
    worth = PointRules.card(card);
    ignorable = Patterns.isRegular(card) ? 0 : 3;
    long rightThere = 0;
    long wrongThere = 0;
    long hauntedThere = 0;
    int ghosts = 0;
    int lacking = 0;
    int[] lacks = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      long there = layout.bitAt(cells[i]);
      if (needs[i] == Pattern.GHOST) {
        ghosts++;
        hauntedThere |= there;
      } else if ((there & layout.coloured(needs[i])) != 0) {
        rightThere |= there;
      } else {
        wrongThere |= there;
        lacks[lacking++] = Layout.build(cells[i], needs[i]);
      }
    }
    right = rightThere;
    wrong = wrongThere;
    haunts = hauntedThere;
    ghostNeeds = ghosts;
    missing = Arrays.copyOf(lacks, lacking);
    near = layout.around(cells, 1) & ~right;
    nextNear = layout.around(cells, 2) & ~right & ~near;
  }

  /** The same card in the same place, on another layout. */
  Fit on(Layout layout) {
    return new Fit(card, rotation, box, cells, needs, layout);
  }

  /** How many builds it needs at least. */
  int builds() {
    return Math.max(0, missing.length - ignorable);
  }

  /** Whether some of these cells are among its own, or at most two steps from them. */
  boolean isNear(int[] others) {
    for (int other : others) {
      for (int cell : cells) {
        if (board.distance(cell, other) <= 2) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many needs are unmet; more than {@link #ignorable}: it cannot be scored. */
  int unmet(long ghosts) {
    return ghostNeeds == 0
        ? missing.length
        : missing.length + ghostNeeds - Long.bitCount(ghosts & haunts);
  }

  /** What scoring it would count now, candies aside. */
  int points(long ghosts) {
    return worth - unmet(ghosts) - Long.bitCount(ghosts & right);
  }
}
