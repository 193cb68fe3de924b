package picknmix.games.candyhunters.bot;

import java.util.Arrays;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.PatternRules;

/**
 * Where a regular card stands in a town, or would with one more building. Whoever thinks ahead
 * comes to the same towns again and again, and between two builds nothing of this changes: so it is
 * remembered by card and {@link Town#layout}, one answer in each place of a table.
 */
final class Places {
  /** No missing building: the card stands there. */
  static final int NONE = Pattern.MAX_BOX * Pattern.MAX_BOX;

  private static final int ANSWERS = 1 << 10;

  /** A card with more places than this is looked for anew each time. */
  private static final int MOST = 12;

  private final long[] layouts = new long[ANSWERS];
  private final byte[] cards = new byte[ANSWERS];
  private final byte[] counts = new byte[ANSWERS];
  private final int[] remembered = new int[ANSWERS * MOST];

  /** The places found last. */
  private int[] found = new int[MOST];

  private int count;

  Places() {
    Arrays.fill(cards, (byte) -1);
  }

  int count() {
    return count;
  }

  /** The town's cell in which the box begins. */
  int box(int place) {
    return found[place] & Town.CELLS - 1;
  }

  int rotation(int place) {
    return found[place] >> 10 & 3;
  }

  /** The cell of the pattern whose building is missing, or {@link #NONE}. */
  int missing(int place) {
    return found[place] >> 12;
  }

  /** Finds all places of the card, by rotation, then by rows and from the left. */
  void find(Town town, int card) {
    int answer = (int) (town.layout() >>> 32) + card * 37 & ANSWERS - 1;
    int from = answer * MOST;
    if (cards[answer] == card && layouts[answer] == town.layout()) {
      count = counts[answer];
      System.arraycopy(remembered, from, found, 0, count);
      return;
    }
    look(town, card);
    if (count <= MOST) {
      layouts[answer] = town.layout();
      cards[answer] = (byte) card;
      counts[answer] = (byte) count;
      System.arraycopy(found, 0, remembered, from, count);
    }
  }

  private void look(Town town, int card) {
    count = 0;
    for (int picture = 0; picture < Patterns.pictures(card); picture++) {
      look(town, Patterns.picture(card, picture));
    }
  }

  private void look(Town town, Pattern pattern) {
    for (int y = town.top() + 1 - pattern.height; y <= town.bottom(); y += town.stripRows()) {
      int from = town.stripAt(y);
      long near = PatternRules.nearlyComplete(town, pattern, from);
      for (long rest = near; rest != 0; rest &= rest - 1) {
        int box = town.step(from, Long.numberOfTrailingZeros(rest), 0);
        add(missing(town, pattern, box) << 12 | pattern.rotation << 10 | box);
      }
    }
  }

  private static int missing(Town town, Pattern pattern, int box) {
    for (int cell = 0; cell < pattern.size; cell++) {
      int at = town.step(box, pattern.x(cell), pattern.y(cell));
      if (!town.isBuilding(pattern.need(cell), at)) {
        return cell;
      }
    }
    return NONE;
  }

  private void add(int place) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = place;
  }
}
