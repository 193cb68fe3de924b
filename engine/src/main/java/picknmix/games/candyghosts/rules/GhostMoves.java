package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.START;
import static picknmix.games.candyghosts.map.Places.isBig;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.map.Layout;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.ActionList;

/** The ghosts' turn (CG-25 to CG-29, GS-11 to GS-13). */
public final class GhostMoves {
  /** CG-28: how far ghosts go, if the atmosphere changes nothing. */
  public static final int STEPS = 4;

  private GhostMoves() {}

  // ---- who moves next, and to whom

  /** Whether somebody has not moved yet. */
  static boolean isAnyLeft(CandyGhostsState s) {
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostAt[i] != NONE && !s.hasMoved(s.ghostId[i])) {
        return true;
      }
    }
    return s.bossAt != NONE && !s.hasMoved(BOSS);
  }

  public static void listTargets(CandyGhostsState s, ActionList out) {
    Nearest nearest = s.nearest;
    nearest.look(s);
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostAt[i] != NONE && !s.hasMoved(s.ghostId[i])) {
        list(s, s.ghostId[i], s.noise == NONE ? nearest.of(s, i) : 0, out);
      }
    }
    if (s.bossAt != NONE && !s.hasMoved(BOSS)) {
      if (s.boss == Boss.ONNA) {
        list(s, BOSS, nearest.to(s, s.bossAt), out);
      } else {
        Pigin.listTargets(s, out);
      }
    }
  }

  /** CG-26: the noise if there is one, else the nearest players. */
  private static void list(CandyGhostsState s, int who, int nearest, ActionList out) {
    if (s.noise != NONE) {
      out.add(CandyGhostsNotation.of(Verb.TARGET, who, ActionArgument.NOISE));
      return;
    }
    for (int rest = nearest; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      out.add(CandyGhostsNotation.of(Verb.TARGET, who, seat));
    }
  }

  public static void jump(CandyGhostsState s, int prey) {
    s.addMoved(BOSS);
    Pigin.jump(s, prey);
  }

  /** A target is fixed when the ghost starts to move. */
  public static void target(CandyGhostsState s, int who, int target) {
    s.addMoved(who);
    int place = target == ActionArgument.NOISE ? s.noise : s.at[target];
    if (who == BOSS && target != ActionArgument.NOISE && isBig(place) && s.bossAt == place) {
      Haunting.meet(s, BOSS, target); // GS-13: instead of moving
    } else {
      int steps = Places.isRoom(s.placeOf(who)) ? 1 : steps(s, who);
      s.pending.addGhost(who, place, steps);
    }
  }

  public static int steps(CandyGhostsState s, int who) {
    return who == BOSS ? Onna.steps(s) : ghostSteps(s);
  }

  /** How many steps a ghost takes by the atmosphere of now. */
  public static int ghostSteps(CandyGhostsState s) {
    return Math.max(0, STEPS + s.extraSteps());
  }

  // ---- the way there

  /** Lists where the ghost at the head of the queue may go; nothing if it is there or stuck. */
  public static void listSteps(CandyGhostsState s, ActionList out) {
    int who = s.pending.who();
    int from = s.placeOf(who);
    int target = s.pending.goal();
    if (s.pending.steps() == 0) {
      return;
    }
    if (Places.isRoom(from)) {
      listCards(s, who, s.house.card(from), s.house.card(target), out);
      return;
    }
    int entered = NONE;
    int way = s.house.way(from, target);
    for (int i = 0; i < House.sides(from); i++) {
      int to = s.house.neighbour(from, i);
      if (to == NONE || s.house.way(to, target) >= way) {
        continue;
      }
      if (s.house.isUp(to)) {
        addIfFree(s, who, to, out);
      } else if (entered != s.house.card(to)) {
        entered = s.house.card(to);
        out.add(CandyGhostsNotation.of(Verb.GHOST_ROOM, who, s.house.roomPlace(entered)));
      }
    }
  }

  /** CG-27, GS-12: to an adjacent card that is nearer to the target's card in card steps. */
  private static void listCards(CandyGhostsState s, int who, int room, int target, ActionList out) {
    Layout layout = s.house.layout;
    int steps = layout.cardSteps(room, target);
    for (int dir = 0; dir < Dir.COUNT; dir++) {
      int next = layout.roomBeside(room, dir);
      if (next != NONE && layout.cardSteps(next, target) < steps) {
        if (s.house.isRoomUp(next)) {
          listEdge(s, who, next, Dir.opposite(dir), out);
        } else {
          out.add(CandyGhostsNotation.of(Verb.GHOST_ROOM, who, s.house.roomPlace(next)));
        }
      }
    }
    if (layout.touches(START, room) && layout.cardSteps(House.START_CARD, target) < steps) {
      addIfFree(s, who, START, out);
    }
    if (layout.touches(EXIT, room) && layout.cardSteps(House.EXIT_CARD, target) < steps) {
      addIfFree(s, who, EXIT, out);
    }
  }

  /** The free squares along a side of a face-up room. */
  private static void listEdge(CandyGhostsState s, int who, int room, int side, ActionList out) {
    for (int i = 0; i < K; i++) {
      int index =
          switch (side) {
            case Dir.NORTH -> i;
            case Dir.SOUTH -> K * (K - 1) + i;
            case Dir.WEST -> K * i;
            default -> K * i + K - 1;
          };
      addIfFree(s, who, s.house.square(room, index), out);
    }
  }

  /** Ghosts, possessed players and the boss are in the way; big squares are never full. */
  private static void addIfFree(CandyGhostsState s, int who, int to, ActionList out) {
    boolean free = isBig(to) ? to == START || !s.isLocked() : !s.isHauntedBy(to);
    if (free) {
      out.add(CandyGhostsNotation.of(Verb.GHOST, who, to));
    }
  }

  /** One step, or one card; the ghost stops where it meets somebody or enters a face-down room. */
  public static void step(CandyGhostsState s, int to) {
    int who = s.pending.who();
    int from = s.placeOf(who);
    int left = s.pending.steps() - 1;
    s.setPlace(who, to);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.GhostMoved(s.name(who), to));
    }
    boolean stopped = who == BOSS && Onna.pushOrStop(s, from, to);
    int players = Places.isRoom(to) ? 0 : Haunting.countUnpossessedOn(s, to);
    if (left == 0 || stopped || players > 0 || Places.isRoom(to)) {
      s.pending.pop();
    } else {
      s.pending.setSteps(left);
    }
    if (players > 1 && isBig(to)) {
      s.pending.addPossess(who);
    } else if (players > 0) {
      Haunting.meetOn(s, who, to);
    }
  }

  /** CG-8: a ghost on a big square meets one of the unpossessed players there. */
  static void listPossess(CandyGhostsState s, ActionList out) {
    int place = s.placeOf(s.pending.who());
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] == place && !s.isPossessed(seat)) {
        out.add(CandyGhostsNotation.of(Verb.POSSESS, seat));
      }
    }
  }

  static void possess(CandyGhostsState s, int seat) {
    int who = s.pending.who();
    s.pending.pop();
    Haunting.meet(s, who, seat);
  }
}
