package picknmix.games.candyhunters;

import static picknmix.oracle.Facts.eachSorted;
import static picknmix.oracle.Facts.sorted;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picknmix.oracle.Facts;
import picknmix.oracle.Oracle;

/**
 * A Candy Hunters table as the rules page's JSON tells it: what its keys hold, and what everybody
 * sees of it. What has no order is told in ascending order: cells by row and then column, cards and
 * candies as text.
 */
abstract class OracleTable implements Oracle {
  static final List<String> COLOURS = List.of("R", "B", "G", "Y");
  private static final String UNKNOWN = "?";

  final Facts facts;
  final Map<OracleCell, String> buildings;

  /** The piece that has to give way, and where the ghosts that have moved now stand (CH-14). */
  record Pending(OracleCell at, String piece, List<OracleCell> moved) {}

  OracleTable(Facts facts) {
    this.facts = facts;
    this.buildings = byCell("buildings", String.class::cast);
  }

  // What is to be seen.

  @Override
  public Map<String, Object> state() {
    return json(eachSorted(hands()), eachSorted(haunted()), deck());
  }

  /** Hidden: the others' hands, and the deck but for the cards that one has put under it. */
  @Override
  public Map<String, Object> view(String viewer) {
    List<String> deck =
        IntStream.range(0, deck().size())
            .mapToObj(i -> viewer.equals(String.valueOf(under().get(i))) ? deck().get(i) : UNKNOWN)
            .toList();
    return json(seen(hands(), viewer), seen(haunted(), viewer), deck);
  }

  List<List<String>> seen(List<List<String>> hands, String viewer) {
    return players()
        .mapToObj(
            p ->
                viewer.equals(String.valueOf(p))
                    ? sorted(hands.get(p))
                    : Collections.nCopies(hands.get(p).size(), UNKNOWN))
        .toList();
  }

  Map<String, Object> json(Object hands, Object haunted, Object deck) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", "candy-hunters");
    json.put("seats", seats());
    json.put("options", options());
    json.put("round", round());
    json.put("first", facts.number("first"));
    json.put("toAct", facts.getOrNull("toAct"));
    json.put("phase", phase());
    json.put("ghostMoves", facts.number("ghostMoves"));
    json.put("pending", isPending() ? json(pending()) : null);
    json.put("buildings", json(buildings));
    json.put("stacks", stacks());
    json.put("ghosts", texts(ghosts()));
    json.put("largeGhost", facts.getOrNull("largeGhost"));
    json.put("kids", json(kids()));
    json.put("kidsLeft", facts.numbers("kidsLeft"));
    json.put("hands", hands);
    json.put("haunted", haunted);
    json.put("scored", eachSorted(scored()));
    json.put("deck", deck);
    json.put("under", under());
    json.put("candies", eachSorted(candies()));
    json.put("scares", scares());
    if (isPuzzle()) {
      json.put("puzzle", goalAndRounds());
    }
    return Collections.unmodifiableMap(json);
  }

  Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("haunted", option("haunted"));
    options.put("largeGhost", option("largeGhost"));
    return options;
  }

  Map<String, Object> stacks() {
    Map<String, Object> stacks = new LinkedHashMap<>();
    COLOURS.forEach(colour -> stacks.put(colour, stack(colour)));
    return stacks;
  }

  Map<String, Object> goalAndRounds() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("goal", puzzle("goal"));
    json.put("rounds", puzzle("rounds"));
    return json;
  }

  static Map<String, Object> json(Pending pending) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("at", pending.at.toString());
    json.put("piece", pending.piece);
    json.put("moved", texts(pending.moved));
    return json;
  }

  static Map<String, Object> json(Map<OracleCell, ?> byCell) {
    Map<String, Object> json = new LinkedHashMap<>();
    byCell.keySet().stream()
        .sorted(OracleCell.BY_ROWS)
        .forEach(cell -> json.put(cell.toString(), byCell.get(cell)));
    return json;
  }

  static List<String> texts(Collection<OracleCell> cells) {
    return cells.stream().sorted(OracleCell.BY_ROWS).map(OracleCell::toString).toList();
  }

  // What the state's keys hold.

  int seats() {
    return facts.number("seats");
  }

  IntStream players() {
    return IntStream.range(0, seats());
  }

  int round() {
    return facts.number("round");
  }

  String phase() {
    return facts.text("phase");
  }

  /** The player to act. */
  int player() {
    return facts.number("toAct");
  }

  boolean option(String name) {
    return Objects.equals(facts.map("options").get(name), true);
  }

  boolean isPending() {
    return facts.has("pending");
  }

  Pending pending() {
    Map<?, ?> json = facts.map("pending");
    return new Pending(
        OracleCell.parse(json.get("at")),
        (String) json.get("piece"),
        Facts.list(json.get("moved"), OracleCell::parse));
  }

  int stack(String colour) {
    return Facts.number(facts.map("stacks").get(colour));
  }

  List<OracleCell> ghosts() {
    return facts.list("ghosts", OracleCell::parse);
  }

  /** Null while it stands beside the board (CH-8). */
  @Nullable OracleCell largeGhost() {
    Object cell = facts.getOrNull("largeGhost");
    return cell == null ? null : OracleCell.parse(cell);
  }

  /** Whose kid stands where. */
  Map<OracleCell, Integer> kids() {
    return byCell("kids", Facts::number);
  }

  int kidsLeft() {
    return facts.numbers("kidsLeft").get(player());
  }

  List<List<String>> hands() {
    return cards("hands");
  }

  /** The regular patterns of the player to act. */
  List<String> hand() {
    return hands().get(player());
  }

  List<List<String>> haunted() {
    return cards("haunted");
  }

  List<List<String>> scored() {
    return cards("scored");
  }

  List<String> deck() {
    return facts.list("deck", String.class::cast);
  }

  /** Who put each deck card there; null for those that nobody knows. */
  List<Object> under() {
    return Collections.unmodifiableList(new ArrayList<>((List<?>) facts.get("under")));
  }

  List<Integer> scares() {
    return facts.numbers("scares");
  }

  List<List<String>> candies() {
    return cards("candies");
  }

  List<List<String>> cards(String key) {
    return facts.lists(key, String.class::cast);
  }

  <T> Map<OracleCell, T> byCell(String key, Function<Object, T> read) {
    Map<OracleCell, T> byCell = new LinkedHashMap<>();
    facts.map(key).forEach((cell, value) -> byCell.put(OracleCell.parse(cell), read.apply(value)));
    return byCell;
  }

  boolean isPuzzle() {
    return facts.has("puzzle");
  }

  int puzzle(String key) {
    return Facts.number(facts.map("puzzle").get(key));
  }
}
