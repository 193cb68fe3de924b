package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.CandyGhostsState.COVERED;
import static picknmix.games.candyghosts.Places.EXIT;
import static picknmix.games.candyghosts.Places.NONE;
import static picknmix.games.candyghosts.Places.START;
import static picknmix.games.candyghosts.Places.isSquare;

import picknmix.games.candyghosts.Effect.Change;
import picknmix.kernel.ActionList;

/** Players' steps (CG-16, CG-37, CG-64 to CG-68, GS-8, GS-9). */
final class Steps {
  /** What a step would be. */
  static final int ILLEGAL = -1;

  static final int PLAIN = 0;
  static final int FINAL = 1;
  private static final int ANY = 2;

  private Steps() {}

  // ---- which

  /**
   * Lists the steps that the seat can take with so many points.
   *
   * @param homeward a possessed player's own: towards Start, final ones only if there is no other
   */
  static void list(CandyGhostsState s, int seat, int ap, boolean homeward, ActionList out) {
    int before = out.size();
    list(s, seat, ap, homeward, homeward ? PLAIN : ANY, out);
    if (homeward && out.size() == before) {
      list(s, seat, ap, homeward, FINAL, out);
    }
  }

  private static void list(
      CandyGhostsState s, int seat, int ap, boolean homeward, int wanted, ActionList out) {
    int from = s.at[seat];
    for (int i = 0; ap > 0 && i < Space.sides(from); i++) {
      int to = Space.neighbour(s, from, i);
      if (to == NONE || (homeward && !isHomeward(s, from, to))) {
        continue;
      }
      int step = verdict(s, seat, from, i, to, false, ap, homeward, NONE, NONE);
      if (step != ILLEGAL && (wanted == ANY || step == wanted)) {
        out.add(CandyGhostsActions.of(Verb.STEP, to));
      }
      int push = verdict(s, seat, from, i, to, true, ap, homeward, NONE, NONE);
      if (push != ILLEGAL && (wanted == ANY || push == wanted)) {
        out.add(CandyGhostsActions.of(Verb.PUSH, to));
      }
    }
  }

  private static boolean isHomeward(CandyGhostsState s, int from, int to) {
    return Space.way(s, to, START) < Space.way(s, from, START);
  }

  /**
   * As {@link #judge}; and another player's square is only for passing through: not by a final
   * step, and only if a further step can be taken there.
   */
  private static int verdict(
      CandyGhostsState s,
      int seat,
      int from,
      int index,
      int to,
      boolean push,
      int ap,
      boolean homeward,
      int gone,
      int come) {
    int dir = Space.direction(s, from, index);
    int verdict = judge(s, seat, from, dir, to, push, gone, come);
    if (verdict == ILLEGAL || !isSquare(to) || s.otherOn(to, seat) < 0) {
      return verdict;
    }
    boolean passes =
        verdict == PLAIN
            && (push
                ? canGoOn(
                    s, seat, to, ap - 1, homeward, to == come ? gone : to, Space.ahead(s, to, dir))
                : canGoOn(s, seat, to, ap - 1, homeward, gone, come));
    return passes ? PLAIN : ILLEGAL;
  }

  /** Whether there is a step from there; furniture pushed on the way stands elsewhere by then. */
  private static boolean canGoOn(
      CandyGhostsState s, int seat, int from, int ap, boolean homeward, int gone, int come) {
    for (int i = 0; ap > 0 && i < Space.sides(from); i++) {
      int to = Space.neighbour(s, from, i);
      boolean asked = to != NONE && (!homeward || isHomeward(s, from, to));
      if (asked
          && (verdict(s, seat, from, i, to, false, ap, homeward, gone, come) != ILLEGAL
              || verdict(s, seat, from, i, to, true, ap, homeward, gone, come) != ILLEGAL)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the step is illegal, plain or final, as far as all can see (GS-8).
   *
   * @param gone a square whose furniture has been pushed away, to {@code come}
   */
  private static int judge(
      CandyGhostsState s, int seat, int from, int dir, int to, boolean push, int gone, int come) {
    boolean possessed = s.isPossessed(seat);
    if ((to == EXIT && Space.isLocked(s)) || (possessed && isSquare(to) && isHaunted(s, to))) {
      return ILLEGAL;
    }
    int verdict = PLAIN;
    if (Space.wall(s, from, dir, to)
        && !Powers.has(s, seat, Change.THIN_WALLS)
        && !Powers.disbelieves(s, seat, Space.card(s, from))) {
      if (Powers.has(s, seat, Change.SOLID_WALLS)) {
        return ILLEGAL;
      }
      verdict = FINAL;
    }
    if (!Space.isUp(s, to)) {
      return push ? ILLEGAL : FINAL;
    }
    if (!possessed && isHaunted(s, to)) {
      verdict = FINAL;
    }
    return switch (obstacle(s, seat, dir, to, push, gone, come)) {
      case ILLEGAL -> ILLEGAL;
      case FINAL -> FINAL;
      default -> verdict;
    };
  }

  /** What a step without a push would be, but for players in the way. */
  static int judge(CandyGhostsState s, int seat, int from, int dir, int to) {
    return judge(s, seat, from, dir, to, false, NONE, NONE);
  }

  /** Whether a free ghost or the boss is there. */
  private static boolean isHaunted(CandyGhostsState s, int place) {
    return s.freeGhostOn(place) >= 0 || s.bossAt == place;
  }

  /** What the item on the square makes of the step. */
  private static int obstacle(
      CandyGhostsState s, int seat, int dir, int to, boolean push, int gone, int come) {
    int item = item(s, to, gone, come);
    if (item < 0 || item >= COVERED || Kind.of(item).carried) {
      return push ? ILLEGAL : PLAIN;
    }
    int traits = s.traits(seat);
    boolean stopped = Kind.of(item).stops(traits) && !Powers.has(s, seat, Change.SURE_FOOTED);
    if (!Kind.of(item).isFurniture()) {
      return push ? ILLEGAL : stopped ? FINAL : PLAIN;
    }
    boolean pushes = Trait.STRONG.isIn(traits) && canPush(s, to, dir, gone, come);
    if (push) {
      return pushes ? PLAIN : ILLEGAL;
    }
    return !stopped ? PLAIN : pushes ? ILLEGAL : FINAL;
  }

  private static int item(CandyGhostsState s, int place, int gone, int come) {
    if (!isSquare(place) || place == gone) {
      return -1;
    }
    return place == come ? s.item[gone] : s.item[place];
  }

  /** CG-67: not onto another item, a big square, or into a face-down room. */
  private static boolean canPush(CandyGhostsState s, int square, int dir, int gone, int come) {
    int ahead = Space.ahead(s, square, dir);
    return isSquare(ahead) && Space.isUp(s, ahead) && item(s, ahead, gone, come) < 0;
  }

  static boolean canPush(CandyGhostsState s, int square, int dir) {
    return canPush(s, square, dir, NONE, NONE);
  }

  // ---- going

  /** Takes a legal step; whether it was a final action. */
  static boolean go(CandyGhostsState s, int seat, int to, boolean push) {
    int from = s.at[seat];
    int dir = directionTo(s, from, to);
    boolean last = judge(s, seat, from, dir, to, push, NONE, NONE) == FINAL;
    s.at[seat] = to;
    Tell.moved(s, "stepped", seat, to);
    if (push) {
      push(s, to, dir);
    }
    last |= flip(s, seat, to, dir);
    if (!Space.isUp(s, to)) {
      Rooms.reveal(s, Space.card(s, to), to);
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
  static int directionTo(CandyGhostsState s, int from, int to) {
    int index = 0;
    while (Space.neighbour(s, from, index) != to) {
      index++;
    }
    return Space.direction(s, from, index);
  }

  static void push(CandyGhostsState s, int square, int dir) {
    int ahead = Space.ahead(s, square, dir);
    Tell.item(s, "pushed", s.item[square], ahead);
    s.item[ahead] = s.item[square];
    s.item[square] = -1;
  }

  /** CG-92: stepping onto an item flips it, and it acts; whether it stops the player. */
  private static boolean flip(CandyGhostsState s, int seat, int to, int dir) {
    if (!isSquare(to) || s.item[to] < COVERED) {
      return false;
    }
    s.item[to] = (byte) (s.item[to] - COVERED);
    s.covered--;
    Kind kind = Kind.of(s.item[to]);
    Tell.item(s, "flipped", kind.number(), to);
    if (kind.isFurniture() && Trait.STRONG.isIn(s.traits(seat)) && canPush(s, to, dir)) {
      push(s, to, dir);
      return false;
    }
    return kind.stops(s.traits(seat)) && !Powers.has(s, seat, Change.SURE_FOOTED);
  }
}
