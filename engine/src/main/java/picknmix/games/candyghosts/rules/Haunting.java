package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.map.Places;

/** Ghosts and players meet, and part again (CG-36, CG-41, GS-10). */
public final class Haunting {
  private Haunting() {}

  /** A new ghost there; it meets an unpossessed player. */
  static void appear(CandyGhostsState s, int place) {
    s.addGhost(++s.made, place, -1);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Spawned(s.name(s.made), place));
    }
    meetOn(s, s.made, place);
  }

  /** The ghost or boss meets the unpossessed player on its square, if there is one. */
  static void meetOn(CandyGhostsState s, int who, int place) {
    int seat = unpossessedOn(s, place);
    if (seat >= 0) {
      meet(s, who, seat);
    }
  }

  /** The first unpossessed player there, or −1. */
  public static int unpossessedOn(CandyGhostsState s, int place) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] == place && !s.isPossessed(seat)) {
        return seat;
      }
    }
    return -1;
  }

  public static int countUnpossessedOn(CandyGhostsState s, int place) {
    int count = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      count += s.at[seat] == place && !s.isPossessed(seat) ? 1 : 0;
    }
    return count;
  }

  /** GS-10: a ghost merges, Onna makes the player respawn, Pigin eats. */
  static void meet(CandyGhostsState s, int who, int seat) {
    if (who != BOSS) {
      merge(s, s.ghost(who), seat);
    } else if (s.boss == Boss.ONNA) {
      Onna.chase(s, seat);
    } else {
      Pigin.eatPlayer(s, seat);
    }
  }

  static void merge(CandyGhostsState s, int ghost, int seat) {
    s.ghostAt[ghost] = NONE;
    s.ghostHost[ghost] = seat;
    s.ghostIn[seat] = s.ghostId[ghost];
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Possessed(s.name(s.ghostId[ghost]), seat));
    }
  }

  /**
   * CG-32, CG-41: an attack has hit, or there is no square: a ghost is consumed, a boss respawns.
   */
  static void hit(CandyGhostsState s, int who) {
    if (who == BOSS) {
      if (s.events != null) {
        s.events.add(new CandyGhostsEvent.ChasedAway(s.name(who)));
      }
      s.bossAt = NONE;
      s.pending.addRespawn(BOSS, NONE);
    } else {
      consume(s, s.ghost(who));
    }
  }

  static void consume(CandyGhostsState s, int ghost) {
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Consumed(s.name(s.ghostId[ghost])));
    }
    s.consumed++;
    remove(s, ghost);
  }

  /** CG-31: the ghost becomes a charge, or is consumed if storage is full; Onna respawns. */
  static void capture(CandyGhostsState s, int who, int seat) {
    if (who == BOSS || s.charges[seat] >= Powers.storage(s, seat)) {
      hit(s, who);
    } else {
      if (s.events != null) {
        s.events.add(new CandyGhostsEvent.Captured(s.name(who), seat));
      }
      s.charges[seat]++;
      remove(s, s.ghost(who));
    }
  }

  /** The ghost is no more; a player freed on a big square meets a free ghost there at once. */
  static void remove(CandyGhostsState s, int ghost) {
    int host = s.ghostHost[ghost];
    s.removeGhost(ghost);
    if (host >= 0) {
      s.ghostIn[host] = 0;
      if (s.events != null) {
        s.events.add(new CandyGhostsEvent.Freed(host));
      }
      meetFreeGhost(s, host);
    }
  }

  static void meetFreeGhost(CandyGhostsState s, int seat) {
    int ghost = Places.isBig(s.at[seat]) ? s.freeGhostOn(s.at[seat]) : -1;
    if (ghost >= 0) {
      merge(s, ghost, seat);
    }
  }

  /** CG-31: whether fights reach it: it is on a face-up place, and not Pigin. */
  static boolean isReachable(CandyGhostsState s, int who) {
    boolean fought = who != BOSS || (s.boss != null && s.boss.isFought);
    return fought && s.house.isUp(s.placeOf(who));
  }
}
