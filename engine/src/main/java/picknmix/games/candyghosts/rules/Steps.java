package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.START;
import static picknmix.games.candyghosts.map.Places.isSquare;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Trait;
import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.ActionList;

/** Players' steps (CG-16, CG-37, CG-64 to CG-68, GS-8, GS-9). */
public final class Steps {
  /** What a step would be. */
  public static final int ILLEGAL = -1;

  static final int PLAIN = 0;
  public static final int FINAL = 1;
  private static final int ANY = 2;

  /** A push in thought: the square where the piece stands in truth, and from where to where. */
  private static final int FROM_SHIFT = 10;

  private static final int ORIGIN_SHIFT = 2 * FROM_SHIFT;
  private static final int SQUARE_MASK = Places.SQUARES - 1;

  private Steps() {}

  // ---- which

  /** Lists the steps that the seat can take with so many points. */
  public static void list(CandyGhostsState s, int seat, int ap, ActionList out) {
    if (!isDriven(s, seat)) {
      list(s, seat, ap, ANY, out);
      return;
    }
    int before = out.size();
    list(s, seat, ap, PLAIN, out);
    if (out.size() == before) {
      list(s, seat, ap, FINAL, out);
    }
  }

  /**
   * CG-37: whether each step must go towards Start, a final one only at need: so it is with a
   * possessed player's own, not with those that Bossypants makes them take.
   */
  private static boolean isDriven(CandyGhostsState s, int seat) {
    return seat == s.active && s.isPossessed(seat);
  }

  private static void list(CandyGhostsState s, int seat, int ap, int wanted, ActionList out) {
    int from = s.at[seat];
    for (int i = 0; ap > 0 && i < House.sides(from); i++) {
      int to = s.house.neighbour(from, i);
      if (to != NONE && isOnTheWay(s, seat, from, to)) {
        int dir = s.house.direction(from, i);
        int step = verdict(s, seat, from, dir, to, false, ap, 0);
        if (step != ILLEGAL && (wanted == ANY || step == wanted)) {
          out.add(CandyGhostsNotation.of(Verb.STEP, to));
        }
        if (isSquare(to) && isFurniture(s.item[to])) {
          int push = verdict(s, seat, from, dir, to, true, ap, 0);
          if (push != ILLEGAL && (wanted == ANY || push == wanted)) {
            out.add(CandyGhostsNotation.of(Verb.PUSH, to));
          }
        }
      }
    }
  }

  private static boolean isOnTheWay(CandyGhostsState s, int seat, int from, int to) {
    return !isDriven(s, seat) || s.house.way(to, START) < s.house.way(from, START);
  }

  /**
   * As {@link #judge}; and another player's square is only for passing through: not by a final
   * step, and only if a further step can be taken there.
   */
  private static int verdict(
      CandyGhostsState s, int seat, int from, int dir, int to, boolean push, int ap, int pushed) {
    int verdict = judge(s, seat, from, dir, to, push, pushed);
    if (verdict == ILLEGAL || !isSquare(to) || s.otherOn(to, seat) < 0) {
      return verdict;
    }
    int then = push ? suppose(s, to, s.house.ahead(to, dir), pushed) : pushed;
    return verdict == PLAIN && canGoOn(s, seat, to, ap - 1, then) ? PLAIN : ILLEGAL;
  }

  private static boolean canGoOn(CandyGhostsState s, int seat, int from, int ap, int pushed) {
    for (int i = 0; ap > 0 && i < House.sides(from); i++) {
      int to = s.house.neighbour(from, i);
      if (to != NONE && isOnTheWay(s, seat, from, to)) {
        int dir = s.house.direction(from, i);
        if (verdict(s, seat, from, dir, to, false, ap, pushed) != ILLEGAL
            || verdict(s, seat, from, dir, to, true, ap, pushed) != ILLEGAL) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether the step is illegal, plain or final, as far as all can see (GS-8).
   *
   * @param dir in which direction {@code to} lies
   * @param pushed how much has been pushed in thought by then, see {@link #suppose}
   */
  private static int judge(
      CandyGhostsState s, int seat, int from, int dir, int to, boolean push, int pushed) {
    if (push && !isFurniture(item(s, to, pushed))) {
      return ILLEGAL;
    }
    boolean possessed = s.isPossessed(seat);
    if ((to == EXIT && s.isLocked()) || (possessed && isSquare(to) && isHaunted(s, to))) {
      return ILLEGAL;
    }
    boolean walled = isWalled(s, seat, from, dir, to);
    if (walled && Powers.has(s, seat, Change.SOLID_WALLS)) {
      return ILLEGAL;
    }
    if (!s.house.isUp(to)) {
      return push ? ILLEGAL : FINAL;
    }
    int verdict = obstacle(s, seat, dir, to, push, pushed);
    boolean last = walled || (!possessed && isHaunted(s, to));
    return verdict == PLAIN && last ? FINAL : verdict;
  }

  /** What a step without a push would be, but for players in the way. */
  public static int judge(CandyGhostsState s, int seat, int from, int dir, int to) {
    return judge(s, seat, from, dir, to, false, 0);
  }

  /** Why a legal step from where the seat is would be a final action; null if it would not. */
  public static @Nullable Ending ending(CandyGhostsState s, int seat, int to, boolean push) {
    int from = s.at[seat];
    int dir = directionTo(s, from, to);
    if (judge(s, seat, from, dir, to, push, 0) != FINAL) {
      return null;
    }
    if (!s.house.isUp(to)) {
      return Ending.DARK;
    }
    if (!s.isPossessed(seat) && isHaunted(s, to)) {
      return s.freeGhostOn(to) >= 0 ? Ending.GHOST : Ending.BOSS;
    }
    return obstacle(s, seat, dir, to, push, 0) == FINAL ? Ending.OBSTACLE : Ending.WALL;
  }

  /** CG-55, CG-44: whether a wall is in the way that is one for this player. */
  private static boolean isWalled(CandyGhostsState s, int seat, int from, int dir, int to) {
    return s.house.wall(from, dir, to)
        && !Powers.has(s, seat, Change.THIN_WALLS)
        && !Powers.disbelieves(s, seat, s.house.card(from));
  }

  /** Whether a free ghost or the boss is there. */
  private static boolean isHaunted(CandyGhostsState s, int place) {
    return s.freeGhostOn(place) >= 0 || s.bossAt == place;
  }

  /** What the item on the square makes of the step. */
  private static int obstacle(
      CandyGhostsState s, int seat, int dir, int to, boolean push, int pushed) {
    int item = item(s, to, pushed);
    if (item < 0 || item >= COVERED || Kind.of(item).carried) {
      return PLAIN;
    }
    int traits = s.traits(seat);
    boolean pushes = isFurniture(item) && Trait.STRONG.isIn(traits) && canPush(s, to, dir, pushed);
    if (push) {
      return pushes ? PLAIN : ILLEGAL;
    }
    boolean stopped = Kind.of(item).stops(traits) && !Powers.has(s, seat, Change.SURE_FOOTED);
    return !stopped ? PLAIN : pushes ? ILLEGAL : FINAL;
  }

  private static boolean isFurniture(int item) {
    return item >= 0 && item < COVERED && Kind.of(item).isFurniture();
  }

  /** CG-67: not onto another item, a big square, or into a face-down room. */
  private static boolean canPush(CandyGhostsState s, int square, int dir, int pushed) {
    int ahead = s.house.ahead(square, dir);
    return isSquare(ahead) && s.house.isUp(ahead) && item(s, ahead, pushed) < 0;
  }

  public static boolean canPush(CandyGhostsState s, int square, int dir) {
    return canPush(s, square, dir, 0);
  }

  // ---- furniture pushed in thought, while it is asked whether one can go on from there

  /** Notes a push after so many others; how many there are then. */
  private static int suppose(CandyGhostsState s, int from, int to, int pushed) {
    if (pushed == s.pushes.length) {
      s.pushes = Arrays.copyOf(s.pushes, 2 * pushed);
    }
    s.pushes[pushed] = (origin(s, from, pushed) << ORIGIN_SHIFT) | (from << FROM_SHIFT) | to;
    return pushed + 1;
  }

  /** Where the item on that square by then stands in truth; NONE if it is pushed away. */
  private static int origin(CandyGhostsState s, int square, int pushed) {
    for (int i = pushed - 1; i >= 0; i--) {
      int push = s.pushes[i];
      if ((push & SQUARE_MASK) == square) {
        return push >> ORIGIN_SHIFT;
      }
      if ((push >> FROM_SHIFT & SQUARE_MASK) == square) {
        return NONE;
      }
    }
    return square;
  }

  /** The item on that square by then, or −1. */
  private static int item(CandyGhostsState s, int place, int pushed) {
    int origin = isSquare(place) ? origin(s, place, pushed) : NONE;
    return origin == NONE ? -1 : s.item[origin];
  }

  // ---- going

  /** Takes a legal step; whether it was a final action. */
  public static boolean go(CandyGhostsState s, int seat, int to, boolean push) {
    int from = s.at[seat];
    int dir = directionTo(s, from, to);
    boolean last = judge(s, seat, from, dir, to, push, 0) == FINAL;
    s.at[seat] = to;
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Stepped(seat, to));
    }
    if (push) {
      push(s, to, dir);
    }
    last |= flip(s, seat, to, dir);
    if (!s.house.isUp(to)) {
      Rooms.reveal(s, s.house.card(to), to);
    }
    if (!Leaving.together(s)) {
      arrive(s, seat, to);
    }
    return last;
  }

  /** An unpossessed player meets the first free ghost there, else the boss: a final action. */
  private static void arrive(CandyGhostsState s, int seat, int to) {
    int ghost = s.freeGhostOn(to);
    if (s.isPossessed(seat)) {
      return;
    }
    if (ghost >= 0) {
      Haunting.merge(s, ghost, seat);
    } else if (s.bossAt == to) {
      Haunting.meet(s, CandyGhostsState.BOSS, seat);
    }
  }

  /** The direction of a step between adjacent places. */
  public static int directionTo(CandyGhostsState s, int from, int to) {
    int index = 0;
    while (s.house.neighbour(from, index) != to) {
      index++;
    }
    return s.house.direction(from, index);
  }

  static void push(CandyGhostsState s, int square, int dir) {
    int ahead = s.house.ahead(square, dir);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Pushed(s.active, Kind.of(s.item[square]), ahead));
    }
    s.lay(ahead, s.item[square]);
    s.lay(square, -1);
  }

  /** CG-92: stepping onto an item flips it, and it acts; whether it stops the player. */
  private static boolean flip(CandyGhostsState s, int seat, int to, int dir) {
    if (!isSquare(to) || s.item[to] < COVERED) {
      return false;
    }
    s.lay(to, s.item[to] - COVERED);
    s.covered--;
    Kind kind = Kind.of(s.item[to]);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Flipped(s.active, kind, to));
    }
    if (kind.isFurniture() && Trait.STRONG.isIn(s.traits(seat)) && canPush(s, to, dir)) {
      push(s, to, dir);
      return false;
    }
    return kind.stops(s.traits(seat)) && !Powers.has(s, seat, Change.SURE_FOOTED);
  }
}
