package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** The box and the deal, CH-1 to CH-8. */
class CandyHuntersSetupTest {
  private static final CandyHunters GAME = new CandyHunters();

  private static CandyHuntersState deal(int seats, boolean haunted, boolean large, long seed) {
    Options options = Options.of("haunted", haunted, "largeGhost", large);
    return GAME.deal(Setup.of(GAME, seats, options, Seed.of(seed), null));
  }

  private static Object json(CandyHuntersState s, String key) {
    return GAME.codec().json(s).get(key);
  }

  @Test
  @DisplayName("CH-1: nine tiles in each of four colours")
  void tiles() {
    CandyHuntersState s = deal(2, false, false, 1);
    assertThat(List.of("R", "B", "G", "Y")).hasSize(Colour.COUNT);
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      assertThat(s.town.count(colour) + s.stacks[colour]).isEqualTo(9);
      assertThat(Colour.number(Colour.letter(colour))).isEqualTo(colour);
    }
    assertThat(Colour.number("X")).isNegative();
    assertThat(Colour.number("RB")).isNegative();
  }

  @Test
  @DisplayName("CH-4: four ghosts, five kids for each player, no scare markers yet")
  void pieces() {
    CandyHuntersState s = deal(3, false, false, 1);
    assertThat((List<?>) json(s, "ghosts")).hasSize(4);
    assertThat(json(s, "kidsLeft")).isEqualTo(List.of(5, 5, 5));
    assertThat(json(s, "scares")).isEqualTo(List.of(0, 0, 0));
    assertThat(json(s, "kids")).isEqualTo(Map.of());
  }

  @Test
  @DisplayName(
      "CH-6: a windmill, two tiles of each colour, none beside its like, ghosts on the arms")
  void windmill() {
    Set<Object> towns = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      CandyHuntersState s = deal(2, false, false, seed);
      Map<String, String> town = new TreeMap<>();
      ((Map<?, ?>) json(s, "buildings"))
          .forEach((place, colour) -> town.put(place.toString(), colour.toString()));
      towns.add(town);
      assertThat(town.keySet())
          .containsExactlyInAnyOrder("0,0", "1,0", "0,1", "1,1", "0,-1", "2,0", "1,2", "-1,1");
      assertThat(json(s, "ghosts")).isEqualTo(List.of("0,-1", "2,0", "-1,1", "1,2"));
      assertThat(json(s, "stacks")).isEqualTo(Map.of("R", 7, "B", 7, "G", 7, "Y", 7));
      for (String edge : EDGES) {
        List<String> ends = Given.words(edge);
        assertThat(town.get(ends.get(0))).isNotEqualTo(town.get(ends.get(1)));
      }
    }
    assertThat(towns).hasSizeGreaterThan(40);
  }

  private static final List<String> EDGES =
      List.of(
          "0,0 1,0", "0,0 0,1", "1,0 1,1", "0,1 1,1", "0,0 0,-1", "1,0 2,0", "1,1 1,2", "0,1 -1,1");

  @Test
  @DisplayName("CH-6: two to four players")
  void seats() {
    for (int seats : new int[] {1, 5}) {
      assertThatThrownBy(() -> deal(seats, false, false, 1)).isInstanceOf(Refused.class);
    }
    CandyHuntersState s = deal(4, false, false, 7);
    assertThat(json(s, "phase")).isEqualTo("build");
    assertThat(json(s, "round")).isEqualTo(1);
    assertThat(json(s, "toAct")).isEqualTo(json(s, "first"));
  }

  @Test
  @DisplayName("CH-7: two secret patterns for each, the rest is the deck")
  void patterns() {
    CandyHuntersState s = deal(4, false, false, 3);
    List<Object> all = new ArrayList<>((List<?>) json(s, "deck"));
    assertThat(all).hasSize(20);
    for (Object hand : (List<?>) json(s, "hands")) {
      assertThat((List<?>) hand).hasSize(2);
      all.addAll((List<?>) hand);
    }
    assertThat(all).doesNotHaveDuplicates().hasSize(28).doesNotContain("H1");
    assertThat(json(s, "haunted")).isEqualTo(List.of(List.of(), List.of(), List.of(), List.of()));
    assertThat(GAME.view(s, 1).json().get("hands").toString()).startsWith("[[?, ?], [P");
    assertThat(GAME.view(s, Seat.SPECTATOR).json().get("hands").toString()).doesNotContain("P");
    assertThat(GAME.view(s, 1).json().get("deck").toString()).doesNotContain("P");
  }

  @Test
  @DisplayName("CH-7: in the haunted game a secret haunted pattern each")
  void hauntedPatterns() {
    CandyHuntersState s = deal(2, true, false, 3);
    Set<Object> dealt = new HashSet<>();
    for (Object hand : (List<?>) json(s, "haunted")) {
      assertThat((List<?>) hand).hasSize(1).allMatch(card -> card.toString().startsWith("H"));
      dealt.addAll((List<?>) hand);
    }
    assertThat(dealt).hasSize(2);
    assertThat(GAME.view(s, 0).json().get("haunted").toString()).endsWith("[?]]");
  }

  @Test
  @DisplayName("CH-8: the Large Ghost starts beside the board")
  void largeGhost() {
    CandyHuntersState s = deal(2, false, true, 3);
    assertThat(json(s, "largeGhost")).isNull();
    assertThat(GAME.codec().text(s)).contains("\"largeGhost\":true");
  }

  @Test
  void componentsAreThePatterns() {
    assertThat(GAME.components().get("patterns").toString())
        .contains("P05=" + Patterns.text(4))
        .contains("H8=");
  }
}
