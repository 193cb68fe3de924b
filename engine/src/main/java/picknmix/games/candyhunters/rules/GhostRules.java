package picknmix.games.candyhunters.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;

/** How ghosts move and whom they displace, CH-10 to CH-14. */
public final class GhostRules {
  private GhostRules() {}

  // ---- What may be done

  /** CH-11: each ghost, to each building beside it. Always legal: CH-14 says why. */
  static void moves(CandyHuntersState s, ActionList out) {
    Town town = s.town;
    for (int y = town.top(); y <= town.bottom(); y += town.stripRows()) {
      moves(town, town.stripAt(y), y, out);
    }
  }

  /** Those of the ghosts in a strip. */
  private static void moves(Town town, int strip, int stripY, ActionList out) {
    long above = town.buildings(town.step(strip, 0, -1));
    long left = town.buildings(town.step(strip, -1, 0));
    long right = town.buildings(town.step(strip, 1, 0));
    long below = town.buildings(town.step(strip, 0, 1));
    for (long rest = town.ghosts(strip); rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int x = town.stripX(bit);
      int y = stripY + town.stripY(bit);
      if ((above >>> bit & 1) != 0) {
        out.add(CandyHuntersNotation.ghost(x, y, x, y - 1));
      }
      if ((left >>> bit & 1) != 0) {
        out.add(CandyHuntersNotation.ghost(x, y, x - 1, y));
      }
      if ((right >>> bit & 1) != 0) {
        out.add(CandyHuntersNotation.ghost(x, y, x + 1, y));
      }
      if ((below >>> bit & 1) != 0) {
        out.add(CandyHuntersNotation.ghost(x, y, x, y + 1));
      }
    }
  }

  /** CH-12, CH-13: where the displaced piece may go, dead ends left out. */
  static void pushes(CandyHuntersState s, ActionList out) {
    Town town = s.town;
    for (int direction = 0; direction < Town.DIRECTIONS; direction++) {
      int to = town.neighbour(s.pushedAt, direction);
      if (canPushTo(s, to)) {
        int x = town.x(s.pushedAt);
        int y = town.y(s.pushedAt);
        out.add(CandyHuntersNotation.push(x, y, town.x(to), town.y(to)));
      }
    }
  }

  /** Whether the displaced piece has anywhere to go; in play it always has (CH-14). */
  public static boolean canPush(CandyHuntersState s) {
    for (int direction = 0; direction < Town.DIRECTIONS; direction++) {
      if (canPushTo(s, s.town.neighbour(s.pushedAt, direction))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the displaced piece may go to that cell, one beside its own. */
  static boolean canPushTo(CandyHuntersState s, int to) {
    return s.pushed == Piece.KID
        ? s.town.isEmptyBuilding(to)
        : s.town.isBuilding(to) && settles(s.town, to, s.moved);
  }

  /**
   * CH-14: whether a ghost may go onto that building, those on the trail having moved already:
   * whoever stands there must find a place too. Only the tile that the first ghost left became
   * empty in this chain, and it is filled by its last step, so what is empty does not change.
   */
  private static boolean settles(Town town, int to, long trail) {
    if (Trail.contains(trail, to)) {
      return false;
    }
    if (!town.isGhost(to)) {
      return !town.isKid(to) || town.hasEmptyNeighbour(to);
    }
    for (int direction = 0; direction < Town.DIRECTIONS; direction++) {
      int next = town.neighbour(to, direction);
      if (town.isBuilding(next) && settles(town, next, Trail.with(trail, to))) {
        return true;
      }
    }
    return false;
  }

  // ---- What it does

  /** CH-10: the Large Ghost goes onto the new tile. */
  static void callLargeGhost(CandyHuntersState s, int to, @Nullable List<Event> events) {
    int from = s.town.large;
    s.town.large = to;
    if (events != null) {
      Town town = s.town;
      events.add(
          new CandyHuntersEvent.LargeGhostCame(
              from == Town.NOWHERE ? null : town.place(from), town.place(to)));
    }
  }

  /** CH-11: a ghost move begins. */
  static void move(CandyHuntersState s, int from, int to, @Nullable List<Event> events) {
    s.ghostMoves--;
    boolean large = s.town.large == from;
    if (events != null) {
      events.add(
          new CandyHuntersEvent.GhostMoved(s.toAct, large, s.town.place(from), s.town.place(to)));
    }
    if (!large) {
      s.town.liftGhost(from);
    }
    land(s, large, to);
  }

  /** CH-12, CH-13: the displaced piece goes. */
  static void push(CandyHuntersState s, int to, @Nullable List<Event> events) {
    int from = s.pushedAt;
    int kid = s.pushed == Piece.KID ? s.town.kid(from) : Town.NOBODY;
    if (events != null) {
      events.add(
          new CandyHuntersEvent.Pushed(
              s.toAct, s.pushed.text, kid, s.town.place(from), s.town.place(to)));
    }
    switch (s.pushed) {
      case KID -> {
        s.town.liftKid(from);
        s.town.putKid(kid, to);
        settle(s);
      }
      case GHOST -> {
        // Two of the four ghosts on a cell show as one, and one stays. The Large Ghost stays too.
        if (s.town.large == from) {
          s.town.liftGhost(from);
        }
        land(s, false, to);
      }
      default -> land(s, true, to);
    }
  }

  /** A ghost comes to a building; whoever stands there is displaced. */
  private static void land(CandyHuntersState s, boolean large, int to) {
    Piece there = piece(s.town, to);
    if (large) {
      s.town.large = to;
    } else {
      s.town.putGhost(to);
    }
    if (there == Piece.NONE) {
      settle(s);
    } else {
      s.phase = Phase.PUSH;
      s.pushed = there;
      s.pushedAt = to;
      s.moved = Trail.with(s.moved, to);
    }
  }

  private static Piece piece(Town town, int cell) {
    if (town.isSmallGhost(cell)) {
      return Piece.GHOST;
    }
    if (town.large == cell) {
      return Piece.LARGE;
    }
    return town.isKid(cell) ? Piece.KID : Piece.NONE;
  }

  private static void settle(CandyHuntersState s) {
    s.phase = Phase.GHOST;
    s.pushed = Piece.NONE;
    s.pushedAt = Town.NOWHERE;
    s.moved = Trail.EMPTY;
  }
}
