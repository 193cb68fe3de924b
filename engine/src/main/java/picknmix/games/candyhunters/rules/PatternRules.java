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
      for (int rotation = 0; rotation < Pattern.ROTATIONS; rotation++) {
        if (Patterns.hasRotation(card, rotation)) {
          scores(s.town, card, rotation, out);
        }
      }
    }
  }

  private static void scores(Town town, int card, int rotation, ActionList out) {
    Pattern pattern = Patterns.pattern(card, rotation);
    for (int y = town.firstY(); y <= town.lastY(); y++) {
      addAll(town, card, rotation, fits(town, card, pattern, y), y, out);
    }
  }

  private static int fits(Town town, int card, Pattern pattern, int y) {
    return Patterns.isRegular(card) ? meets(town, pattern, y) : nearlyMeets(town, pattern, y);
  }

  /** CH-15: the cells of that row where a box may begin so that every need is met. */
  private static int meets(Town town, Pattern pattern, int y) {
    int fits = -1;
    for (int cell = 0; cell < pattern.size && fits != 0; cell++) {
      fits &= met(town, pattern, cell, y);
    }
    return fits;
  }

  /**
   * CH-18: the same with up to three needs unmet. Each column counts its own unmet needs, in two
   * bits that lie in two {@code int}s; a fourth one overflows.
   */
  public static int nearlyMeets(Town town, Pattern pattern, int y) {
    int ones = 0;
    int twos = 0;
    int tooMany = 0;
    for (int cell = 0; cell < pattern.size; cell++) {
      int unmet = ~met(town, pattern, cell, y);
      tooMany |= unmet & ones & twos;
      twos ^= unmet & ones;
      ones ^= unmet;
    }
    return ~tooMany;
  }

  /** Where at most one building of the pattern is missing, and nothing else is in its place. */
  public static int nearlyComplete(Town town, Pattern pattern, int y) {
    int one = 0;
    int more = 0;
    for (int cell = 0; cell < pattern.size; cell++) {
      int there = y + pattern.y(cell);
      int right = town.buildings(pattern.need(cell), there);
      int wrong = town.buildings(there) & ~right;
      int unmet = Integer.rotateRight(~right, pattern.x(cell));
      more |= Integer.rotateRight(wrong, pattern.x(cell)) | (one & unmet);
      one |= unmet;
    }
    return ~more;
  }

  /** Every place where just one building is missing that a regular card of the set needs. */
  public static void oneShort(Town town, long cards, ActionList out) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int rotation = 0; rotation < Pattern.ROTATIONS; rotation++) {
        if (Patterns.hasRotation(card, rotation)) {
          oneShort(town, card, rotation, out);
        }
      }
    }
  }

  private static void oneShort(Town town, int card, int rotation, ActionList out) {
    Pattern pattern = Patterns.pattern(card, rotation);
    for (int y = town.firstY(); y <= town.lastY(); y++) {
      int near = nearlyComplete(town, pattern, y) & ~meets(town, pattern, y);
      addAll(town, card, rotation, near, y, out);
    }
  }

  private static void addAll(Town town, int card, int rotation, int boxes, int y, ActionList out) {
    for (int rest = town.fromFirst(boxes); rest != 0; rest &= rest - 1) {
      int x = town.firstX() + Integer.numberOfTrailingZeros(rest);
      out.add(CandyHuntersNotation.score(card, rotation, x, y));
    }
  }

  /** Whether a need is met there. */
  public static boolean isMet(Town town, int need, int at) {
    return need == Pattern.GHOST ? town.isGhost(at) : town.isBuilding(need, at);
  }

  /** The cells of that row where a box may begin so that this cell's need is met. */
  private static int met(Town town, Pattern pattern, int cell, int y) {
    int need = pattern.need(cell);
    int there = y + pattern.y(cell);
    int row = need == Pattern.GHOST ? town.ghosts(there) : town.buildings(need, there);
    return Integer.rotateRight(row, pattern.x(cell));
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
      int at = Town.cell(x + pattern.x(cell), y + pattern.y(cell));
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
    s.town.liftKid(owner, at);
    s.town.takeBuilding(colour, at);
    s.addCandy(owner, colour);
  }

  /** What will be told of a scoring, before it is carried out. */
  public static Scored told(CandyHuntersState s, int card, int rotation, Cell box) {
    Pattern pattern = Patterns.pattern(card, rotation);
    List<Cell> cells = new ArrayList<>();
    List<Cell> scary = new ArrayList<>();
    List<Taken> taken = new ArrayList<>();
    for (int cell = 0; cell < pattern.size; cell++) {
      Cell place = new Cell(box.x() + pattern.x(cell), box.y() + pattern.y(cell));
      int at = Town.cell(place);
      int need = pattern.need(cell);
      cells.add(place);
      if (scares(s.town, need, at)) {
        scary.add(place);
      } else if (need != Pattern.GHOST && s.town.isKid(at)) {
        taken.add(new Taken(s.town.kid(at), place, Colour.letter(need)));
      }
    }
    return new Scored(s.toAct, Patterns.name(card), box, rotation, cells, taken, scary);
  }
}
