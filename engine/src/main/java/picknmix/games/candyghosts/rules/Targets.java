package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.kernel.ActionList;

/** Whom captures, attacks and specials can reach. */
public final class Targets {
  /** GS-2: neighbours in a chain, diagonals too. */
  private static final int BESIDE = 2;

  private Targets() {}

  /** Lists ghosts, merged or not, and Onna; for the possessed only the ghost in them. */
  public static void list(CandyGhostsState s, int seat, Verb verb, ActionList out) {
    if (s.isPossessed(seat)) {
      out.add(CandyGhostsNotation.of(verb, s.ghostIn[seat]));
      return;
    }
    for (int i = 0; i < s.ghosts; i++) {
      if (s.house.isUp(s.ghostPlace(i))) {
        out.add(CandyGhostsNotation.of(verb, s.ghostId[i]));
      }
    }
    if (Haunting.isReachable(s, BOSS)) {
      out.add(CandyGhostsNotation.of(verb, BOSS));
    }
  }

  /** CG-52: consumes the ghost and all that hang together with it; Onna is the end of a chain. */
  static void chain(CandyGhostsState s, int who) {
    ActionList chain = s.scratch;
    chain.clear();
    chain.add(who);
    boolean onna = false;
    for (int i = 0; i < chain.size(); i++) {
      int place = s.placeOf((int) chain.get(i));
      for (int other = 0; other < s.ghosts; other++) {
        boolean beside = isWithin(s, place, s.ghostId[other], BESIDE);
        if (beside && !contains(chain, s.ghostId[other])) {
          chain.add(s.ghostId[other]);
        }
      }
      onna |= isWithin(s, place, BOSS, BESIDE);
    }
    hitAll(s, chain, onna);
  }

  private static boolean contains(ActionList list, long number) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) == number) {
        return true;
      }
    }
    return false;
  }

  /** CG-57: consumes every ghost within that distance. */
  static void boom(CandyGhostsState s, int seat, int reach) {
    if (s.isPossessed(seat)) {
      if (reach >= Rolls.OWN_GHOST) {
        Haunting.hit(s, s.ghostIn[seat]);
      }
      return;
    }
    ActionList hit = s.scratch;
    hit.clear();
    for (int i = 0; i < s.ghosts; i++) {
      if (isWithin(s, s.at[seat], s.ghostId[i], reach)) {
        hit.add(s.ghostId[i]);
      }
    }
    hitAll(s, hit, isWithin(s, s.at[seat], BOSS, reach));
  }

  private static boolean isWithin(CandyGhostsState s, int place, int who, int reach) {
    return Haunting.isReachable(s, who) && s.house.distance(place, s.placeOf(who)) <= reach;
  }

  private static void hitAll(CandyGhostsState s, ActionList ghosts, boolean onna) {
    for (int i = 0; i < ghosts.size(); i++) {
      Haunting.hit(s, (int) ghosts.get(i));
    }
    if (onna) {
      Haunting.hit(s, BOSS);
    }
  }
}
