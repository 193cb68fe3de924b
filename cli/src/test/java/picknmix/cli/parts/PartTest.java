package picknmix.cli.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.kernel.Refused;

final class PartTest {
  @Test
  void allPartsTogetherHaveEverythingOnceAndInOrder() {
    for (int together = 1; together <= 4; together++) {
      for (int bundles = 0; bundles <= 20; bundles++) {
        List<Integer> all = IntStream.range(0, together * bundles).boxed().toList();
        for (int parts = 1; parts <= 23; parts++) {
          List<Integer> joined = new ArrayList<>();
          for (int number = 1; number <= parts; number++) {
            List<Integer> share = new Part(number, parts).share(all, together);
            assertThat(share.size() % together).as("bundles stay whole").isZero();
            assertThat(share.size() / together).isBetween(bundles / parts, bundles / parts + 1);
            joined.addAll(share);
          }
          assertThat(joined).isEqualTo(all);
        }
      }
    }
  }

  @Test
  void largeNumbersAreNoTrouble() {
    int all = Integer.MAX_VALUE;
    int end = 0;
    for (int number = 1; number <= 9_999; number++) {
      Part part = new Part(number, 9_999);
      assertThat(part.from(all)).isEqualTo(end);
      end = part.to(all);
    }
    assertThat(end).isEqualTo(all);
  }

  @Test
  void aPartIsWrittenWithASlash() {
    assertThat(Part.parse("3/16")).isEqualTo(new Part(3, 16));
    assertThat(Part.parse("1/1")).isEqualTo(Part.WHOLE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0/4         | parts are 1/4 to 4/4
          5/4         | parts are 1/4 to 4/4
          1/0         | there must be one part at least
          x/y         | which part of how many, such as 3/16, not 'x/y'
          3           | such as 3/16
          -1/4        | such as 3/16
          1/4/2       | such as 3/16
          1/99999999  | such as 3/16
          """)
  void otherTextsAreNoParts(String text, String why) {
    assertThatThrownBy(() -> Part.parse(text))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(why);
  }
}
