package picknmix.games.candymatch;

import picknmix.kernel.ActionList;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rng;

/**
 * Random players of Candy Match: before each reveal and each done there is an even chance that
 * somebody calls, if there is a match; every match and every seat is equally likely. Nobody calls
 * without a match, or the game might never end.
 */
final class CandyMatchRandomPolicy implements RandomPolicy<CandyMatchState> {
  private final CandyMatchRules rules;
  private final MatchFinder finder = new MatchFinder();
  private final ActionList actions = new ActionList();
  private int seat;

  CandyMatchRandomPolicy(CandyMatchRules rules) {
    this.rules = rules;
  }

  @Override
  public int seat() {
    return seat;
  }

  @Override
  public long pick(CandyMatchState s, Rng rng) {
    return switch (s.phase) {
      case OPEN -> {
        seat = s.revealer;
        yield s.tableSize() >= 2 && rng.below(2) == 0
            ? call(s, rng, CandyMatchNotation.REVEAL)
            : CandyMatchNotation.REVEAL;
      }
      case PICKING -> {
        seat = s.caller;
        yield match(s, rng, CandyMatchNotation.MISS);
      }
      case PENALTY -> {
        seat = s.chooser();
        actions.clear();
        rules.legal(s, seat, actions);
        yield actions.get(rng.below(actions.size()));
      }
      case LAST_CHECK -> {
        seat = someoneNotDone(s, rng);
        yield rng.below(2) == 0 ? call(s, rng, CandyMatchNotation.DONE) : CandyMatchNotation.DONE;
      }
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** A call, or a claim of some match, by anybody; without a match what else would be done. */
  private long call(CandyMatchState s, Rng rng, long otherwise) {
    if (!MatchFinder.any(s.table)) {
      return otherwise;
    }
    seat = rng.below(s.seats);
    return s.claims ? match(s, rng, otherwise) : CandyMatchNotation.CALL;
  }

  private long match(CandyMatchState s, Rng rng, long otherwise) {
    long count = finder.on(s.table).count();
    if (count == 0) {
      return otherwise;
    }
    // count + 1 is a power of two; the highest index stands for the empty set.
    long index = rng.bits() & count;
    while (index == count) {
      index = rng.bits() & count;
    }
    long match = finder.get(index);
    return s.claims ? CandyMatchNotation.claim(match) : CandyMatchNotation.take(match);
  }

  private static int someoneNotDone(CandyMatchState s, Rng rng) {
    int seat = rng.below(s.seats);
    while ((s.done >> seat & 1) != 0) {
      seat = s.clockwise(seat);
    }
    return seat;
  }
}
