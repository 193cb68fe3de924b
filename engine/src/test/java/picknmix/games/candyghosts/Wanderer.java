package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;

import picknmix.contract.Subject;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Pending;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;

/**
 * Plays for the common tests: anything now and then, but with an eye on the Exit and with luck in
 * fights. Players who do just anything seldom leave the first rooms, and no test would ever see a
 * boss, a special or an escape.
 */
final class Wanderer implements Subject.Taste<CandyGhostsState> {
  /** Of a hundred decisions so many are sensible, and of a hundred rolls so many are lucky. */
  private static final int SENSIBLE = 88;

  private static final int LUCKY = 85;

  /** From how near a ghost is worth a try. */
  private static final int NEAR = 4;

  @Override
  public long pick(CandyGhostsState s, int seat, ActionList listed, Rng rng) {
    if (seat == Seat.CHANCE) {
      boolean lucky = s.pending.is(Pending.Do.ROLL) && rng.below(100) < LUCKY;
      return lucky ? listed.get(listed.size() - 1) : listed.get(rng.below(listed.size()));
    }
    long sensible = rng.below(100) < SENSIBLE ? sensible(s, listed, rng) : NONE;
    return sensible == NONE ? anyOfAnyVerb(listed, rng) : sensible;
  }

  /** Any verb, then any of that verb: throws would crowd out the rest. */
  private static long anyOfAnyVerb(ActionList listed, Rng rng) {
    int verbs = 0;
    Verb verb = Verb.END;
    for (int i = 0; i < listed.size(); i++) {
      Verb next = CandyGhostsNotation.verb(listed.get(i));
      if (i == 0 || next != CandyGhostsNotation.verb(listed.get(i - 1))) {
        verb = rng.below(++verbs) == 0 ? next : verb;
      }
    }
    long picked = NONE;
    int found = 0;
    for (int i = 0; i < listed.size(); i++) {
      if (CandyGhostsNotation.verb(listed.get(i)) == verb && rng.below(++found) == 0) {
        picked = listed.get(i);
      }
    }
    return picked;
  }

  /** A fight, else a step on the way out or something to do with an item; NONE if there is none. */
  private static long sensible(CandyGhostsState s, ActionList listed, Rng rng) {
    long best = NONE;
    int bestWorth = 0;
    int found = 0;
    for (int i = 0; i < listed.size(); i++) {
      int worth = worth(s, listed.get(i));
      if (worth > bestWorth) {
        bestWorth = worth;
        found = 0;
      }
      if (worth > 0 && worth == bestWorth && rng.below(++found) == 0) {
        best = listed.get(i);
      }
    }
    return best;
  }

  private static int worth(CandyGhostsState s, long action) {
    int first = CandyGhostsNotation.first(action);
    return switch (CandyGhostsNotation.verb(action)) {
      case CAPTURE -> 3;
      case ATTACK -> isNear(s, first) ? 3 : 0;
      case USE_KIT -> 3;
      case PICK, SMASH, REMOVE, ASK, USE_FAN -> 2;
      case LEAVE -> 2;
      case END -> s.at[s.active] == EXIT ? 2 : 0; // waits for the others
      case STEP, PUSH -> isOnTheWay(s, s.pending.isEmpty() ? s.active : s.pending.seat(), first);
      case SPAWN, PUT -> isSafe(s, action);
      default -> 0;
    };
  }

  private static boolean isNear(CandyGhostsState s, int who) {
    return s.house.distance(s.at[s.active], s.placeOf(who)) <= NEAR;
  }

  private static int isOnTheWay(CandyGhostsState s, int seat, int to) {
    int goal = goal(s, s.at[seat]);
    boolean haunted = to != EXIT && s.isHauntedBy(to);
    return !haunted && s.house.way(to, goal) < s.house.way(s.at[seat], goal) ? 2 : 0;
  }

  /** The Exit, or while it is locked the nearest unflipped item. */
  private static int goal(CandyGhostsState s, int from) {
    int goal = EXIT;
    int least = Integer.MAX_VALUE;
    for (int square = 0; s.isLocked() && square < s.item.length; square++) {
      if (s.item[square] >= CandyGhostsState.COVERED && s.house.way(from, square) < least) {
        least = s.house.way(from, square);
        goal = square;
      }
    }
    return goal;
  }

  /** Ghosts come where nobody stands. */
  private static int isSafe(CandyGhostsState s, long action) {
    Verb verb = CandyGhostsNotation.verb(action);
    int square =
        verb == Verb.SPAWN ? CandyGhostsNotation.first(action) : CandyGhostsNotation.second(action);
    return s.isPlayerOn(square) ? 0 : 1;
  }
}
