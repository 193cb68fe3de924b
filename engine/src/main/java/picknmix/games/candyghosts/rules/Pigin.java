package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.START;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.ActionList;

/** The boss that jumps and eats (CG-42, GS-14). */
final class Pigin {
  private Pigin() {}

  /** The nearest players and ghosts; the noise only if it is nearer than all of them. */
  static void listTargets(CandyGhostsState s, ActionList out) {
    int nearest = Integer.MAX_VALUE;
    for (int seat = 0; seat < s.seats; seat++) {
      nearest = isPrey(s, seat) ? Math.min(nearest, distance(s, s.at[seat])) : nearest;
    }
    for (int i = 0; i < s.ghosts; i++) {
      nearest = isPreyGhost(s, i) ? Math.min(nearest, distance(s, s.ghostAt[i])) : nearest;
    }
    if (s.noise != NONE && distance(s, s.noise) < nearest) {
      add(out, ActionArgument.NOISE);
      return;
    }
    for (int seat = 0; seat < s.seats; seat++) {
      if (isPrey(s, seat) && distance(s, s.at[seat]) == nearest) {
        add(out, seat);
      }
    }
    for (int i = 0; i < s.ghosts; i++) {
      if (isPreyGhost(s, i) && distance(s, s.ghostAt[i]) == nearest) {
        add(out, ActionArgument.NOISE + s.ghostId[i]);
      }
    }
  }

  private static void add(ActionList out, int prey) {
    out.add(CandyGhostsNotation.of(Verb.JUMP, ActionArgument.PIGIN_VALUE, prey));
  }

  private static boolean isPrey(CandyGhostsState s, int seat) {
    return s.at[seat] != NONE && !s.isPossessed(seat);
  }

  private static boolean isPreyGhost(CandyGhostsState s, int ghost) {
    return s.ghostAt[ghost] != NONE && s.house.isUp(s.ghostAt[ghost]);
  }

  private static int distance(CandyGhostsState s, int place) {
    return s.house.distance(s.bossAt, place);
  }

  /** It jumps onto a player, the noise or a ghost. */
  static void jump(CandyGhostsState s, int prey) {
    if (prey == ActionArgument.NOISE) {
      // not onto a possessed player's square: it stays
      if (!Places.isSquare(s.noise) || !s.isPlayerOn(s.noise)) {
        land(s, s.noise);
      }
    } else if (prey < ActionArgument.NOISE) {
      land(s, s.at[prey]);
      eatPlayer(s, prey);
    } else {
      int ghost = s.ghost(prey - ActionArgument.NOISE);
      land(s, s.ghostAt[ghost]);
      if (s.events != null) {
        s.events.add(new CandyGhostsEvent.Eaten(s.name(s.ghostId[ghost])));
      }
      s.removeGhost(ghost);
      s.stored++;
      explodeIfOverfull(s);
    }
  }

  private static void land(CandyGhostsState s, int place) {
    s.bossAt = place;
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Jumped(s.name(CandyGhostsState.BOSS), place));
    }
  }

  /** The player sits in its belly from now on, and the charges are its. */
  static void eatPlayer(CandyGhostsState s, int seat) {
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Swallowed(s.name(CandyGhostsState.BOSS), seat));
    }
    s.at[seat] = NONE;
    s.belly |= 1 << seat;
    s.stored += s.charges[seat];
    s.charges[seat] = 0;
    explodeIfOverfull(s);
  }

  private static void explodeIfOverfull(CandyGhostsState s) {
    Box.BossCard pigin = Box.boss(Boss.PIGIN);
    int storage = pigin.storage() + s.effect(Change.STORAGE, pigin.traits());
    if (s.stored > Math.max(0, storage)) {
      explode(s);
    }
  }

  /** It leaves the game; the eaten land around it, in seat order. */
  private static void explode(CandyGhostsState s) {
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Exploded(s.name(CandyGhostsState.BOSS), s.bossAt));
    }
    int from = s.bossAt;
    int eaten = s.belly;
    s.bossAt = NONE;
    s.belly = 0;
    s.consumed += s.stored;
    s.stored = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if ((eaten >> seat & 1) != 0) {
        s.at[seat] = nearestLanding(s, from);
        if (s.events != null) {
          s.events.add(new CandyGhostsEvent.Landed(seat, s.at[seat]));
        }
        Haunting.meetFreeGhost(s, seat);
      }
    }
  }

  /** Squares by distance, then by y and x; then Start, then Exit. */
  private static int nearestLanding(CandyGhostsState s, int from) {
    int best = EXIT;
    if (s.house.distance(from, START) <= s.house.distance(from, EXIT)) {
      best = START;
    }
    for (int y = s.house.high() * Box.K - 1; y >= 0; y--) {
      for (int x = s.house.wide() * Box.K - 1; x >= 0; x--) {
        int square = Places.square(x, y);
        boolean nearer = s.house.distance(from, square) <= s.house.distance(from, best);
        boolean free = s.house.isUp(square) && !s.isPlayerOn(square) && s.freeGhostOn(square) < 0;
        if (nearer && free) {
          best = square;
        }
      }
    }
    return best;
  }
}
