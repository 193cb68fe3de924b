package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.bot.Outlook.CAUGHT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.ActionArgument;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.GhostMoves;
import picknmix.games.candyghosts.rules.Haunting;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;

/** What the choices for the group seem to be worth: where ghosts appear and how they move. */
final class GroupPriors {
  private static final int FAR = 1 << 10;

  private final Outlook outlook;
  private final Steering steering = new Steering();

  GroupPriors(Outlook outlook) {
    this.outlook = outlook;
  }

  // ---- squares for ghosts, bosses and players

  /** Ghosts go where none of them reaches anybody, best far behind. */
  void squarePriors(CandyGhostsState s, ActionList actions, double[] out) {
    double[] road = outlook.toExit(s);
    steering.prepare(s);
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      int first = CandyGhostsNotation.first(action);
      out[i] =
          switch (CandyGhostsNotation.verb(action)) {
            case PUT -> ghostAt(s, CandyGhostsNotation.second(action), road);
            case SPAWN -> ghostAt(s, first, road);
            default -> s.pending.who() == BOSS ? ghostAt(s, first, road) : playerAt(s, first, road);
          };
      if (s.boss == Boss.PIGIN) {
        out[i] += bait(s, action);
      }
    }
  }

  /** CG-42: Pigin eats what is nearest, so a ghost beside it saves the players. */
  private static double bait(CandyGhostsState s, long action) {
    boolean itself = s.pending.who() == BOSS;
    Verb verb = CandyGhostsNotation.verb(action);
    int square =
        verb == Verb.PUT ? CandyGhostsNotation.second(action) : CandyGhostsNotation.first(action);
    int pigin = itself ? square : s.bossAt;
    if (pigin == NONE || (verb == Verb.RESPAWN && !itself)) {
      return 0;
    }
    int player = FAR;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] != NONE && !s.isPossessed(seat)) {
        player = Math.min(player, s.house.distance(pigin, s.at[seat]));
      }
    }
    int ghost = itself ? FAR : s.house.distance(pigin, square);
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostAt[i] != NONE && s.house.isUp(s.ghostAt[i])) {
        ghost = Math.min(ghost, s.house.distance(pigin, s.ghostAt[i]));
      }
    }
    return (ghost <= player ? CAUGHT : 0) + 0.02 * Math.min(player, 12);
  }

  private double ghostAt(CandyGhostsState s, int square, double[] road) {
    int nearest = Integer.MAX_VALUE;
    int way = 0;
    double behind = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] == NONE || s.isPossessed(seat)) {
        continue;
      }
      int distance = s.house.distance(square, s.at[seat]);
      if (distance < nearest) {
        nearest = distance;
        way = s.house.way(square, s.at[seat]);
        behind = road[square] - road[s.at[seat]];
      }
    }
    double loss = steering.appearing(s, square) + (way == 0 ? CAUGHT : 0);
    return -loss + 0.03 * Math.min(way, 12) + 0.01 * behind;
  }

  private static double playerAt(CandyGhostsState s, int square, double[] road) {
    int steps = GhostMoves.ghostSteps(s);
    double worth = -Outlook.PACE * road[square];
    for (int i = 0; i < s.ghosts; i++) {
      int ghost = s.ghostAt[i];
      if (ghost != NONE && !Places.isRoom(ghost) && s.house.way(ghost, square) <= steps) {
        worth -= 0.5;
      }
    }
    return worth;
  }

  // ---- ghosts on their way

  /** Those first who can be put in the way of the others, or cannot once the others have moved. */
  void targetPriors(CandyGhostsState s, ActionList actions, double[] out) {
    steering.prepare(s);
    boolean isDanger = steering.isDanger(s);
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      int who = CandyGhostsNotation.first(action);
      int target = CandyGhostsNotation.second(action);
      if (CandyGhostsNotation.verb(action) == Verb.JUMP) {
        out[i] =
            target > ActionArgument.NOISE
                ? 0.5
                : target == ActionArgument.NOISE ? 0.3 : -2 * CAUGHT;
        continue;
      }
      int place = s.placeOf(who);
      int goal = target == ActionArgument.NOISE ? s.noise : s.at[target];
      int way = s.house.way(place, goal);
      int steps = Places.isRoom(place) ? 1 : GhostMoves.steps(s, who);
      out[i] = 0.01 * way;
      if (who == BOSS || Places.isRoom(place)) {
        out[i] -= target != ActionArgument.NOISE && way <= steps ? CAUGHT : 0;
      } else if (isDanger) {
        out[i] -= steering.leading(s, s.ghost(who), place, goal, steps);
      }
    }
  }

  /** Onto nobody, and to where it is in the way of others. */
  void stepPriors(CandyGhostsState s, ActionList actions, double[] out) {
    int goal = s.pending.goal();
    int who = s.pending.who();
    steering.prepare(s);
    for (int i = 0; i < actions.size(); i++) {
      int to = CandyGhostsNotation.second(actions.get(i));
      if (who == BOSS) {
        out[i] = Haunting.countUnpossessedOn(s, to) > 0 ? -CAUGHT : 0;
      } else {
        out[i] = -steering.leading(s, s.ghost(who), to, goal, s.pending.steps() - 1);
      }
      if (Places.isRoom(to)) {
        out[i] += 0.5;
      } else {
        out[i] -= 0.05 * s.house.distance(to, goal);
      }
    }
  }

  /** CG-8: one of those on a big square, best whose friends come next. */
  void possessPriors(CandyGhostsState s, ActionList actions, double[] out) {
    for (int i = 0; i < actions.size(); i++) {
      int seat = CandyGhostsNotation.first(actions.get(i));
      out[i] = -s.charges[seat] + 0.1 * Math.floorMod(seat - s.first, s.seats);
    }
  }
}
