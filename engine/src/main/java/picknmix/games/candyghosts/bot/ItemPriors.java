package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.bot.ItemWorth.KEEN;
import static picknmix.games.candyghosts.bot.Outlook.CHARGE;
import static picknmix.games.candyghosts.bot.Outlook.FREED;
import static picknmix.games.candyghosts.bot.Outlook.PACE;
import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.Arrays;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Role;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Roles;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;

/** What it seems to be worth to do something with an item: for bots. */
final class ItemPriors {
  /** Throws that fail more often than not are no plan. */
  private static final double LIKELY = 0.5;

  /** Somebody has to do it, and to agree. */
  private static final double TROUBLE = 0.05;

  /** CG-61: how much of the points that are left are of use in a room just lit. */
  private static final double LIT = 0.8;

  private static final int ACROSS = 4;

  /** What a point more on the dice is worth to somebody in a round. */
  private static final double ROLL = 0.15;

  /** Who asks will know why. */
  private static final double TRUST = 0.3;

  private final Outlook outlook;
  private final TurnPlan aside;
  private final ItemWorth worth;
  private final double[] lit = new double[Places.MOST_ROOMS];
  private final double[] caught = new double[CandyGhostsState.MAX_SEATS];

  private double all;
  private int there;
  private int door;
  private double poorer;
  private boolean isPoorerKnown;

  /** A copy of the state, in which a little may be different for a while. */
  private final CandyGhostsState world = new CandyGhostsState();

  private boolean isWorldKnown;

  /** What the team has to fear at the end of the plan. */
  private double fear;

  /**
   * Priors beside a player's plan.
   *
   * @param aside for plans in a world that is a little different, or of somebody else
   */
  ItemPriors(Outlook outlook, TurnPlan aside) {
    this.outlook = outlook;
    this.aside = aside;
    this.worth = new ItemWorth(outlook.roads);
  }

  /** Begins with the plan that the seat has made. */
  void prepare(CandyGhostsState s, int seat, TurnPlan plan) {
    all = plan.best;
    there = plan.bestAt;
    door = plan.bestFrom;
    isPoorerKnown = false;
    isWorldKnown = false;
    fear = s.isPossessed(seat) ? 0 : outlook.dangers(s, seat, there, -1);
    outlook.tellCaught(caught);
    if (Kind.count(s.hand[seat], Kind.TORCH.number()) > 0) {
      lookForDarkRooms(s, seat, plan);
    }
  }

  /** Makes the copy if there is none yet; whoever changes something in it puts it back. */
  private void suppose(CandyGhostsState s) {
    if (!isWorldKnown) {
      world.copyFrom(s);
      isWorldKnown = true;
    }
  }

  /** The best plan with an action point less. */
  private double poorer(CandyGhostsState s, int seat) {
    if (!isPoorerKnown) {
      aside.make(s, seat, s.ap - 1);
      poorer = aside.best;
      isPoorerKnown = true;
    }
    return poorer;
  }

  // ---- from hand to hand

  double pick(CandyGhostsState s, int seat, int square) {
    return poorer(s, seat) + worth.toGet(s, seat, s.item[square]);
  }

  double drop(CandyGhostsState s, int seat, int kind) {
    return poorer(s, seat) - worth.toLose(s, seat, kind) - TROUBLE;
  }

  /** CG-18; a kit in the hands of the possessed is best taken and used on them. */
  double ask(CandyGhostsState s, int seat, int other, int kind) {
    double gain = worth.toGet(s, seat, kind);
    boolean frees = kind == Kind.KIT.number() && Kind.count(s.hand[seat], kind) == 0;
    for (int lost = 0; frees && lost < s.seats; lost++) {
      gain = s.ghostIn[lost] == 0 ? gain : FREED;
    }
    return poorer(s, seat) + gain - worth.toLose(s, other, kind) - TROUBLE;
  }

  /** CG-33: thrown to a friend, who has more of it; or who will have to free oneself. */
  double give(CandyGhostsState s, int seat, int kind, int other) {
    double hit = Odds.hit(Powers.roll(s, seat), s.house.distance(s.at[seat], s.at[other]));
    double gain = s.isPossessed(other) || isRival(s, seat) ? 0 : worth.toGet(s, other, kind);
    if (gain > 0 && kind == Kind.KIT.number()) {
      gain += FREED * LIKELY * caught[seat] * (1 - caught[other]);
    }
    return all + hit * gain + failed(s, seat, hit) - worth.toLose(s, seat, kind) - TROUBLE;
  }

  private static boolean isRival(CandyGhostsState s, int seat) {
    return Roles.of(s, seat) == Role.TRAITOR;
  }

  /** CG-18: whether the asked seat parts with it. */
  void answerPriors(CandyGhostsState s, ActionList actions, double[] out) {
    int asked = s.pending.seat();
    int kind = s.pending.kind();
    double gain = TRUST + worth.toGet(s, s.active, kind) - worth.toLose(s, asked, kind);
    if (s.roles && Roles.of(s, asked) != Role.FRIEND) {
      gain = s.isPossessed(asked) ? TRUST : -worth.toLose(s, asked, kind);
    }
    for (int i = 0; i < actions.size(); i++) {
      out[i] = CandyGhostsNotation.verb(actions.get(i)) == Verb.AGREE ? gain : 0;
    }
  }

  // ---- noises and light

  /** CG-35: a noise draws the ghosts away from everybody, if it is in a good place. */
  double thrown(CandyGhostsState s, int seat, int kind, int place) {
    double cost = worth.toBreak(s, seat, kind);
    double hit = Odds.hit(Powers.roll(s, seat), s.house.distance(s.at[seat], place));
    double light = s.house.isUp(place) ? 0 : lit[s.house.card(place)];
    if (fear + light <= cost || hit < LIKELY || (light == 0 && !s.house.isUp(place))) {
      return all - 1 - Math.max(0, cost) + hit / 10;
    }
    if (light > 0 && s.at[seat] != door && isLighterLater(s, seat, place, hit)) {
      return all - TROUBLE;
    }
    return all + hit * (light + fear - withNoise(s, seat, place)) + failed(s, seat, hit) - cost;
  }

  /** What the noise at the thrower's feet spares who go away from there. */
  private double failed(CandyGhostsState s, int seat, double hit) {
    return there == s.at[seat] ? 0 : (1 - hit) * (fear - withNoise(s, seat, s.at[seat]));
  }

  /** What there is to fear if a noise lies there; ghosts around it will come next. */
  private double withNoise(CandyGhostsState s, int seat, int place) {
    suppose(s);
    world.noise = place;
    double loss = outlook.dangers(world, seat, there, -1) - 0.01 * s.house.way(place, there);
    world.noise = s.noise;
    return loss;
  }

  /** CG-51: a noise here, and away. */
  double sacrifice(CandyGhostsState s, int seat) {
    boolean pointless = s.noise != NONE || there == s.at[seat] || s.isPossessed(seat);
    return pointless ? -1 : fear - withNoise(s, seat, s.at[seat]);
  }

  /** CG-61: who would have to stop at a dark door with points left, now or later in the round. */
  private void lookForDarkRooms(CandyGhostsState s, int seat, TurnPlan plan) {
    Arrays.fill(lit, 0, s.house.rooms(), 0);
    note(s, plan);
    for (int other = 0; other < s.seats; other++) {
      if (s.at[other] != NONE && !s.isPossessed(other) && Hope.comesAfter(s, other)) {
        aside.make(s, other, Powers.ap(s, other));
        note(s, aside);
      }
    }
    outlook.prepare(s, seat);
    double keen =
        switch (Roles.of(s, seat)) {
          case EXPLORER -> KEEN;
          case INTROVERT -> -2 * KEEN;
          default -> 0;
        };
    for (int room = 0; keen != 0 && room < s.house.rooms(); room++) {
      lit[room] = Math.max(0, lit[room] + keen);
    }
  }

  private void note(CandyGhostsState s, TurnPlan plan) {
    if (!s.house.isUp(plan.bestAt)) {
      lit[s.house.card(plan.bestAt)] += LIT * PACE * Math.min(plan.bestLeft, ACROSS);
    }
  }

  private boolean isLighterLater(CandyGhostsState s, int seat, int place, double hit) {
    return s.house.card(there) == s.house.card(place)
        && Odds.hit(Powers.roll(s, seat), s.house.distance(door, place)) > hit;
  }

  // ---- obstacles

  /** CG-66, CG-68: a rug or a pet away, for oneself and for friends whom it stops. */
  double remove(CandyGhostsState s, int seat, int square) {
    return cleared(s, seat, square, s.noise);
  }

  /** CG-64: the same with a mirror, and a noise as well. */
  double smash(CandyGhostsState s, int seat, int square) {
    return cleared(s, seat, square, square);
  }

  private double cleared(CandyGhostsState s, int seat, int square, int noise) {
    byte item = s.item[square];
    double gain = Roles.of(s, seat) == Role.VANDAL ? KEEN : 0;
    for (int other = 0; other < s.seats; other++) {
      boolean walks = other != seat && s.at[other] != NONE && !s.isPossessed(other);
      if (walks && Kind.of(item).stops(s.traits(other))) {
        gain += wayFor(s, other, square) * (Hope.comesAfter(s, other) ? 1 : LIKELY);
      }
    }
    suppose(s);
    world.noise = noise;
    world.lay(square, -1);
    aside.make(world, seat, s.ap - 1);
    world.lay(square, item);
    world.noise = s.noise;
    double best = aside.best;
    outlook.prepare(s, seat);
    return best + gain - TROUBLE;
  }

  /** How much better another player's turn is without what lies there. */
  private double wayFor(CandyGhostsState s, int other, int square) {
    int ap = Powers.ap(s, other);
    aside.make(s, other, ap);
    double with = aside.best;
    suppose(s);
    world.lay(square, -1);
    aside.make(world, other, ap);
    world.lay(square, s.item[square]);
    return aside.best - with;
  }

  // ---- consumables

  /** CG-62: the turn that is left without this atmosphere, and those of friends after it. */
  double fan(CandyGhostsState s, int seat) {
    double gain = 0;
    for (int other = 0; other < s.seats; other++) {
      boolean comes = s.at[other] != NONE && (other == seat || Hope.comesAfter(s, other));
      if (comes) {
        boolean muted =
            Powers.has(s, other, Change.NO_SPECIAL) || Powers.has(s, other, Change.NO_ATTACK);
        gain += muted ? CHARGE * s.charges[other] : 0;
      }
      if (comes && other != seat) {
        gain -= PACE * s.effect(Change.AP, s.traits(other));
        gain -= ROLL * s.effect(Change.ROLL, s.traits(other));
      }
    }
    suppose(s);
    world.now = -1;
    aside.make(world, seat, s.ap);
    world.now = s.now;
    double best = aside.best;
    outlook.prepare(s, seat);
    return best + gain - worth.toBreak(s, seat, Kind.FAN.number());
  }

  double kit(CandyGhostsState s, int seat, double freed) {
    return all + freed - worth.toBreak(s, seat, Kind.KIT.number());
  }
}
