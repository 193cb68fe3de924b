package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The component data, and what is worked out of it. */
class TilesTest {
  private static final List<String> TILES = Tiles.names();

  @Test
  @DisplayName("CU-1: there are 56 tiles, and only a top with a bottom makes a lollipop")
  void tiles() {
    assertThat(TILES).hasSize(56).allMatch(tile -> tile.matches("[SMLPCTB]{4}"));
    assertThat(IntStream.rangeClosed(1, 7).map(Tiles::mate)).containsExactly(1, 2, 3, 4, 5, 7, 6);
    assertThat(IntStream.rangeClosed(1, 7).mapToObj(half -> Tiles.KINDS.get(Tiles.kind(half))))
        .containsExactly("S", "M", "L", "P", "cookie", "lollipop", "lollipop");
  }

  @ParameterizedTest
  @CsvSource({"S, 40", "M, 40", "L, 40", "P, 40", "C, 32", "T, 16", "B, 16"})
  @DisplayName("CU-2: as many halves of each kind as there must be")
  void halves(char half, int count) {
    assertThat(String.join("", TILES).chars().filter(c -> c == half)).hasSize(count);
  }

  @Test
  @DisplayName("CU-2: at most one cookie and one lollipop half on a tile, and no tile twice")
  void constraints() {
    assertThat(TILES).allMatch(tile -> tile.replaceAll("[^C]", "").length() <= 1);
    assertThat(TILES).allMatch(tile -> tile.replaceAll("[^TB]", "").length() <= 1);
    assertThat(TILES.stream().map(TileMaker::inOneRotation)).doesNotHaveDuplicates();
  }

  @Test
  @DisplayName("CU-2: the data file is what the generator makes")
  void generated() {
    assertThat(TILES)
        .isEqualTo(TileMaker.make().stream().flatMap(List::stream).collect(Collectors.toList()));
  }

  @Test
  void kindsAreSpreadEvenly() {
    List<String> plain = List.of("S", "M", "L", "P");
    for (String special : List.of("C", "T", "B")) {
      List<String> with = TILES.stream().filter(tile -> tile.contains(special)).toList();
      Stream<Long> counts =
          plain.stream().map(kind -> with.stream().filter(tile -> tile.contains(kind)).count());
      assertThat(counts.distinct()).as("tiles with %s and each plain kind", special).hasSize(1);
    }
  }

  @Test
  @DisplayName("CU-2: r1 is a quarter turn clockwise")
  void rotations() {
    int tile = TILES.indexOf("CLPT");
    assertThat(IntStream.range(0, 4).mapToObj(r -> Tiles.turned(tile, r)))
        .containsExactly("CLPT", "TCLP", "PTCL", "LPTC");
    for (int r = 0; r < 4; r++) {
      for (int side = 0; side < 4; side++) {
        assertThat("-SMLPCTB".charAt(Tiles.half(tile, r, side)))
            .isEqualTo(Tiles.turned(tile, r).charAt(side));
      }
    }
    assertThat(Tiles.differentRotations(tile)).isEqualTo(4);
    assertThat(Tiles.differentRotations(TILES.indexOf("LSLS"))).isEqualTo(2);
  }
}
