package picknmix.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class MutatorTest {
  private static final List<String> GOOD =
      List.of(
          "{\"type\":\"act\",\"id\":\"a\",\"action\":\"reveal\",\"seen\":3}",
          "{\"seats\":[1,2,{\"x\":null}]}");

  @Test
  void theSameSeedGivesTheSameInputs() {
    Mutator mutator = new Mutator(GOOD);
    for (int i = 0; i < 500; i++) {
      assertThat(mutator.mutate(new SplittableRandom(i)))
          .isEqualTo(mutator.mutate(new SplittableRandom(i)));
    }
  }

  @Test
  void otherSeedsGiveOtherInputs() {
    Mutator mutator = new Mutator(GOOD);
    Set<String> made = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      made.add(mutator.mutate(new SplittableRandom(i)));
    }
    assertThat(made).hasSizeGreaterThan(350);
  }

  @Test
  void twoObjectsBecomeOneWithFieldsOfBoth() {
    Set<String> made = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      made.add(Mutator.splice("{\"a\":1,\"b\":2}", "{\"b\":3}", new SplittableRandom(i)));
    }
    assertThat(made).containsExactlyInAnyOrder("{\"a\":1,\"b\":2}", "{\"a\":1,\"b\":3}");
  }
}
