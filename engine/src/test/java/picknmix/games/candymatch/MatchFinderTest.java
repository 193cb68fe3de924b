package picknmix.games.candymatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import picknmix.kernel.FastRandom;

/** The finder against trial and error (CM-5). */
class MatchFinderTest {
  private final FastRandom rng = new FastRandom(1);

  /** A table of that many random cards. */
  private long table(int size) {
    long table = 0;
    while (Long.bitCount(table) < size) {
      table |= Cards.bit(rng.below(Cards.COUNT));
    }
    return table;
  }

  /** All matches, by looking at every set of cards. */
  private static Set<Long> matches(long table) {
    Set<Long> matches = new TreeSet<>();
    for (long set = table; set != 0; set = (set - 1) & table) {
      if (Cards.isMatch(set)) {
        matches.add(set);
      }
    }
    return matches;
  }

  @Test
  void findsEveryMatchOnce() {
    for (int i = 0; i < 300; i++) {
      long table = table(i % 13);
      MatchFinder finder = new MatchFinder().on(table);
      List<Long> found = new ArrayList<>();
      for (long index = 0; index < finder.count(); index++) {
        found.add(finder.get(index));
      }
      assertThat(found).doesNotHaveDuplicates();
      assertThat(new TreeSet<>(found)).isEqualTo(matches(table));
    }
  }

  @Test
  void findsTheLargest() {
    for (int i = 0; i < 300; i++) {
      long table = table(i % 13);
      int largest = matches(table).stream().mapToInt(Long::bitCount).max().orElse(0);
      long found = MatchFinder.largest(table);
      assertThat(Long.bitCount(found)).isEqualTo(largest);
      assertThat(MatchFinder.any(table)).isEqualTo(found != 0);
      for (int most = 0; most <= 5; most++) {
        int limit = most;
        int within =
            matches(table).stream()
                .mapToInt(Long::bitCount)
                .filter(n -> n <= limit)
                .max()
                .orElse(0);
        long small = MatchFinder.largest(table, most);
        assertThat(Long.bitCount(small)).isEqualTo(within);
        assertThat(small == 0 || (Cards.isMatch(small) && (small & ~table) == 0)).isTrue();
      }
      assertThat(found & ~table).isZero();
      assertThat(found == 0 || Cards.isMatch(found)).isTrue();
    }
  }

  @Test
  void findsTheMinimal() {
    for (int i = 0; i < 300; i++) {
      long table = table(i % 13);
      Set<Long> all = matches(table);
      Set<Long> minimal = new TreeSet<>();
      for (long match : all) {
        if (all.stream().noneMatch(other -> other != match && (other & ~match) == 0)) {
          minimal.add(match);
        }
      }
      List<Long> found = MatchFinder.minimal(table);
      assertThat(found).doesNotHaveDuplicates();
      assertThat(new TreeSet<>(found)).isEqualTo(minimal);
      assertThat(MatchFinder.minimal(table, 3))
          .containsExactlyElementsOf(found.stream().filter(m -> Long.bitCount(m) <= 3).toList());
    }
  }

  @Test
  void sevenCardsAlwaysHaveAMatch() {
    for (int i = 0; i < 1000; i++) {
      assertThat(MatchFinder.largest(table(7))).isNotZero();
    }
  }

  @Test
  void worksOnTheWholeDeck() {
    long all = (1L << Cards.COUNT) - 1;
    MatchFinder finder = new MatchFinder().on(all);
    assertThat(finder.count()).isEqualTo((1L << 54) - 1);
    assertThat(Cards.isMatch(finder.get(finder.count() - 1))).isTrue();
    // each candy is on 21 cards, so all 60 do not cancel out; without two triples they do
    assertThat(Long.bitCount(MatchFinder.largest(all))).isEqualTo(58);
  }
}
