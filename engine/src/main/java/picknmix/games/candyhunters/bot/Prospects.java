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
  /** What a ghost on the pattern costs: it may still be driven away. */
  private final double aGhost;

  /** What a point that another gets there costs. */
  private final double anOthersCandy;

  private final Places places = new Places();
  private int count;
  private int[] cards = new int[64];
  private Pattern[] patterns = new Pattern[64];
  private int[] boxes = new int[64];
  private int[] missing = new int[64];
  private double[] worths = new double[64];
  private double[] kids = new double[64];
  private int[] homecomers = new int[64];

  Prospects(double aGhost, double anOthersCandy) {
    this.aGhost = aGhost;
    this.anOthersCandy = anOthersCandy;
  }

  int count() {
    return count;
  }

  int card(int index) {
    return cards[index];
  }

  Pattern pattern(int index) {
    return patterns[index];
  }

  /** The cell of a regular pattern whose building is missing, or {@link Places#NONE}. */
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

  /** How many kids of one's own would go home. */
  int homecomers(int index) {
    return homecomers[index];
  }

  /** The cell of the town on which that cell of the pattern lies. */
  int cell(Town town, int index, int cell) {
    Pattern pattern = patterns[index];
    return town.step(boxes[index], pattern.x(cell), pattern.y(cell));
  }

  /** Finds the prospects of these cards of that seat. */
  void find(CandyHuntersState s, int seat, long hand) {
    count = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      if (Patterns.isRegular(card)) {
        findRegular(s, seat, card);
      } else {
        findHaunted(s, seat, card);
      }
    }
  }

  private void findRegular(CandyHuntersState s, int seat, int card) {
    places.find(s.town, card);
    for (int i = 0; i < places.count(); i++) {
      Pattern pattern = Patterns.pattern(card, places.rotation(i));
      int lacks = places.missing(i);
      if (lacks == Places.NONE || s.stacks[pattern.need(lacks)] > 0) {
        add(card, pattern, places.box(i), lacks);
        judge(s, seat, count - 1);
      }
    }
  }

  private void findHaunted(CandyHuntersState s, int seat, int card) {
    Town town = s.town;
    for (int picture = 0; picture < Patterns.pictures(card); picture++) {
      Pattern pattern = Patterns.picture(card, picture);
      for (int y = town.firstY(); y <= town.bottom(); y += town.stripRows()) {
        int from = town.stripAt(y);
        long near = PatternRules.nearlyMeets(town, pattern, from);
        for (long rest = near; rest != 0; rest &= rest - 1) {
          int box = town.step(from, Long.numberOfTrailingZeros(rest), 0);
          add(card, pattern, box, Places.NONE);
          judge(s, seat, count - 1);
        }
      }
    }
  }

  /** Unmet needs of a haunted pattern scare; a regular one lacks a building that will come. */
  private void judge(CandyHuntersState s, int seat, int index) {
    Town town = s.town;
    Pattern pattern = patterns[index];
    double worth = PointRules.card(cards[index]);
    double forKids = 0;
    int own = 0;
    int unmet = 0;
    for (int cell = 0; cell < pattern.size; cell++) {
      int at = town.step(boxes[index], pattern.x(cell), pattern.y(cell));
      int need = pattern.need(cell);
      if (need == Pattern.GHOST) {
        unmet += town.isGhost(at) ? 0 : 1;
      } else if (!town.isBuilding(need, at)) {
        unmet++;
      } else if (town.isGhost(at)) {
        worth -= aGhost;
      } else {
        forKids += kid(s, seat, need, at);
        own += town.kid(at) == seat ? 1 : 0;
      }
    }
    kids[index] = forKids;
    homecomers[index] = own;
    worths[index] = worth + forKids - (Patterns.isRegular(cards[index]) ? 0 : unmet);
  }

  private double kid(CandyHuntersState s, int seat, int colour, int at) {
    int owner = s.town.kid(at);
    if (owner == Town.NOBODY) {
      return 0;
    }
    return owner == seat
        ? PointRules.candy(s, seat, colour)
        : -anOthersCandy * PointRules.candy(s, owner, colour);
  }

  private void add(int card, Pattern pattern, int box, int lacks) {
    if (count == cards.length) {
      cards = Arrays.copyOf(cards, 2 * count);
      patterns = Arrays.copyOf(patterns, 2 * count);
      boxes = Arrays.copyOf(boxes, 2 * count);
      missing = Arrays.copyOf(missing, 2 * count);
      worths = Arrays.copyOf(worths, 2 * count);
      kids = Arrays.copyOf(kids, 2 * count);
      homecomers = Arrays.copyOf(homecomers, 2 * count);
    }
    cards[count] = card;
    patterns[count] = pattern;
    boxes[count] = box;
    missing[count++] = lacks;
  }
}
