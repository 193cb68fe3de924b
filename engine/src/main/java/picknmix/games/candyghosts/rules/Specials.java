package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import java.util.List;
import picknmix.games.candyghosts.box.Special;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.kernel.ActionList;

/**
 * What the characters' specials do (CG-50 to CG-57). Each costs a charge; whoever lists one has
 * seen to that. A possessed player's reaches only the ghost in them (CG-37).
 */
public final class Specials {
  private Specials() {}

  /** Lists the uses of the seat's special. */
  static void list(CandyGhostsState s, int seat, ActionList out) {
    switch (Powers.special(s, seat)) {
      case WHISPERER -> listPossessing(s, seat, out);
      case CHAIN, WHISTLER -> Targets.list(s, seat, Verb.SPECIAL_ON, out);
      case BOSSY -> listOthers(s, seat, out);
      case BOOM -> out.add(CandyGhostsNotation.of(Verb.SPECIAL));
      case SACRIFICE, SPEED -> {
        if (!s.isPossessed(seat)) {
          out.add(CandyGhostsNotation.of(Verb.SPECIAL));
        }
      }
      case DISBELIEF -> {} // passive, see Powers.disbelieves
    }
  }

  private static void listPossessing(CandyGhostsState s, int seat, ActionList out) {
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostHost[i] >= 0 && (!s.isPossessed(seat) || s.ghostHost[i] == seat)) {
        out.add(CandyGhostsNotation.of(Verb.SPECIAL_ON, s.ghostId[i]));
      }
    }
  }

  private static void listOthers(CandyGhostsState s, int seat, ActionList out) {
    for (int other = 0; other < s.seats && !s.isPossessed(seat); other++) {
      if (other != seat && s.at[other] != Places.NONE) {
        out.add(CandyGhostsNotation.of(Verb.SPECIAL_FOR, other));
      }
    }
  }

  /** The charge is spent: it is done, or rolled for. */
  static void use(CandyGhostsState s, int seat, long action) {
    Special special = Powers.special(s, seat);
    switch (special) {
      case WHISPERER -> Haunting.hit(s, CandyGhostsNotation.first(action));
      case SACRIFICE -> Rolls.noise(s, s.at[seat]);
      case SPEED -> {
        s.ap = s.full;
        s.stage = Stage.OPEN;
      }
      case BOSSY -> {
        int other = CandyGhostsNotation.first(action);
        s.pending.addBossy(other, Powers.ap(s, other));
      }
      case CHAIN, WHISTLER, BOOM -> s.pending.addRoll(dice(special), action, 0);
      case DISBELIEF -> throw new IllegalStateException("there is nothing to do");
    }
  }

  // ---- dice

  private static int dice(Special special) {
    return special == Special.WHISTLER ? 2 : 1;
  }

  /** Whether so many dice are rolled for such an action with that special. */
  public static boolean isRolledFor(Special special, Verb verb, int dice) {
    return switch (special) {
      case CHAIN, WHISTLER -> verb == Verb.SPECIAL_ON && dice == dice(special);
      case BOOM -> verb == Verb.SPECIAL && dice == dice(special);
      default -> false;
    };
  }

  /** The dice for the seat's special have fallen; {@code second} is 0 for one die. */
  static void rolled(CandyGhostsState s, int seat, long action, int die, int second, int sum) {
    int first = CandyGhostsNotation.first(action);
    switch (Powers.special(s, seat)) {
      case CHAIN -> chain(s, seat, first, die);
      case WHISTLER -> whistle(s, seat, first, die, second);
      case BOOM -> boom(s, seat, action, die, sum);
      default -> throw new IllegalStateException("it has no dice");
    }
  }

  /** CG-52, Chain Reaction: an attack that goes on from each consumed ghost to those around it. */
  private static void chain(CandyGhostsState s, int seat, int who, int die) {
    if (Rolls.attempt(s, seat, die, Rolls.distance(s, seat, who))) {
      if (who == BOSS || s.isPossessed(seat)) {
        Haunting.hit(s, who);
      } else {
        Targets.chain(s, who);
      }
    }
  }

  /** CG-56: an attack with two dice, added; it fumbles or crits only on two 1s or two 6s. */
  private static void whistle(CandyGhostsState s, int seat, int who, int die, int second) {
    int distance = Rolls.distance(s, seat, who);
    boolean hits = whistleReaches(s, seat, die + second, distance);
    if (s.events != null) {
      CandyGhostsEvent.Aim aim = new CandyGhostsEvent.Aim(whistleNeed(s, seat, distance), distance);
      Rolls.tell(s, List.of(die, second), hits, die + second, aim);
    }
    if (hits) {
      Haunting.hit(s, who);
    }
  }

  /** Whether two dice that show so much in all come as far as that. */
  public static boolean whistleReaches(CandyGhostsState s, int seat, int sum, int distance) {
    return sum == 2 * Rolls.CRIT
        || (sum > 2 * Rolls.FUMBLE && sum + Powers.roll(s, seat) >= distance);
  }

  /** The least that two dice must show in all to come as far as that. */
  public static int whistleNeed(CandyGhostsState s, int seat, int distance) {
    int need = 2 * Rolls.FUMBLE;
    while (!whistleReaches(s, seat, need, distance)) {
      need++;
    }
    return need;
  }

  /** CG-57, Boom Voice: a die, again after each 6; every ghost within the sum is consumed. */
  private static void boom(CandyGhostsState s, int seat, long action, int die, int sum) {
    if (s.events != null) {
      Rolls.tell(s, List.of(die), true, sum + die, null);
    }
    if (die == Rolls.CRIT) {
      s.pending.addRoll(1, action, sum + die);
    } else {
      Targets.boom(s, seat, sum + die + Powers.roll(s, seat));
    }
  }
}
