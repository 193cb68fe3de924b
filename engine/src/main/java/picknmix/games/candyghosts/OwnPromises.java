package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.CandyGhostsState.BOSS;
import static picknmix.games.candyghosts.Outlook.CHARGE;
import static picknmix.games.candyghosts.Outlook.FREED;
import static picknmix.games.candyghosts.Outlook.GHOST;
import static picknmix.games.candyghosts.Outlook.PACE;
import static picknmix.games.candyghosts.Places.NONE;

import picknmix.games.candyghosts.CandyGhostsState.Stage;
import picknmix.kernel.ActionList;

/** What a player's own actions seem to be worth: for bots. */
final class OwnPromises {
  /** Less than anything sensible. */
  private static final double SILLY = 3;

  private final Outlook outlook;
  private final TurnPlan plan;

  /** What it would be worth to be rid of each ghost, where known. */
  private double[] worth = new double[64];

  private double all;
  private int there;

  OwnPromises(Outlook outlook) {
    this.outlook = outlook;
    this.plan = new TurnPlan(outlook);
  }

  /** The steps that Bossypants makes another player take. */
  void promiseBossy(CandyGhostsState s, ActionList actions, double[] out) {
    plan.make(s, s.pending.who(), s.pending.n());
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      out[i] =
          CandyGhostsActions.verb(action) == Verb.STOP
              ? plan.staying
              : plan.via(CandyGhostsActions.first(action));
    }
  }

  void promise(CandyGhostsState s, int seat, ActionList actions, double[] out) {
    plan.make(s, seat, s.stage == Stage.FINAL ? 0 : s.ap);
    all = plan.best;
    there = plan.bestAt;
    weighGhosts(s, seat);
    double decoy = decoy(s, seat);
    for (int i = 0; i < actions.size(); i++) {
      out[i] = one(s, seat, actions.get(i), decoy);
    }
  }

  private double one(CandyGhostsState s, int seat, long action, double decoy) {
    int first = CandyGhostsActions.first(action);
    int second = CandyGhostsActions.second(action);
    return switch (CandyGhostsActions.verb(action)) {
      case END -> plan.staying;
      case STEP, PUSH -> plan.via(first);
      case LEAVE -> leave(s, seat);
      case PICK -> all - PACE + itemWorth(s, seat, s.item[first]);
      case ASK -> all - PACE - 0.2 + itemWorth(s, seat, second) - itemWorth(s, first, second);
      case SMASH -> all - PACE - 0.3;
      case REMOVE -> all - PACE - 0.3;
      case THROW -> all + thrown(s, seat, first, second, decoy);
      case USE_KIT -> all + worth(s, s.ghostIn[second]);
      case USE_FAN -> all + fan(s);
      case CAPTURE -> all + capture(s, seat, first);
      case ATTACK -> all + attack(s, seat, first);
      case SPECIAL, SPECIAL_ON, SPECIAL_FOR -> special(s, seat, first, decoy);
      default -> all - SILLY;
    };
  }

  // ---- fights

  private void weighGhosts(CandyGhostsState s, int seat) {
    if (worth.length <= s.ghosts) {
      worth = new double[2 * s.ghosts];
    }
    double now = plan.bestWith(s, seat);
    for (int i = 0; i < s.ghosts; i++) {
      int host = s.ghostHost[i];
      if (host >= 0) {
        boolean canGo = host == seat || Danger.comesAfter(s, host);
        boolean wanted = host == seat || Role.of(s, seat) != Role.TRAITOR;
        worth[i] = wanted ? FREED + (canGo ? 0.3 : 0) : 0;
      } else {
        worth[i] = GHOST;
        if (Space.isUp(s, s.ghostAt[i])) {
          worth[i] += plan.bestWithout(s, seat, i) - now;
        }
      }
    }
  }

  /** What it is worth to be rid of that ghost or Onna. */
  private double worth(CandyGhostsState s, int who) {
    return who == BOSS ? 0.3 : worth[s.ghost(who)];
  }

  /** How far the ghost is at the end of the plan. */
  private int laterDistance(CandyGhostsState s, int seat, int who) {
    return s.ghostIn[seat] == who ? Rolls.OWN_GHOST : Space.distance(s, there, s.placeOf(who));
  }

  private boolean isBetterLater(CandyGhostsState s, int seat, int who, int modifier) {
    return there != s.at[seat]
        && Odds.hit(modifier, laterDistance(s, seat, who))
            > Odds.hit(modifier, Rolls.distance(s, seat, who));
  }

  private double capture(CandyGhostsState s, int seat, int who) {
    int modifier = Powers.roll(s, seat);
    boolean kept = who != BOSS && s.charges[seat] < Powers.storage(s, seat);
    double gain = worth(s, who) + (kept ? CHARGE : 0);
    double promise = Odds.hit(modifier, Rolls.distance(s, seat, who)) * gain;
    return isBetterLater(s, seat, who, modifier) ? promise / 10 - 0.2 : promise;
  }

  private double attack(CandyGhostsState s, int seat, int who) {
    int modifier = Powers.roll(s, seat);
    double promise = Odds.hit(modifier, Rolls.distance(s, seat, who)) * worth(s, who) - CHARGE;
    return isBetterLater(s, seat, who, modifier) ? promise / 10 - 0.2 : promise;
  }

  // ---- specials

  private double special(CandyGhostsState s, int seat, int first, double decoy) {
    int modifier = Powers.roll(s, seat);
    return switch (Powers.special(s, seat)) {
      case WHISPERER -> all + worth(s, first) - CHARGE;
      case SACRIFICE -> all + sacrifice(s, seat, decoy) - CHARGE;
      case CHAIN -> all + chain(s, seat, first, modifier) - CHARGE;
      case SPEED -> speed(s, seat);
      case BOSSY -> bossy(s, first);
      case DISBELIEF -> all;
      case WHISTLER ->
          all + Odds.whistle(modifier, Rolls.distance(s, seat, first)) * worth(s, first) - CHARGE;
      case BOOM -> all + boom(s, seat, modifier) - CHARGE;
    };
  }

  /** CG-51: a noise here, and away. */
  private double sacrifice(CandyGhostsState s, int seat, double decoy) {
    boolean pointless = s.noise != NONE || there == s.at[seat] || s.isPossessed(seat);
    return pointless ? -1 : decoy - withNoise(s, seat, s.at[seat]);
  }

  private double chain(CandyGhostsState s, int seat, int who, int modifier) {
    double gain = worth(s, who);
    int place = s.placeOf(who);
    for (int i = 0; i < s.ghosts && !s.isPossessed(seat); i++) {
      if (s.ghostId[i] != who
          && Space.isUp(s, s.ghostPlace(i))
          && Space.distance(s, place, s.ghostPlace(i)) <= 2) {
        gain += worth[i];
      }
    }
    return Odds.hit(modifier, Rolls.distance(s, seat, who)) * gain;
  }

  private double boom(CandyGhostsState s, int seat, int modifier) {
    double gain = 0;
    for (int i = 0; i < s.ghosts; i++) {
      if (s.isPossessed(seat) ? s.ghostHost[i] == seat : Space.isUp(s, s.ghostPlace(i))) {
        gain += Odds.boom(modifier, Rolls.distance(s, seat, s.ghostId[i])) * worth[i];
      }
    }
    return gain;
  }

  /** All points again: best when none are left. */
  private double speed(CandyGhostsState s, int seat) {
    if (s.stage == Stage.OPEN && s.ap > 1) {
      return all - 0.5;
    }
    double before = plan.best;
    double stay = plan.staying;
    int at = plan.bestAt;
    plan.make(s, seat, s.full);
    double again = plan.best;
    plan.best = before;
    plan.staying = stay;
    plan.bestAt = at;
    return again - CHARGE;
  }

  private double bossy(CandyGhostsState s, int other) {
    double before = plan.best;
    double stay = plan.staying;
    plan.make(s, other, Powers.ap(s, other));
    double gain = plan.best - plan.staying;
    plan.make(s, s.active, s.stage == Stage.FINAL ? 0 : s.ap);
    plan.best = before;
    plan.staying = stay;
    return all + gain - CHARGE;
  }

  // ---- items

  /** What the team has to fear, and a noise might spare it. */
  private double decoy(CandyGhostsState s, int seat) {
    return s.noise != NONE || s.isPossessed(seat) ? 0 : outlook.dangers(s, seat, there, -1);
  }

  /** CG-35: a noise draws the ghosts away from everybody, if it is in a good place. */
  private double thrown(CandyGhostsState s, int seat, int kind, int place, double decoy) {
    double cost = itemWorth(s, seat, kind);
    double hit = Odds.hit(Powers.roll(s, seat), Space.distance(s, s.at[seat], place));
    if (decoy <= cost || hit < 0.5 || !Space.isUp(s, place)) {
      return -1 - cost + hit / 10;
    }
    double failed = there == s.at[seat] ? 0 : decoy - withNoise(s, seat, s.at[seat]);
    return hit * (decoy - withNoise(s, seat, place)) + (1 - hit) * failed - cost;
  }

  /** What there is to fear if a noise lies there; ghosts around it will come next. */
  private double withNoise(CandyGhostsState s, int seat, int place) {
    s.noise = place;
    double loss = outlook.dangers(s, seat, there, -1) - 0.01 * Space.way(s, place, there);
    s.noise = NONE;
    return loss;
  }

  /** What it is worth to carry one more of that. */
  static double itemWorth(CandyGhostsState s, int seat, int number) {
    Kind kind = Kind.of(number);
    int have = Kind.size(s.hand[seat]);
    double keen = Role.of(s, seat) == Role.HOARDER ? 0.5 : 0;
    return keen
        + switch (kind) {
          case TEACUP, VASE, PLATE, TORCH -> have >= 4 ? 0.1 : have >= 2 ? 0.3 : 0.5;
          case KIT -> 0.8;
          case FAN -> 0.05;
          case MEGAPHONE -> 0.6;
          case CURSED_MEGAPHONE -> 0.3;
          case ESPRESSO -> 0.8;
          case CURSED_ESPRESSO -> 0.3;
          case LUNCHBOX -> 0.3;
          case CURSED_LUNCHBOX -> 0.05;
          default -> 0;
        };
  }

  private static double fan(CandyGhostsState s) {
    double gain = -0.3;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] != NONE) {
        int traits = s.traits(seat);
        gain -= 0.2 * Effect.sum(s, Effect.Change.AP, traits);
        gain -= 0.2 * Effect.sum(s, Effect.Change.ROLL, traits);
      }
    }
    return gain;
  }

  // ---- leaving

  /** CG-80: alone out of the house, if the others can do without. */
  private double leave(CandyGhostsState s, int seat) {
    double worth = all + outlook.dangers(s, seat, s.at[seat], -1) + 0.1;
    Role role = Role.of(s, seat);
    if (role != Role.FRIEND) {
      return worth + (role == Role.TRAITOR || role == Role.COWARD ? 2 : 0.5);
    }
    for (int other = 0; other < s.seats; other++) {
      if (other != seat && !s.hasLeft(other)) {
        worth -= s.isPossessed(other) ? SILLY : 0.08 * outlook.road(s.at[other]);
      }
    }
    return worth;
  }
}
