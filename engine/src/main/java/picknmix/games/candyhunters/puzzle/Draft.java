package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.json.StateReader;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/** The position of a puzzle while it is put together; it becomes a state, or is refused. */
final class Draft {
  private record Tile(int x, int y, int colour, Piece piece) {}

  private final List<Tile> tiles = new ArrayList<>();
  private final List<String> regular = new ArrayList<>();
  private final List<String> haunted = new ArrayList<>();
  private boolean largeGhost;

  /** A building and who stands on it. */
  void build(int x, int y, int colour, Piece piece) {
    tiles.add(new Tile(x, y, colour, piece));
    largeGhost |= piece == Piece.LARGE;
  }

  /** It is played with the Large Ghost, be it in the town or still beside the board. */
  void addLargeGhost() {
    largeGhost = true;
  }

  void addCard(String name) {
    int card = Patterns.number(name);
    if (card < 0) {
      throw Refused.badRequest("puzzle: there is no card " + Json.write(name));
    }
    (Patterns.isRegular(card) ? regular : haunted).add(name);
  }

  /** The puzzle's start, with the top left of the town's rectangle at 0,0 (CH-23). */
  CandyHuntersState start(int goal, int rounds) {
    if (regular.isEmpty() && haunted.isEmpty()) {
      throw Refused.badRequest("puzzle: there must be a pattern");
    }
    Map<String, @Nullable Object> json =
        Json.object(
            "seats", 1,
            "options", Json.object("haunted", !haunted.isEmpty(), "largeGhost", largeGhost),
            "round", 1,
            "first", 0,
            "toAct", 0,
            "phase", "build",
            "ghostMoves", CandyHuntersState.GHOST_MOVES,
            "pending", null,
            "kidsLeft", List.of(0),
            "hands", List.of(regular),
            "haunted", List.of(haunted),
            "scored", List.of(List.of()),
            "deck", List.of(),
            "under", List.of(),
            "candies", List.of(List.of()),
            "scares", List.of(0),
            "stacks", stacks(),
            "puzzle", Json.object("goal", goal, "rounds", rounds));
    addTown(json);
    return StateReader.read(Field.of(json, "puzzle", Refused.Code.BAD_REQUEST));
  }

  private void addTown(Map<String, @Nullable Object> json) {
    int left = tiles.stream().mapToInt(Tile::x).min().orElse(0);
    int top = tiles.stream().mapToInt(Tile::y).min().orElse(0);
    Map<String, @Nullable Object> buildings = Json.object();
    Map<String, @Nullable Object> kids = Json.object();
    List<String> ghosts = new ArrayList<>();
    List<String> large = new ArrayList<>();
    for (Tile tile : tiles) {
      String place = new Cell(tile.x - left, tile.y - top).toString();
      buildings.put(place, Colour.letter(tile.colour));
      switch (tile.piece) {
        case NONE -> {}
        case KID -> kids.put(place, 0);
        case GHOST -> ghosts.add(place);
        case LARGE -> large.add(place);
      }
    }
    if (large.size() > 1) {
      throw Refused.badRequest("puzzle: there is only one Large Ghost");
    }
    json.put("buildings", buildings);
    json.put("kids", kids);
    json.put("ghosts", ghosts);
    json.put("largeGhost", large.isEmpty() ? null : large.getFirst());
  }

  /** CH-23: nine minus the tiles of the colour on the board. */
  private Map<String, @Nullable Object> stacks() {
    int[] used = new int[Colour.COUNT];
    tiles.forEach(tile -> used[tile.colour]++);
    Map<String, @Nullable Object> stacks = Json.object();
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      String letter = Colour.letter(colour);
      if (used[colour] > Colour.TILES) {
        throw Refused.badRequest(
            "puzzle: the town has " + used[colour] + " tiles of the colour " + letter + ", not 9");
      }
      stacks.put(letter, Colour.TILES - used[colour]);
    }
    return stacks;
  }
}
