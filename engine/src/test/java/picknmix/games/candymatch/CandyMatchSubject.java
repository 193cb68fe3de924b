package picknmix.games.candymatch;

import java.util.List;
import java.util.Set;
import picknmix.contract.Subject;
import picknmix.kernel.Options;
import picknmix.kernel.Rng;

/** Candy Match for the tests that all games have in common. */
public final class CandyMatchSubject {
  private CandyMatchSubject() {}

  public static Subject<CandyMatchState> make() {
    return new Subject<>(
        new CandyMatch(),
        List.of("CM"),
        CandyMatchOracle::load,
        List.of(Options.of("calls", "call-then-pick"), Options.of("calls", "pick-then-call")),
        Set.of("piles[]"),
        CandyMatchSubject::someCards);
  }

  /** One to four face-up cards: now and then a match. */
  private static long someCards(CandyMatchState s, int seat, Rng rng) {
    long cards = 0;
    for (int i = rng.below(4); i >= 0; i--) {
      long rest = s.table;
      for (int skip = rng.below(s.tableSize()); skip > 0; skip--) {
        rest &= rest - 1;
      }
      cards |= Long.lowestOneBit(rest);
    }
    return s.claims ? CandyMatchNotation.claim(cards) : CandyMatchNotation.take(cards);
  }
}
