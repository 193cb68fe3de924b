package picknmix.games.candyhunters.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Scored;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Taken;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;

/** Where patterns may be scored and what that does, CH-15 to CH-18. */
public final class PatternRules {
  private PatternRules() {}

  // ---- Where they fit

  /** Every card of the hand, in every rotation, wherever it fits. */
  public static void scores(CandyHuntersState s, long hand, ActionList out) {
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int picture = 0; picture < Patterns.pictures(card); picture++) {
        scores(s.town, card, Patterns.picture(card, picture), out);
      }
    }
  }

  private static void scores(Town town, int card, Pattern pattern, ActionList out) {
    if (Patterns.isRegular(card)) {
      int last = town.bottom() + 1 - pattern.height;
      for (int y = town.top(); y <= last; y += town.stripRows()) {
        addAll(town, card, pattern, meets(town, pattern, town.stripAt(y)), y, out);
      }
    } else {
      for (int y = town.firstY(); y <= town.bottom(); y += town.stripRows()) {
        addAll(town, card, pattern, nearlyMeets(town, pattern, town.stripAt(y)), y, out);
      }
    }
  }

  /** CH-15: the cells of that strip where a box may begin so that every need is met. */
  private static long meets(Town town, Pattern pattern, int from) {
    long fits = -1;
    for (int cell = 0; cell < pattern.size; cell++) {
      int there = town.step(from, pattern.x(cell), pattern.y(cell));
      fits &= town.buildings(pattern.need(cell), there);
    }
    return fits;
  }

  /**
   * CH-18: the same with up to three needs unmet. Each cell counts its own unmet needs, in two bits
   * that lie in two {@code long}s; a fourth one overflows.
   */
  public static long nearlyMeets(Town town, Pattern pattern, int from) {
    long ones = 0;
    long twos = 0;
    long tooMany = 0;
    for (int cell = 0; cell < pattern.size; cell++) {
      long unmet = ~met(town, pattern, cell, from);
      tooMany |= unmet & ones & twos;
      twos ^= unmet & ones;
      ones ^= unmet;
    }
    return ~tooMany;
  }

  /** Where at most one building of the pattern is missing, and nothing else is in its place. */
  public static long nearlyComplete(Town town, Pattern pattern, int from) {
    long one = 0;
    long more = 0;
    for (int cell = 0; cell < pattern.size; cell++) {
      int there = town.step(from, pattern.x(cell), pattern.y(cell));
      long unmet = ~town.buildings(pattern.need(cell), there);
      more |= (town.buildings(there) | one) & unmet;
      one |= unmet;
    }
    return ~more;
  }

  /** Every place where just one building is missing that a regular card of the set needs. */
  public static void oneShort(Town town, long cards, ActionList out) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int picture = 0; picture < Patterns.pictures(card); picture++) {
        oneShort(town, card, Patterns.picture(card, picture), out);
      }
    }
  }

  private static void oneShort(Town town, int card, Pattern pattern, ActionList out) {
    for (int y = town.firstY(); y <= town.bottom(); y += town.stripRows()) {
      int from = town.stripAt(y);
      long near = nearlyComplete(town, pattern, from) & ~meets(town, pattern, from);
      addAll(town, card, pattern, near, y, out);
    }
  }

  private static void addAll(
      Town town, int card, Pattern pattern, long boxes, int y, ActionList out) {
    for (long rest = boxes; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      out.add(
          CandyHuntersNotation.score(
              card, pattern.rotation, town.stripX(bit), y + town.stripY(bit)));
    }
  }

  /** Whether a need is met there. */
  public static boolean isMet(Town town, int need, int at) {
    return need == Pattern.GHOST ? town.isGhost(at) : town.isBuilding(need, at);
  }

  /** The cells of that strip where a box may begin so that this cell's need is met. */
  private static long met(Town town, Pattern pattern, int cell, int from) {
    int need = pattern.need(cell);
    int there = town.step(from, pattern.x(cell), pattern.y(cell));
    return need == Pattern.GHOST ? town.ghosts(there) : town.buildings(need, there);
  }

  // ---- What scoring does

  /** CH-16, CH-18: kids go home with their tiles; ghosts and unmet needs scare. */
  static void score(
      CandyHuntersState s, int card, int rotation, int x, int y, @Nullable List<Event> events) {
    Pattern pattern = Patterns.pattern(card, rotation);
    if (events != null) {
      events.add(told(s, card, rotation, new Cell(x, y)));
    }
    for (int cell = 0; cell < pattern.size; cell++) {
      int at = s.town.cell(x + pattern.x(cell), y + pattern.y(cell));
      int need = pattern.need(cell);
      if (scares(s.town, need, at)) {
        s.scares[s.toAct]++;
      } else if (need != Pattern.GHOST && s.town.isKid(at)) {
        takeHome(s, need, at);
      }
    }
    s.hands[s.toAct] &= ~Patterns.bit(card);
    s.scored[s.toAct] |= Patterns.bit(card);
  }

  /** A ghost on a building of the pattern scares (CH-16); so does an unmet need (CH-18). */
  public static boolean scares(Town town, int need, int at) {
    return !isMet(town, need, at) || (need != Pattern.GHOST && town.isGhost(at));
  }

  /** CH-16: the kid is out of the game, and its tile becomes its owner's candy. */
  private static void takeHome(CandyHuntersState s, int colour, int at) {
    int owner = s.town.kid(at);
    s.town.liftKid(at);
    s.town.takeBuilding(colour, at);
    s.addCandy(owner, colour);
  }

  /** What will be told of a scoring, before it is carried out. */
  public static Scored told(CandyHuntersState s, int card, int rotation, Cell box) {
    Pattern pattern = Patterns.pattern(card, rotation);
    List<Cell> cells = new ArrayList<>();
    List<Cell> scary = new ArrayList<>();
    List<Taken> taken = new ArrayList<>();
    CandyHuntersState after = s.copy();
    for (int cell = 0; cell < pattern.size; cell++) {
      Cell place = new Cell(box.x() + pattern.x(cell), box.y() + pattern.y(cell));
      int at = s.town.cell(place);
      int need = pattern.need(cell);
      cells.add(place);
      if (scares(s.town, need, at)) {
        scary.add(place);
      } else if (need != Pattern.GHOST && s.town.isKid(at)) {
        int owner = s.town.kid(at);
        taken.add(
            new Taken(owner, place, Colour.letter(need), PointRules.candy(after, owner, need)));
        after.addCandy(owner, need);
      }
    }
    return new Scored(s.toAct, Patterns.name(card), box, rotation, cells, taken, scary);
  }
}
