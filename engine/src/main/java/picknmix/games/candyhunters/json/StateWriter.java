package picknmix.games.candyhunters.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersOptions;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.games.candyhunters.rules.Trail;
import picknmix.kernel.Json;

/** Writes states and views in JSON; they differ only in the names of cards. */
public final class StateWriter {
  private StateWriter() {}

  public static Map<String, @Nullable Object> json(CandyHuntersState s) {
    List<List<String>> hands = new ArrayList<>();
    List<List<String>> haunted = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      hands.add(Patterns.names(s.regularHand(seat)));
      haunted.add(Patterns.names(s.hauntedHand(seat)));
    }
    List<String> deck = new ArrayList<>();
    List<@Nullable Object> under = new ArrayList<>();
    for (int i = 0; i < s.deckSize(); i++) {
      deck.add(Patterns.name(s.deckCard(i)));
      under.add(s.under(i) < 0 ? null : (Object) s.under(i));
    }
    return json(s, hands, haunted, deck, under);
  }

  public static Map<String, @Nullable Object> json(
      CandyHuntersState open,
      List<List<String>> hands,
      List<List<String>> haunted,
      List<String> deck,
      List<@Nullable Object> under) {
    boolean over = open.phase == Phase.OVER;
    Map<String, @Nullable Object> json =
        Json.object(
            "game", CandyHuntersState.GAME,
            "seats", open.seats,
            "options", CandyHuntersOptions.of(open).json(),
            "round", open.round,
            "first", open.first,
            "toAct", over ? null : (Object) open.toAct,
            "phase", open.phase.text,
            "ghostMoves", open.ghostMoves,
            "pending", pending(open));
    addTown(open, json);
    json.put("kidsLeft", numbers(open.kidsLeft, open.seats));
    json.put("hands", hands);
    json.put("haunted", haunted);
    json.put("scored", scored(open));
    json.put("deck", deck);
    json.put("under", under);
    json.put("candies", candies(open));
    json.put("scares", numbers(open.scares, open.seats));
    if (open.puzzle) {
      json.put("puzzle", Json.object("goal", open.goal, "rounds", open.rounds));
    }
    return json;
  }

  private static @Nullable Object pending(CandyHuntersState s) {
    if (s.phase != Phase.PUSH) {
      return null;
    }
    List<Cell> moved = new ArrayList<>();
    for (long rest = s.moved; rest != Trail.EMPTY; rest = Trail.withoutLast(rest)) {
      moved.add(s.town.place(Trail.last(rest)));
    }
    moved.sort((a, b) -> a.y() != b.y() ? a.y() - b.y() : a.x() - b.x());
    return Json.object(
        "at", s.town.place(s.pushedAt).toString(),
        "piece", s.pushed.text,
        "moved", moved.stream().map(Cell::toString).toList());
  }

  /** The town by rows, from the left. */
  private static void addTown(CandyHuntersState s, Map<String, @Nullable Object> json) {
    Town town = s.town;
    Map<String, @Nullable Object> buildings = Json.object();
    Map<String, @Nullable Object> kids = Json.object();
    List<String> ghosts = new ArrayList<>();
    for (Cell place : town.buildings()) {
      int cell = town.cell(place);
      buildings.put(place.toString(), Colour.letter(town.colour(cell)));
      if (town.isKid(cell)) {
        kids.put(place.toString(), town.kid(cell));
      }
      ghosts.addAll(Collections.nCopies(ghosts(s, cell), place.toString()));
    }
    json.put("buildings", buildings);
    json.put("stacks", stacks(s));
    json.put("ghosts", ghosts);
    json.put("largeGhost", town.large == Town.NOWHERE ? null : town.place(town.large).toString());
    json.put("kids", kids);
  }

  /** How many of the four ghosts stand there: two while one of them pushes another. */
  private static int ghosts(CandyHuntersState s, int cell) {
    if (!s.town.isSmallGhost(cell)) {
      return 0;
    }
    return s.pushed == Piece.GHOST && s.pushedAt == cell && s.town.large != cell ? 2 : 1;
  }

  private static Map<String, @Nullable Object> stacks(CandyHuntersState s) {
    Map<String, @Nullable Object> stacks = Json.object();
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      stacks.put(Colour.letter(colour), s.stacks[colour]);
    }
    return stacks;
  }

  private static List<List<String>> scored(CandyHuntersState s) {
    List<List<String>> scored = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      scored.add(Patterns.names(s.scored[seat]));
    }
    return scored;
  }

  private static List<List<String>> candies(CandyHuntersState s) {
    List<List<String>> candies = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      candies.add(candies(s, seat));
    }
    return candies;
  }

  /** A seat's candies, by colour. */
  public static List<String> candies(CandyHuntersState s, int seat) {
    List<String> candies = new ArrayList<>();
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      candies.addAll(Collections.nCopies(s.candies(seat, colour), Colour.letter(colour)));
    }
    return candies;
  }

  private static List<Integer> numbers(int[] numbers, int count) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      list.add(numbers[i]);
    }
    return list;
  }
}
