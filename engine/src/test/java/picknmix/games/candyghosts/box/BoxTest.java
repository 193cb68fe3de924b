package picknmix.games.candyghosts.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static picknmix.games.candyghosts.box.Box.K;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Json;

/** The component data: the checker for characters, cards and rooms. */
class BoxTest {
  @Test
  @DisplayName(
      "CG-1: eight characters: AP 4–6, storage 1–3, two or three traits, each special once")
  void characters() {
    Set<Special> specials = new HashSet<>();
    for (int number = 0; number < Box.CHARACTERS; number++) {
      Box.CharacterCard character = Box.character(number);
      assertThat(character.ap()).isBetween(4, 6);
      assertThat(character.storage()).isBetween(1, 3);
      assertThat(Integer.bitCount(character.traits())).isBetween(2, 3);
      assertThat(specials.add(character.special())).isTrue();
    }
    assertThat(specials).containsExactlyInAnyOrder(Special.values());
    for (Trait trait : Trait.values()) {
      int count = 0;
      for (int number = 0; number < Box.CHARACTERS; number++) {
        count += trait.isIn(Box.character(number).traits()) ? 1 : 0;
      }
      assertThat(count).as("characters with the trait " + trait).isGreaterThanOrEqualTo(2);
    }
    assertThat(Box.boss(Boss.ONNA).traits()).isNotZero();
    assertThat(Box.boss(Boss.PIGIN).traits()).isNotZero();
  }

  @Test
  @DisplayName("CG-2: 38 items, one of each equipment pair cursed")
  void items() {
    assertThat(Box.items()).isEqualTo(38);
    assertThat(Box.items(Kind.TEACUP.number())).isEqualTo(3);
    assertThat(Box.items(Kind.TORCH.number())).isEqualTo(3);
    assertThat(Box.items(Kind.KIT.number())).isEqualTo(2);
    assertThat(Box.items(Kind.MEGAPHONE.number())).isEqualTo(1);
    assertThat(Box.items(Kind.CURSED_MEGAPHONE.number())).isEqualTo(1);
    assertThat(Box.items(Kind.CEILING.number())).isEqualTo(3);
    assertThat(Box.items(Kind.WARDROBE.number())).isEqualTo(2);
  }

  @Test
  @DisplayName("CG-3: 8 role cards, 14 atmosphere cards with one Transmogrify, 27 rooms")
  void cards() {
    assertThat(Box.ROLES).isEqualTo(8);
    Map<Role, Integer> cards = new EnumMap<>(Role.class);
    for (int role = 0; role < Box.ROLES; role++) {
      assertThat(Box.role(role).traits()).isNotZero();
      cards.merge(Box.role(role).role(), 1, Integer::sum);
    }
    assertThat(cards.values()).containsExactly(2, 2, 1, 1, 1, 1);
    assertThat(cards).doesNotContainKey(Role.FRIEND);
    assertThat(Box.ATMOSPHERES).isEqualTo(14);
    int transmogrify = 0;
    for (int card = 0; card < Box.ATMOSPHERES; card++) {
      assertThat(Box.atmosphere(card).effects).isNotEmpty();
      assertThat(traitsOf(card)).as(Box.atmosphere(card).name).isLessThanOrEqualTo(2);
      transmogrify += Box.atmosphere(card).has(Effect.Change.TRANSMOGRIFY) ? 1 : 0;
    }
    assertThat(transmogrify).isEqualTo(1);
    assertThat(Box.ROOMS).isEqualTo(27);
  }

  /** How many traits an atmosphere card names (CG-44); the ghosts' steps name none. */
  private static int traitsOf(int card) {
    int traits = 0;
    for (Effect effect : Box.atmosphere(card).effects) {
      traits |= effect.traits() == Trait.ALL ? 0 : effect.traits();
    }
    return Integer.bitCount(traits);
  }

  @Test
  @DisplayName("CG-4: every room can be crossed, has 1 to 4 corners, and one wall a side at most")
  void rooms() {
    for (int number = 0; number < Box.ROOMS; number++) {
      RoomPlan room = Box.room(number);
      assertThat(corners(room)).as("corners of " + room.name()).isBetween(1, 4);
      for (int side = 0; side < Dir.COUNT; side++) {
        assertThat(wallsOnSide(room, side)).as("walls of " + room.name()).isLessThanOrEqualTo(1);
      }
      assertThat(reached(room)).as("squares of " + room.name() + " in reach").isEqualTo(K * K);
    }
  }

  @Test
  @DisplayName("CG-3: no two rooms look alike, even turned or in a mirror")
  void roomsDiffer() {
    Set<String> looks = new TreeSet<>();
    for (int number = 0; number < Box.ROOMS; number++) {
      assertThat(looks.add(look(Box.room(number)))).as(Box.room(number).name()).isTrue();
    }
  }

  /** The walls of a room as text, of all its turns and mirror images the first. */
  private static String look(RoomPlan room) {
    Set<String> looks = new TreeSet<>();
    for (int turns = 0; turns < Dir.COUNT; turns++) {
      looks.add(walls(room, turns, false));
      looks.add(walls(room, turns, true));
    }
    return looks.iterator().next();
  }

  private static String walls(RoomPlan room, int turns, boolean mirrored) {
    Set<String> walls = new TreeSet<>();
    for (int i = 0; i < K * K * Dir.COUNT; i++) {
      int x = i / Dir.COUNT % K;
      int y = i / Dir.COUNT / K;
      int dir = i % Dir.COUNT;
      if (room.wall(y * K + x, dir)) {
        // the wall's own place, in half squares from the middle
        int column = 2 * x + 1 - K + Dir.dx(dir);
        int row = 2 * y + 1 - K + Dir.dy(dir);
        column = mirrored ? -column : column;
        for (int turn = 0; turn < turns; turn++) {
          int before = column;
          column = -row;
          row = before;
        }
        walls.add(column + "," + row);
      }
    }
    return walls.toString();
  }

  private static int corners(RoomPlan room) {
    int corners = 0;
    for (int i = 0; i < K * K; i++) {
      boolean upright = room.wall(i, Dir.EAST) || room.wall(i, Dir.WEST);
      boolean level = room.wall(i, Dir.NORTH) || room.wall(i, Dir.SOUTH);
      corners += upright && level ? 1 : 0;
    }
    return corners;
  }

  /** The square with that index along a side. */
  private static int edge(int side, int i) {
    return switch (side) {
      case Dir.NORTH -> i;
      case Dir.SOUTH -> K * (K - 1) + i;
      case Dir.WEST -> K * i;
      default -> K * i + K - 1;
    };
  }

  private static int wallsOnSide(RoomPlan room, int side) {
    int walls = 0;
    for (int i = 0; i < K; i++) {
      walls += room.wall(edge(side, i), side) ? 1 : 0;
    }
    return walls;
  }

  /** How many squares one comes to without stepping through a wall. */
  private static int reached(RoomPlan room) {
    Deque<Integer> open = new ArrayDeque<>(Set.of(0));
    Set<Integer> reached = new HashSet<>();
    while (!open.isEmpty()) {
      int at = open.remove();
      if (reached.add(at)) {
        for (int dir = 0; dir < Dir.COUNT; dir++) {
          int x = at % K + Dir.dx(dir);
          int y = at / K + Dir.dy(dir);
          boolean inside = x >= 0 && y >= 0 && x < K && y < K;
          if (inside && !room.wall(at, dir)) {
            open.add(y * K + x);
          }
        }
      }
    }
    return reached.size();
  }

  @Test
  @DisplayName("CG-5: the numbers to balance are all in the data file, and a slip there is told")
  void dataCanBeReplaced() {
    String stronger = Box.TEXT.replace("character zip    4 1 speed", "character zip    6 3 speed");
    Box.CharacterCard zip = new BoxReader(stronger).characters.get(3);
    assertThat(zip.ap()).isEqualTo(6);
    assertThat(zip.storage()).isEqualTo(3);
    assertThatThrownBy(() -> new BoxReader("size 4\ncharacter zip 4 2 speed nosy"))
        .hasMessage("candy-ghosts.txt, line 2: there is no trait \"nosy\"");
    assertThatThrownBy(() -> new BoxReader("size 4\nroom r01\n+ +"))
        .hasMessageContaining("the room's plan is cut off");
    assertThatThrownBy(() -> new BoxReader("size 9")).hasMessageContaining("1 to 5 squares");
  }

  @Test
  @DisplayName("CG-93: lazy ghosts take the fewest of an atmosphere's extra steps, wild ones all")
  void wildness() {
    assertThat(Box.percent(Wildness.LAZY)).isLessThan(Box.percent(Wildness.LIVELY)).isNotNegative();
    assertThat(Box.percent(Wildness.LIVELY)).isLessThan(Box.percent(Wildness.WILD));
    assertThat(Box.percent(Wildness.WILD)).isEqualTo(100);
    assertThatThrownBy(() -> new BoxReader("size 4\nghosts lazy 101"))
        .hasMessage("candy-ghosts.txt, line 2: a share is 0 to 100 of a hundred");
    assertThatThrownBy(() -> new BoxReader("size 4\nghosts shy 10"))
        .hasMessage("candy-ghosts.txt, line 2: there is no wildness \"shy\"");
    String tame = Box.TEXT.replace("ghosts wild   100", "ghosts wild   99");
    assertThatThrownBy(() -> new BoxReader(tame)).hasMessageContaining("CG-93");
  }

  @Test
  @DisplayName("CG-93: of extra steps a share counts, rounded down; fewer steps always count")
  void steps() {
    Box.Atmosphere thunder = Box.atmosphere(Box.atmosphereNumber("thunder"));
    assertThat(thunder.steps(100)).isEqualTo(9);
    assertThat(thunder.steps(50)).isEqualTo(4);
    assertThat(thunder.steps(22)).isEqualTo(1);
    assertThat(thunder.steps(0)).isZero();
    Box.Atmosphere lullaby = Box.atmosphere(Box.atmosphereNumber("lullaby"));
    assertThat(lullaby.steps(0)).isEqualTo(-1);
    assertThat(lullaby.steps(50)).isEqualTo(-1);
    assertThat(Box.atmosphere(Box.atmosphereNumber("transmogrify")).steps(50)).isZero();
  }

  @Test
  @DisplayName("other programs get the file as it is, and its parts under its words")
  void components() {
    assertThat(Box.COMPONENTS.keySet())
        .containsExactly(
            "text",
            "size",
            "characters",
            "bosses",
            "items",
            "roles",
            "atmospheres",
            "ghosts",
            "rooms",
            "steps");
    assertThat(Box.COMPONENTS).containsEntry("text", Box.TEXT).containsEntry("size", K);
    assertThat(Json.write(Box.COMPONENTS))
        .contains(
            "\"pepper\":{\"ap\":4,\"storage\":1,\"special\":\"chain\",\"traits\":[\"smart\",\"vain\"]}",
            "\"onna\":{\"ap\":5,\"storage\":0,\"traits\":[\"vain\",\"agile\"]}",
            "\"teacup\":3",
            "\"ghosts\":{\"lazy\":",
            "\"wild\":{\"transmogrify\":0,\"moonlight\":5,",
            "\"coward-1\":{\"role\":\"coward\",\"traits\":[\"anxious\",\"short\"]}",
            "\"transmogrify\":[{\"change\":\"transmogrify\",\"trait\":\"all\",\"number\":null}]",
            "{\"change\":\"ap\",\"trait\":\"anxious\",\"number\":-1}",
            "\"r12\":[\"+ + + + +\",\" . . .|.\"");
  }
}
