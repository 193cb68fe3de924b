package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Trait;
import picknmix.games.candyghosts.map.Places;

/** The boss that walks (CG-40, CG-41, GS-13). */
final class Onna {
  private Onna() {}

  /** As many as its AP, by the atmosphere of now. */
  static int steps(CandyGhostsState s) {
    Box.BossCard onna = Box.boss(Boss.ONNA);
    return Math.max(0, onna.ap() + s.effect(Change.AP, onna.traits()));
  }

  /** Instead of possessing a player it makes them respawn. */
  static void chase(CandyGhostsState s, int seat) {
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Chased(s.name(BOSS), seat));
    }
    s.at[seat] = NONE;
    s.pending.addRespawn(seat, NONE);
  }

  /**
   * CG-40, GS-13: obstacles stop Onna by her traits; furniture she pushes if she is strong and it
   * moves, which out of a face-down room it does not.
   *
   * @return whether she is stopped
   */
  static boolean pushOrStop(CandyGhostsState s, int from, int to) {
    if (!Places.isSquare(to) || s.item[to] < 0) {
      return false;
    }
    Kind kind = Kind.of(s.item[to]);
    int traits = Box.boss(Boss.ONNA).traits();
    if (kind.isFurniture() && Trait.STRONG.isIn(traits) && !Places.isRoom(from)) {
      int dir = Steps.directionTo(s, from, to);
      if (Steps.canPush(s, to, dir)) {
        Steps.push(s, to, dir);
        return false;
      }
    }
    return kind.stops(traits) && !s.holds(Change.SURE_FOOTED, traits);
  }
}
