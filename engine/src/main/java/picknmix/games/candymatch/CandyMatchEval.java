package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import picknmix.games.candymatch.CandyMatchState.Phase;
import picknmix.kernel.Bot;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * A player who knows at once what is best. It sees every match up to a size: with no limit the best
 * match always, with a small one only what leaps to the eye. How fast a person would see it is
 * another matter, and the table's.
 *
 * <p>The value of an action is the number of cards that it brings.
 */
final class CandyMatchEval implements Bot<CandyMatchState> {
  /** How many candidates are worth telling. */
  private static final int SHOWN = 5;

  /** Matches that are not the largest are looked for up to this size; there may be many more. */
  private static final int SMALL = 4;

  private final int limit;

  /** A player who sees matches of at most that many cards. */
  CandyMatchEval(int limit) {
    this.limit = limit;
  }

  @Override
  public Advice advise(View<CandyMatchState> view, Budget budget, Rng rng) {
    CandyMatchState s = view.determinize(rng); // all that is looked at below is public
    List<Candidate> candidates =
        switch (s.phase) {
          case OPEN, LAST_CHECK -> calls(s, view.viewer());
          case PICKING -> takes(s);
          case PENALTY -> choices(s);
          case OVER -> List.of();
        };
    if (candidates.isEmpty()) {
      return new Advice(null, 0, candidates);
    }
    Candidate best = candidates.getFirst();
    return new Advice(best.action(), best.value(), candidates);
  }

  /** Call or claim if there is a match; else reveal or say done, if that is for this seat to do. */
  private List<Candidate> calls(CandyMatchState s, int seat) {
    List<Candidate> candidates = new ArrayList<>();
    for (long match : matches(s.table)) {
      long action = s.claims ? CandyMatchNotation.claim(match) : CandyMatchNotation.CALL;
      if (s.claims || candidates.isEmpty()) {
        candidates.add(new Candidate(action, 1, Long.bitCount(match)));
      }
    }
    if (s.phase == Phase.OPEN && seat == s.revealer) {
      candidates.add(new Candidate(CandyMatchNotation.REVEAL, 1, 0));
    }
    if (s.phase == Phase.LAST_CHECK && (s.done >> seat & 1) == 0) {
      candidates.add(new Candidate(CandyMatchNotation.DONE, 1, 0));
    }
    return candidates;
  }

  private List<Candidate> takes(CandyMatchState s) {
    List<Candidate> candidates = new ArrayList<>();
    for (long match : matches(s.table)) {
      candidates.add(new Candidate(CandyMatchNotation.take(match), 1, Long.bitCount(match)));
    }
    candidates.add(new Candidate(CandyMatchNotation.MISS, 1, 0));
    return candidates;
  }

  /** Every card counts one: best take one that leaves the largest match to be found afterwards. */
  static List<Candidate> choices(CandyMatchState s) {
    List<Candidate> candidates = new ArrayList<>();
    if (s.table == 0) {
      candidates.add(new Candidate(CandyMatchNotation.PICK_DECK, 1, 1));
    }
    List<Integer> cards = new ArrayList<>();
    for (long rest = s.table; rest != 0; rest &= rest - 1) {
      cards.add(Long.numberOfTrailingZeros(rest));
    }
    cards.sort(Comparator.comparingInt(card -> -leftAfter(s.table, card)));
    for (int card : cards.subList(0, Math.min(SHOWN, cards.size()))) {
      candidates.add(new Candidate(CandyMatchNotation.pick(card), 1, 1));
    }
    candidates.add(new Candidate(CandyMatchNotation.DECLINE, 1, 0));
    return candidates;
  }

  private static int leftAfter(long table, int card) {
    return Long.bitCount(MatchFinder.largest(table & ~Cards.bit(card)));
  }

  /** The best of the matches that it sees, the largest first. */
  private List<Long> matches(long table) {
    List<Long> seen = new ArrayList<>();
    long largest =
        limit < Cards.COUNT ? MatchFinder.largest(table, limit) : MatchFinder.largest(table);
    if (largest != 0) {
      seen.add(largest);
    }
    for (long match : MatchFinder.minimal(table, Math.min(SMALL, limit))) {
      if (match != largest) {
        seen.add(match);
      }
    }
    seen.sort(Comparator.comparingInt(match -> -Long.bitCount(match)));
    return seen.subList(0, Math.min(SHOWN, seen.size()));
  }
}
