package picknmix.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ActionListTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 60, 700, 3_000})
  void sortsWhatComesAfterTheFirstAndLeavesThoseAlone(int length) {
    FastRandom rng = new FastRandom(length);
    long[] expected = new long[3 + length];
    ActionList list = new ActionList();
    for (int i = 0; i < expected.length; i++) {
      expected[i] = rng.below(2) == 0 ? rng.below(100) : rng.bits();
      list.add(expected[i]);
    }
    Arrays.sort(expected, 3, expected.length);
    list.sort(3);
    assertThat(list.toArray()).isEqualTo(expected);
  }

  /** However many bits are set, and however full the list is. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 5, 17, 64})
  void addsOneActionForEachBit(int bits) {
    ActionList list = new ActionList();
    long[] expected = new long[10 * bits];
    for (int i = 0; i < expected.length; i++) {
      expected[i] = 100L * (i / bits) + 64 - bits + i % bits;
    }
    for (int i = 0; i < 10; i++) {
      list.addEach(100L * i, bits == 0 ? 0 : -1L << (64 - bits));
    }
    assertThat(list.toArray()).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 60, 64, 700})
  void addsAllOfAnotherAfterItsOwn(int length) {
    ActionList list = new ActionList();
    ActionList other = new ActionList();
    long[] expected = new long[2 + length];
    for (int i = 0; i < expected.length; i++) {
      expected[i] = 3L * i;
      (i < 2 ? list : other).add(expected[i]);
    }
    list.addAll(other);
    assertThat(list.toArray()).isEqualTo(expected);
  }
}
