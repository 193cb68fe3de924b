package picknmix.games.candyghosts;

import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Special;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Roles;
import picknmix.games.candyghosts.rules.Steps;
import picknmix.kernel.Census;
import picknmix.kernel.Seat;

/** Who came out, with whom and with what; how often specials and obstacles mattered (CG-5). */
final class CandyGhostsCensus implements Census<CandyGhostsState> {
  @Override
  public void acting(CandyGhostsState s, int seat, long action, Counter counter) {
    int first = CandyGhostsNotation.first(action);
    switch (CandyGhostsNotation.verb(action)) {
      case CHOOSE -> {
        counter.count(seat, "offered " + Box.character(s.dealt[2 * seat]).name(), 1);
        counter.count(seat, "offered " + Box.character(s.dealt[2 * seat + 1]).name(), 1);
      }
      case SPECIAL, SPECIAL_ON, SPECIAL_FOR ->
          counter.count(seat, "special " + Powers.special(s, seat).word, 1);
      case STEP -> {
        int walker = s.pending.is(Do.BOSSY) ? s.pending.seat() : s.active;
        countWall(s, walker, first, counter);
        countObstacle(s, walker, first, counter);
      }
      default -> {}
    }
  }

  /** CG-55: Disbelief is used by walking through a wall as if there were none. */
  private static void countWall(CandyGhostsState s, int seat, int to, Counter counter) {
    int from = s.at[seat];
    if (s.house.wall(from, Steps.directionTo(s, from, to), to)
        && !Powers.has(s, seat, Change.THIN_WALLS)
        && Powers.disbelieves(s, seat, s.house.card(from))) {
      counter.count(seat, "special " + Special.DISBELIEF.word, 1);
    }
  }

  private static void countObstacle(CandyGhostsState s, int seat, int to, Counter counter) {
    int item = Places.isSquare(to) && s.house.isUp(to) ? s.item[to] : -1;
    if (item >= 0 && item < CandyGhostsState.COVERED) {
      Kind kind = Kind.of(item);
      if (kind.stops(s.traits(seat)) && !Powers.has(s, seat, Change.SURE_FOOTED)) {
        counter.count(seat, "stopped by " + kind.word, 1);
      }
    }
  }

  @Override
  public void ended(CandyGhostsState s, Counter counter) {
    counter.count(Seat.OVER, "rounds", Math.min(s.round, s.rounds));
    counter.count(Seat.OVER, "ghosts", s.made);
    counter.count(Seat.OVER, "lost at dawn", s.round > s.rounds ? 1 : 0);
    for (int seat = 0; seat < s.seats; seat++) {
      counter.count(seat, "character " + Box.character(s.character[seat]).name(), 1);
      counter.count(seat, "escaped", s.hasLeft(seat) ? 1 : 0);
      if (s.roles) {
        counter.count(seat, "role " + Roles.of(s, seat).word, 1);
      }
      for (String item : Kind.words(s.hasLeft(seat) ? s.hand[seat] : 0)) {
        counter.count(seat, "escaped with " + item, 1);
      }
    }
  }
}
