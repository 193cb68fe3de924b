package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candymatch.CandyMatchState.Phase;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Nature;
import picknmix.kernel.Person;
import picknmix.kernel.Rng;
import picknmix.kernel.Skill;
import picknmix.kernel.View;

/**
 * Somebody at the table: a child, a parent or a practised player. Each match on the table is
 * noticed after a time of its own, or overlooked until the table changes; what is noticed first is
 * called, unless it is this player's turn to reveal and the hand is quicker than the eye. Now and
 * then they see a match that is none, or take hold of the wrong card.
 *
 * <p>Times are log-logistic, with the quick start and the long tail of human reactions, and need
 * nothing but a division and square roots, which give the same numbers on every platform.
 * docs/games/candy-match.md shows the times and the strengths that come of it.
 */
final class CandyMatchPerson implements Person<CandyMatchState> {
  /**
   * What makes a player. Times are medians in milliseconds.
   *
   * @param hand from noticing to having touched
   * @param search to notice a match of 2, 3, … cards among six; larger ones are never noticed
   * @param overlooks how many of a thousand such matches are overlooked until the table changes
   * @param illusions how often in a thousand looks at the table they see a match that is none
   * @param slips how often in a thousand takes they take hold of a wrong card
   * @param look before revealing the next card, with six on the table
   * @param sweep a second match noticed within this time of the first is taken along
   */
  private record Traits(
      int hand,
      List<Integer> search,
      List<Integer> overlooks,
      int illusions,
      int slips,
      int look,
      int sweep) {
    private static final int ALWAYS = 1_000;

    /** Somebody between two others; what only the better one notices is mostly overlooked. */
    static Traits between(Traits lower, Traits upper, Skill skill) {
      List<Integer> search = new ArrayList<>();
      List<Integer> overlooks = new ArrayList<>();
      for (int i = 0; i < (skill.percent() == 0 ? lower : upper).search.size(); i++) {
        boolean both = i < lower.search.size();
        int slower = both ? lower.search.get(i) : upper.search.get(i);
        search.add(skill.between(slower, upper.search.get(i)));
        overlooks.add(
            skill.between(both ? lower.overlooks.get(i) : ALWAYS, upper.overlooks.get(i)));
      }
      return new Traits(
          skill.between(lower.hand, upper.hand),
          List.copyOf(search),
          List.copyOf(overlooks),
          skill.between(lower.illusions, upper.illusions),
          skill.between(lower.slips, upper.slips),
          skill.between(lower.look, upper.look),
          skill.between(lower.sweep, upper.sweep));
    }

    /**
     * The bold are quick and often wrong, the careful the other way round; collectors take a moment
     * longer to see whether there is more to take along.
     */
    Traits of(Nature nature) {
      return switch (nature) {
        case PLAIN -> this;
        case BOLD ->
            new Traits(hand * 5 / 6, search, overlooks, 3 * illusions, 2 * slips, look, sweep);
        case CAREFUL ->
            new Traits(hand * 7 / 6, search, overlooks, illusions / 4, slips / 4, look, sweep);
        case COLLECTOR ->
            new Traits(hand * 10 / 9, search, overlooks, illusions, slips, look, sweep + 700);
      };
    }
  }

  /** For children to play with: slower than most of them, and four cards are mostly too many. */
  private static final Traits PLAYMATE =
      new Traits(650, List.of(2_350, 5_900, 12_500), List.of(95, 350, 850), 12, 30, 4_300, 0);

  private static final Traits CHILD =
      new Traits(600, List.of(2_100, 5_200, 10_500), List.of(80, 280, 550), 12, 30, 4_000, 0);

  private static final Traits PARENT =
      new Traits(
          500, List.of(1_600, 4_000, 8_000, 14_000), List.of(40, 160, 350, 600), 6, 12, 3_200, 200);

  private static final Traits PRACTISED =
      new Traits(
          400,
          List.of(1_200, 2_900, 5_600, 9_500, 15_000),
          List.of(10, 60, 150, 300, 500),
          2,
          4,
          2_600,
          500);

  /** A match without the newest card was there before, and is looked for less. */
  private static final double STALE = 1.5;

  /** On a crowded table nobody goes through the larger sets. */
  private static final int CROWDED = 14;

  private static final int CROWDED_LIMIT = 4;

  /** To take hold of one card. */
  private static final int GRASP = 300;

  /** With fewer than two cards there is nothing to look for. */
  private static final int AT_ONCE = 500;

  /** To choose a card after another's mistake. */
  private static final int CHOICE = 1_200;

  /** Nobody lets the others wait longer than that, however calm the table. */
  private static final int LATEST = 6_000;

  private static final int GUESSES = 12;

  /** Some cards, and how long until they strike this player as a match. */
  private record Sight(long cards, double millis) {}

  private final Traits traits;

  /** So many times as slow as at a usual table. */
  private final int times;

  private CandyMatchPerson(Traits traits, int times) {
    this.traits = traits;
    this.times = times;
  }

  static CandyMatchPerson of(Manner manner) {
    Skill skill = manner.skill();
    Traits traits = Traits.between(of(skill.lower()), of(skill.upper()), skill);
    return new CandyMatchPerson(traits.of(manner.nature()), 1);
  }

  /** What others wait for is bounded before it is compared with what has no hurry. */
  @Override
  public Person<CandyMatchState> slowed(int times) {
    return new CandyMatchPerson(traits, times * this.times);
  }

  private static Traits of(Level level) {
    return switch (level) {
      case GENTLE -> PLAYMATE;
      case EASY -> CHILD;
      case MEDIUM -> PARENT;
      case HARD -> PRACTISED;
    };
  }

  @Override
  public Intent decide(View<CandyMatchState> view, Rng rng) {
    CandyMatchState s = view.determinize(rng); // all that is looked at below is public
    int seat = view.viewer();
    return switch (s.phase) {
      case OPEN, LAST_CHECK -> earlier(call(s, rng), routine(s, seat, rng));
      case PICKING -> seat == s.caller ? take(s, rng) : Intent.WAIT;
      case PENALTY -> seat == s.chooser() ? choose(s, rng) : Intent.WAIT;
      case OVER -> Intent.WAIT;
    };
  }

  private static Intent earlier(Intent one, Intent other) {
    if (one.action() == null || other.action() == null) {
      return one.action() == null ? other : one;
    }
    return one.millis() <= other.millis()
        ? new Intent(one.action(), one.millis(), other.latest())
        : other;
  }

  /** What others wait for. */
  private Intent awaited(long action, double millis, int latest) {
    int unhurried = (int) (times * (traits.hand() + millis));
    return new Intent(action, Math.min(unhurried, latest), latest);
  }

  private Intent call(CandyMatchState s, Rng rng) {
    Sight noticed = notice(s, rng);
    if (noticed == null) {
      return Intent.WAIT;
    }
    long action =
        s.claims
            ? CandyMatchNotation.claim(grasp(s, noticed.cards(), rng))
            : CandyMatchNotation.CALL;
    return new Intent(action, times * (traits.hand() + (int) noticed.millis()));
  }

  /** What is to be done as long as no match is noticed: reveal, or say that there is none. */
  private Intent routine(CandyMatchState s, int seat, Rng rng) {
    double look = searchTime(s.tableSize() < 2 ? AT_ONCE : traits.look(), s, rng);
    if (s.phase == Phase.OPEN && seat == s.revealer) {
      return awaited(CandyMatchNotation.REVEAL, look, LATEST);
    }
    if (s.phase == Phase.LAST_CHECK && (s.done >> seat & 1) == 0) {
      return awaited(CandyMatchNotation.DONE, 2 * look, 2 * LATEST);
    }
    return Intent.WAIT;
  }

  /** After the call: what they called for, which nobody overlooks now; if nothing, a guess. */
  private Intent take(CandyMatchState s, Rng rng) {
    List<Sight> sights = matches(s, rng);
    long seen = sights.isEmpty() ? guess(s, rng) : together(sights);
    long cards = grasp(s, seen, rng);
    double millis = GRASP * Long.bitCount(cards) * spread(rng);
    return awaited(CandyMatchNotation.take(cards), millis, LATEST);
  }

  private Intent choose(CandyMatchState s, Rng rng) {
    long action = CandyMatchEval.choices(s).getFirst().action();
    return awaited(action, CHOICE * spread(rng), LATEST);
  }

  /** What strikes them first, with what they notice right after it; null if nothing. */
  private @Nullable Sight notice(CandyMatchState s, Rng rng) {
    if (s.tableSize() < 2) {
      return null;
    }
    List<Sight> sights = new ArrayList<>();
    for (Sight match : matches(s, rng)) {
      if (rng.below(1_000) >= at(traits.overlooks(), match.cards())) {
        sights.add(match);
      }
    }
    if (rng.below(1_000) < traits.illusions()) {
      long cards = guess(s, rng);
      sights.add(new Sight(cards, searchTime(at(traits.search(), cards), s, rng)));
      sights.sort(Comparator.comparingDouble(Sight::millis));
    }
    return sights.isEmpty() ? null : new Sight(together(sights), sights.getFirst().millis());
  }

  /** The matches that are not too large for them, the first to be noticed first. */
  private List<Sight> matches(CandyMatchState s, Rng rng) {
    int limit = 1 + traits.search().size();
    long newest = Cards.bit(s.order[s.top - 1]);
    List<Sight> sights = new ArrayList<>();
    for (long match :
        MatchFinder.minimal(
            s.table, s.tableSize() > CROWDED ? Math.min(limit, CROWDED_LIMIT) : limit)) {
      double millis = searchTime(at(traits.search(), match), s, rng);
      sights.add(new Sight(match, (match & newest) == 0 ? STALE * millis : millis));
    }
    sights.sort(Comparator.comparingDouble(Sight::millis));
    return sights;
  }

  /** The first, and each that follows soon enough and shares no card with those before. */
  private long together(List<Sight> sights) {
    long cards = 0;
    double until = sights.getFirst().millis() + traits.sweep();
    for (Sight sight : sights) {
      if (sight.millis() <= until && (sight.cards() & cards) == 0) {
        cards |= sight.cards();
      }
    }
    return cards;
  }

  /** The cards they reach for, or, if the hand slips, one of them missed for its neighbour. */
  private long grasp(CandyMatchState s, long cards, Rng rng) {
    long others = s.table & ~cards;
    if (others == 0 || rng.below(1_000) >= traits.slips()) {
      return cards;
    }
    return (cards & ~Cards.bit(rng.oneOf(cards))) | Cards.bit(rng.oneOf(others));
  }

  /** Two or three cards that look a little like a match: as few odd candies as come to mind. */
  private static long guess(CandyMatchState s, Rng rng) {
    long best = 0;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < GUESSES; i++) {
      long cards = Cards.bit(rng.oneOf(s.table));
      cards |= Cards.bit(rng.oneOf(s.table & ~cards));
      cards |= Cards.bit(rng.oneOf(s.table));
      int odd = oddCandies(cards);
      if (odd > 0 && odd < fewest) {
        fewest = odd;
        best = cards;
      }
    }
    return best == 0 ? s.table : best;
  }

  private static int oddCandies(long cards) {
    int parity = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      parity ^= Cards.parity(Long.numberOfTrailingZeros(rest));
    }
    return Integer.bitCount(parity);
  }

  /** The entry for so many cards; the list begins with that for two. */
  private static int at(List<Integer> bySize, long cards) {
    return bySize.get(Math.min(Long.bitCount(cards) - 2, bySize.size() - 1));
  }

  /** A median for six cards becomes a time for this table: the more cards, the longer. */
  private static double searchTime(int median, CandyMatchState s, Rng rng) {
    return median * (s.tableSize() + 2) / 8.0 * spread(rng);
  }

  /** Log-logistic with median 1 and shape 8/3: half from 0.66 to 1.51, one in twenty above 3. */
  private static double spread(Rng rng) {
    double u = (rng.below(1 << 20) + 0.5) / (1 << 20);
    double root = Math.sqrt(Math.sqrt(Math.sqrt(u / (1 - u))));
    return root * root * root;
  }
}
