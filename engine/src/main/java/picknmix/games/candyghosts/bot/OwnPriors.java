package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.bot.Outlook.CHARGE;
import static picknmix.games.candyghosts.bot.Outlook.FREED;
import static picknmix.games.candyghosts.bot.Outlook.GHOST;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Role;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Roles;
import picknmix.games.candyghosts.rules.Rolls;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;

/** What a player's own actions seem to be worth: for bots. */
final class OwnPriors {
  /** Less than anything sensible. */
  private static final double SILLY = 3;

  private final Outlook outlook;
  private final TurnPlan plan;

  /** Plans in a world that is a little different, or of somebody else. */
  private final TurnPlan aside;

  final ItemPriors items;

  /** What it would be worth to be rid of each ghost, where known. */
  private double[] worth = new double[64];

  private double all;
  private int there;

  OwnPriors(Outlook outlook) {
    this.outlook = outlook;
    this.plan = new TurnPlan(outlook);
    this.aside = new TurnPlan(outlook);
    this.items = new ItemPriors(outlook, aside);
  }

  /** The steps that Bossypants makes another player take. */
  void bossyPriors(CandyGhostsState s, ActionList actions, double[] out) {
    plan.make(s, s.pending.seat(), s.pending.points());
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      out[i] =
          CandyGhostsNotation.verb(action) == Verb.STOP
              ? plan.staying
              : plan.via(CandyGhostsNotation.first(action));
    }
  }

  void prior(CandyGhostsState s, int seat, ActionList actions, double[] out) {
    plan.make(s, seat, s.stage == Stage.FINAL ? 0 : s.ap);
    all = plan.best;
    there = plan.bestAt;
    weighGhosts(s, seat);
    items.prepare(s, seat, plan);
    for (int i = 0; i < actions.size(); i++) {
      out[i] = one(s, seat, actions.get(i));
    }
  }

  private double one(CandyGhostsState s, int seat, long action) {
    int first = CandyGhostsNotation.first(action);
    int second = CandyGhostsNotation.second(action);
    return switch (CandyGhostsNotation.verb(action)) {
      case END -> plan.staying;
      case STEP, PUSH -> plan.via(first);
      case LEAVE -> leave(s, seat);
      case PICK -> items.pick(s, seat, first);
      case DROP -> items.drop(s, seat, first);
      case ASK -> items.ask(s, seat, first, second);
      case GIVE -> items.give(s, seat, first, second);
      case SMASH -> items.smash(s, seat, first);
      case REMOVE -> items.remove(s, seat, first);
      case THROW -> items.thrown(s, seat, first, second);
      case USE_KIT -> items.kit(s, seat, worth(s, s.ghostIn[second]));
      case USE_FAN -> items.fan(s, seat);
      case CAPTURE -> all + capture(s, seat, first);
      case ATTACK -> all + attack(s, seat, first);
      case SPECIAL, SPECIAL_ON, SPECIAL_FOR -> special(s, seat, first);
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
        boolean canGo = host == seat || Hope.comesAfter(s, host);
        boolean wanted = host == seat || Roles.of(s, seat) != Role.TRAITOR;
        worth[i] = wanted ? FREED + (canGo ? 0.3 : 0) : 0;
      } else {
        worth[i] = GHOST;
        if (s.house.isUp(s.ghostAt[i])) {
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
    return s.ghostIn[seat] == who ? Rolls.OWN_GHOST : s.house.distance(there, s.placeOf(who));
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
    double prior = Odds.hit(modifier, Rolls.distance(s, seat, who)) * gain;
    return isBetterLater(s, seat, who, modifier) ? prior / 10 - 0.2 : prior;
  }

  private double attack(CandyGhostsState s, int seat, int who) {
    int modifier = Powers.roll(s, seat);
    double prior = Odds.hit(modifier, Rolls.distance(s, seat, who)) * worth(s, who) - CHARGE;
    return isBetterLater(s, seat, who, modifier) ? prior / 10 - 0.2 : prior;
  }

  // ---- specials

  private double special(CandyGhostsState s, int seat, int first) {
    int modifier = Powers.roll(s, seat);
    return switch (Powers.special(s, seat)) {
      case WHISPERER -> all + worth(s, first) - CHARGE;
      case SACRIFICE -> all + items.sacrifice(s, seat) - CHARGE;
      case CHAIN -> all + chain(s, seat, first, modifier) - CHARGE;
      case SPEED -> speed(s, seat);
      case BOSSY -> bossy(s, first);
      case DISBELIEF -> all;
      case WHISTLER ->
          all + Odds.whistle(modifier, Rolls.distance(s, seat, first)) * worth(s, first) - CHARGE;
      case BOOM -> all + boom(s, seat, modifier) - CHARGE;
    };
  }

  private double chain(CandyGhostsState s, int seat, int who, int modifier) {
    double gain = worth(s, who);
    int place = s.placeOf(who);
    for (int i = 0; i < s.ghosts && !s.isPossessed(seat); i++) {
      if (s.ghostId[i] != who
          && s.house.isUp(s.ghostPlace(i))
          && s.house.distance(place, s.ghostPlace(i)) <= 2) {
        gain += worth[i];
      }
    }
    return Odds.hit(modifier, Rolls.distance(s, seat, who)) * gain;
  }

  private double boom(CandyGhostsState s, int seat, int modifier) {
    double gain = 0;
    for (int i = 0; i < s.ghosts; i++) {
      if (s.isPossessed(seat) ? s.ghostHost[i] == seat : s.house.isUp(s.ghostPlace(i))) {
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
    aside.make(s, seat, s.full);
    return aside.best - CHARGE;
  }

  private double bossy(CandyGhostsState s, int other) {
    aside.make(s, other, Powers.ap(s, other));
    double gain = aside.best - aside.staying;
    outlook.prepare(s, s.active);
    return all + gain - CHARGE;
  }

  // ---- leaving

  /** CG-80: alone out of the house, if the others can do without. */
  private double leave(CandyGhostsState s, int seat) {
    double worth = all + outlook.dangers(s, seat, s.at[seat], -1) + 0.1;
    Role role = Roles.of(s, seat);
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
