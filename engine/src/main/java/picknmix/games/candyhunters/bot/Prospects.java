package picknmix.games.candyhunters.bot;

import java.util.Arrays;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.PatternRules;
import picknmix.games.candyhunters.rules.PointRules;

/**
 * Where a player's patterns stand in the town already, or would with one more building, and what
 * each such place is worth. Working memory of {@link CandyHuntersEval}: filled anew, never shared.
 */
final class Prospects {
  /** A ghost on the pattern may still be driven away. */
  private static final double A_GHOST = 0.6;

  /** What others get is not all lost: there may be several of them. */
  private static final double AN_OTHERS_CANDY = 0.7;

  private int count;
  private int[] cards = new int[64];
  private int[] rotations = new int[64];
  private int[] boxes = new int[64];
  private int[] missing = new int[64];
  private double[] worths = new double[64];
  private double[] kids = new double[64];

  int count() {
    return count;
  }

  int card(int index) {
    return cards[index];
  }

  Pattern pattern(int index) {
    return Patterns.pattern(cards[index], rotations[index]);
  }

  /** How many of its needs are not met; a regular one is complete with none. */
  int missing(int index) {
    return missing[index];
  }

  /** Points that scoring it there would bring, with the missing building in its place. */
  double worth(int index) {
    return worths[index];
  }

  /** How much of that is for kids, one's own and others'. */
  double kids(int index) {
    return kids[index];
  }

  /** The cell of the town on which that cell of the pattern lies. */
  int cell(Town town, int index, int cell) {
    Pattern pattern = pattern(index);
    return town.step(boxes[index], pattern.x(cell), pattern.y(cell));
  }

  /** Finds the prospects of these cards of that seat. */
  void find(CandyHuntersState s, int seat, long hand) {
    count = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int rotation = 0; rotation < Pattern.ROTATIONS; rotation++) {
        if (Patterns.hasRotation(card, rotation)) {
          find(s, seat, card, rotation);
        }
      }
    }
  }

  private void find(CandyHuntersState s, int seat, int card, int rotation) {
    Town town = s.town;
    Pattern pattern = Patterns.pattern(card, rotation);
    boolean regular = Patterns.isRegular(card);
    for (int y = town.firstY(); y <= town.bottom(); y += town.stripRows()) {
      int from = town.stripAt(y);
      long near =
          regular
              ? PatternRules.nearlyComplete(town, pattern, from)
              : PatternRules.nearlyMeets(town, pattern, from);
      for (long rest = near; rest != 0; rest &= rest - 1) {
        judge(s, seat, card, rotation, town.step(from, Long.numberOfTrailingZeros(rest), 0));
      }
    }
  }

  private void judge(CandyHuntersState s, int seat, int card, int rotation, int box) {
    Pattern pattern = Patterns.pattern(card, rotation);
    boolean regular = Patterns.isRegular(card);
    double worth = PointRules.card(card);
    double kids = 0;
    int unmet = 0;
    for (int cell = 0; cell < pattern.size; cell++) {
      int at = s.town.step(box, pattern.x(cell), pattern.y(cell));
      int need = pattern.need(cell);
      if (need == Pattern.GHOST) {
        unmet += s.town.isGhost(at) ? 0 : 1;
      } else if (!s.town.isBuilding(need, at)) {
        unmet++;
        if (regular && s.stacks[need] == 0) {
          return;
        }
      } else if (s.town.isGhost(at)) {
        worth -= A_GHOST;
      } else {
        kids += kid(s, seat, need, at);
      }
    }
    add(card, rotation, box, unmet);
    this.kids[count - 1] = kids;
    worths[count - 1] = worth + kids - (regular ? 0 : unmet);
  }

  private static double kid(CandyHuntersState s, int seat, int colour, int at) {
    int owner = s.town.kid(at);
    if (owner == Town.NOBODY) {
      return 0;
    }
    return owner == seat
        ? PointRules.candy(s, seat, colour)
        : -AN_OTHERS_CANDY * PointRules.candy(s, owner, colour);
  }

  private void add(int card, int rotation, int box, int unmet) {
    if (count == cards.length) {
      cards = Arrays.copyOf(cards, 2 * count);
      rotations = Arrays.copyOf(rotations, 2 * count);
      boxes = Arrays.copyOf(boxes, 2 * count);
      missing = Arrays.copyOf(missing, 2 * count);
      worths = Arrays.copyOf(worths, 2 * count);
      kids = Arrays.copyOf(kids, 2 * count);
    }
    cards[count] = card;
    rotations[count] = rotation;
    boxes[count] = box;
    missing[count++] = unmet;
  }
}
