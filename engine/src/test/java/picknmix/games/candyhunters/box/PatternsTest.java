package picknmix.games.candyhunters.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pattern cards, and how patterns are read and turned. */
class PatternsTest {
  private static List<String> rows(int card) {
    return Arrays.asList(Patterns.text(card).split("/"));
  }

  private static List<List<String>> pictures(int from, int to) {
    List<List<String>> pictures = new ArrayList<>();
    for (int card = from; card < to; card++) {
      pictures.add(rows(card));
    }
    return pictures;
  }

  @Test
  @DisplayName("CH-2: seven tetrominoes, four cards each; all colours on each, once in each cell")
  void regularPatterns() {
    Map<String, List<String>> cardsOfShape = new TreeMap<>();
    for (int card = 0; card < Patterns.REGULAR; card++) {
      String shape = Patterns.text(card).replaceAll("[RBGY]", "#");
      String colours = Patterns.text(card).replaceAll("[./]", "");
      cardsOfShape.computeIfAbsent(shape, s -> new ArrayList<>()).add(colours);
    }
    assertThat(cardsOfShape.keySet())
        .containsExactlyInAnyOrder(
            "####", "##/##", "###/.#.", ".##/##.", "##./.##", "#../###", "..#/###");
    for (List<String> square : cardsOfShape.values()) {
      assertThat(square).hasSize(4);
      for (int i = 0; i < 4; i++) {
        Set<Character> row = new HashSet<>();
        Set<Character> column = new HashSet<>();
        for (int j = 0; j < 4; j++) {
          row.add(square.get(i).charAt(j));
          column.add(square.get(j).charAt(i));
        }
        assertThat(row).containsExactlyInAnyOrder('R', 'B', 'G', 'Y');
        assertThat(column).containsExactlyInAnyOrder('R', 'B', 'G', 'Y');
      }
    }
    assertThat(PatternMaker.areDifferent(pictures(0, Patterns.REGULAR))).isTrue();
    assertThat(Patterns.names(Patterns.ALL_REGULAR)).hasSize(28).startsWith("P01").endsWith("P28");
  }

  @Test
  @DisplayName("CH-3: eight haunted patterns of five buildings and two ghosts, ten of each colour")
  void hauntedPatterns() {
    StringBuilder all = new StringBuilder();
    for (int card = Patterns.REGULAR; card < Patterns.COUNT; card++) {
      assertThat(Patterns.text(card).replaceAll("[./]", "")).hasSize(7);
      assertThat(Patterns.pattern(card, 0).ghosts()).isEqualTo(2);
      assertThat(isConnected(Patterns.pattern(card, 0))).isTrue();
      all.append(Patterns.text(card));
    }
    for (String colour : List.of("R", "B", "G", "Y")) {
      assertThat(all.toString().replaceAll("[^" + colour + "]", "")).hasSize(10);
    }
    assertThat(PatternMaker.areDifferent(pictures(Patterns.REGULAR, Patterns.COUNT))).isTrue();
    assertThat(Patterns.names(Patterns.ALL_HAUNTED))
        .containsExactly("H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8");
  }

  private static boolean isConnected(Pattern pattern) {
    List<Integer> reached = new ArrayList<>(List.of(0));
    for (int i = 0; i < reached.size(); i++) {
      for (int cell = 0; cell < pattern.size; cell++) {
        int from = reached.get(i);
        int distance =
            Math.abs(pattern.x(cell) - pattern.x(from))
                + Math.abs(pattern.y(cell) - pattern.y(from));
        if (distance == 1 && !reached.contains(cell)) {
          reached.add(cell);
        }
      }
    }
    return reached.size() == pattern.size;
  }

  @Test
  @DisplayName("CH-15: rotations are quarter turns clockwise, and each picture has the smallest")
  void rotations() {
    assertThat(Pattern.turned(List.of("RB", ".G"))).containsExactly(".R", "GB");
    assertThat(listed("RB/.G")).containsExactly(0, 1, 2, 3);
    assertThat(listed("RB/BR")).containsExactly(0, 1);
    assertThat(listed("RBR")).containsExactly(0, 1);
    assertThat(listed("RBG")).containsExactly(0, 1, 2, 3);
    assertThat(listed("R")).containsExactly(0);
    assertThat(listed("*R/R*")).containsExactly(0, 1);
    for (int card = 0; card < Patterns.REGULAR; card++) {
      assertThat(listed(Patterns.text(card))).hasSize(4);
    }
  }

  private static List<Integer> listed(String text) {
    Pattern[] rotations = Pattern.rotations(text);
    List<Integer> listed = new ArrayList<>();
    for (int rotation = 0; rotation < rotations.length; rotation++) {
      if (rotations[rotation] != null) {
        listed.add(rotation);
      }
    }
    return listed;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "/", "RX", "rb", "RB/G", ".R", "R./G.", "../RG", "RBGYR", "R/R/R/R/R"})
  void whatIsNoPatternIsRefused(String text) {
    assertThatThrownBy(() -> Pattern.rotations(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is no pattern");
  }

  @Test
  void aRotationThatIsNotThereCannotBeAskedFor() {
    assertThat(Patterns.hasRotation(0, 3)).isTrue();
    assertThat(Patterns.number("P29")).isNegative();
    assertThat(Patterns.number("H8")).isEqualTo(Patterns.COUNT - 1);
  }
}
