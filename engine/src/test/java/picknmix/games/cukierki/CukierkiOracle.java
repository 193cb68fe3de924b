package picknmix.games.cukierki;

import static picknmix.oracle.Facts.and;
import static picknmix.oracle.Facts.eachSorted;
import static picknmix.oracle.Facts.minus;
import static picknmix.oracle.Facts.number;
import static picknmix.oracle.Facts.sorted;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picknmix.oracle.Facts;
import picknmix.oracle.Oracle;

/**
 * Cukierki a second time, from docs/rules/cukierki.md alone. It is the JSON state of that page, its
 * laid tiles read, and the texts of the tiles; a change is a copy with another value under a key.
 * Lists without an order are told in ascending order: tiles by number, laid tiles by row and then
 * column.
 */
public final class CukierkiOracle implements Oracle {
  private static final int HAND = 3;
  private static final int SIDES = 4;
  private static final Cell START = new Cell(0, 0);
  private static final String NO_CANDY = "none";
  private static final String LOLLIPOP = "lollipop";
  private static final String COOKIE = "cookie";
  private static final List<String> KINDS = List.of("S", "M", "L", "P", LOLLIPOP, COOKIE);

  private final Facts facts;
  private final List<String> tiles;

  /** The listed actions of the player to act, once somebody has asked for them. */
  private @Nullable Set<String> actions;

  private CukierkiOracle(Facts facts, List<String> tiles) {
    this.facts = facts;
    this.tiles = List.copyOf(tiles);
  }

  /** The state that the rules page's JSON tells; it is taken to be a valid one. */
  public static CukierkiOracle of(Map<String, Object> state, List<String> tiles) {
    Facts facts = new Facts(state);
    return new CukierkiOracle(
        facts
            .with("table", facts.list("table", Laid::read))
            .with("walls", facts.lists("walls", Laid::read)),
        tiles);
  }

  // The table and the walls.

  /** x to the right, y downwards. */
  private record Cell(int x, int y) {
    /** Sides are counted clockwise from the north, as the halves of a tile are (CU-2). */
    Cell beside(int side) {
      return switch (side) {
        case 0 -> new Cell(x, y - 1);
        case 1 -> new Cell(x + 1, y);
        case 2 -> new Cell(x, y + 1);
        default -> new Cell(x - 1, y);
      };
    }
  }

  /** A tile on the table or on a wall, turned clockwise by so many quarters. */
  private record Laid(int tile, Cell cell, int turns) {
    static Laid read(Object json) {
      Map<?, ?> entry = (Map<?, ?>) json;
      Cell cell = new Cell(number(entry.get("x")), number(entry.get("y")));
      return new Laid(number(entry.get("tile")), cell, number(entry.get("r")));
    }

    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("tile", tile);
      json.put("x", cell.x);
      json.put("y", cell.y);
      json.put("r", turns);
      return json;
    }

    /** As in {@code place 7 3,-1 r2}. */
    String action(String word) {
      return word + " " + tile + " " + cell.x + "," + cell.y + " r" + turns;
    }

    static Laid parse(List<String> words) {
      String[] xy = words.get(2).split(",", -1);
      Cell cell = new Cell(Integer.parseInt(xy[0]), Integer.parseInt(xy[1]));
      return new Laid(
          Integer.parseInt(words.get(1)), cell, Integer.parseInt(words.get(3).substring(1)));
    }
  }

  /** Where a tile touches another: the candy that the two halves make there, or none. */
  private record Touch(Laid neighbour, String candy) {
    boolean isWhole() {
      return !candy.equals(NO_CANDY);
    }

    boolean isSpecial() {
      return candy.equals(LOLLIPOP) || candy.equals(COOKIE);
    }
  }

  /** CU-1: like meets like, but of a lollipop only top and bottom. */
  private static String candy(char half, char other) {
    if (half == 'T' || half == 'B') {
      return (half == 'T' && other == 'B') || (half == 'B' && other == 'T') ? LOLLIPOP : NO_CANDY;
    }
    if (half != other) {
      return NO_CANDY;
    }
    return half == 'C' ? COOKIE : String.valueOf(half);
  }

  /** CU-2: what a laid tile shows on that side; one turn brings its north to the east. */
  private char half(Laid laid, int side) {
    return tiles.get(laid.tile).charAt((side - laid.turns + SIDES) % SIDES);
  }

  private String shown(Laid laid) {
    return IntStream.range(0, SIDES)
        .mapToObj(side -> String.valueOf(half(laid, side)))
        .collect(Collectors.joining());
  }

  /** Of rotations that show the same four sides only the smallest. */
  private List<Integer> rotations(int tile) {
    List<Integer> rotations = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (int turns = 0; turns < SIDES; turns++) {
      if (seen.add(shown(new Laid(tile, START, turns)))) {
        rotations.add(turns);
      }
    }
    return rotations;
  }

  private List<Touch> touches(Laid laid, Map<Cell, Laid> grid) {
    List<Touch> touches = new ArrayList<>();
    for (int side = 0; side < SIDES; side++) {
      Laid neighbour = grid.get(laid.cell.beside(side));
      if (neighbour != null) {
        String candy = candy(half(laid, side), half(neighbour, (side + 2) % SIDES));
        touches.add(new Touch(neighbour, candy));
      }
    }
    return touches;
  }

  private static Map<Cell, Laid> grid(List<Laid> laid) {
    return laid.stream().collect(Collectors.toMap(Laid::cell, Function.identity()));
  }

  /** Every way to lay one of the tiles on an empty cell beside a laid one, so that it fits. */
  private List<Laid> fitting(List<Integer> some, List<Laid> laid, Predicate<List<Touch>> fits) {
    Map<Cell, Laid> grid = grid(laid);
    Set<Cell> border = new LinkedHashSet<>();
    for (Cell cell : grid.keySet()) {
      IntStream.range(0, SIDES).mapToObj(cell::beside).forEach(border::add);
    }
    border.removeAll(grid.keySet());
    List<Laid> fitting = new ArrayList<>();
    for (int tile : some) {
      for (int turns : rotations(tile)) {
        for (Cell cell : border) {
          Laid way = new Laid(tile, cell, turns);
          if (fits.test(touches(way, grid))) {
            fitting.add(way);
          }
        }
      }
    }
    return fitting;
  }

  /** CU-17, CU-18: the whole candies of a wall; each is met from both of its tiles. */
  private int candies(int player, Predicate<Touch> which) {
    List<Laid> wall = walls().get(player);
    return (int) wall.stream().flatMap(l -> touches(l, grid(wall)).stream()).filter(which).count()
        / 2;
  }

  // Who may do what.

  @Override
  public List<String> toAct() {
    return phase().equals("over") ? List.of() : List.of(String.valueOf(player()));
  }

  @Override
  public Set<String> legal(String seat) {
    if (!toAct().contains(seat)) {
      return Set.of();
    }
    if (actions == null) {
      actions = Collections.unmodifiableSet(new LinkedHashSet<>(listed()));
    }
    return actions;
  }

  private List<String> listed() {
    return switch (phase()) {
      case "place" -> firstOf(placements(), List.of("pass"));
      case "extra" -> and(placements(), "stop");
      case "wall" -> firstOf(additions(), settingsAside());
      default -> throw new AssertionError(phase());
    };
  }

  /** CU-8, CU-15: only when there are no such actions may the others be taken. */
  private static List<String> firstOf(List<String> actions, List<String> others) {
    return actions.isEmpty() ? others : actions;
  }

  /** CU-6: beside a tile, and at least one candy is whole (CU-16: of whatever kind). */
  private List<String> placements() {
    return fitting(hand(), table(), touches -> touches.stream().anyMatch(Touch::isWhole)).stream()
        .map(laid -> laid.action("place"))
        .toList();
  }

  /** CU-14: the first tile starts the wall; later, all candies where a tile touches are whole. */
  private List<String> additions() {
    List<Laid> wall = walls().get(player());
    List<Laid> ways =
        wall.isEmpty()
            ? captured().stream().map(tile -> new Laid(tile, START, 0)).toList()
            : fitting(captured(), wall, touches -> touches.stream().allMatch(Touch::isWhole));
    return ways.stream().map(laid -> laid.action("wall")).toList();
  }

  /** CU-15: what fits nowhere, once nothing does. */
  private List<String> settingsAside() {
    return captured().stream().map(tile -> "aside " + tile).toList();
  }

  /** Nothing is left to chance once the tiles are mixed. */
  @Override
  public Map<String, Integer> chance() {
    return Map.of();
  }

  @Override
  public boolean open(String seat) {
    return false;
  }

  @Override
  public Set<String> openActions(String seat) {
    return Set.of();
  }

  @Override
  public boolean accepts(String seat, String action) {
    return legal(seat).contains(action);
  }

  // What happens.

  @Override
  public CukierkiOracle apply(String seat, String action) {
    if (!accepts(seat, action)) {
      throw new IllegalArgumentException(seat + " may not " + action + ": " + state());
    }
    List<String> words = List.of(action.split(" "));
    return switch (words.getFirst()) {
      case "place" -> place(Laid.parse(words));
      case "pass" -> pass();
      case "stop" -> placementsDone();
      case "wall" -> addToWall(Laid.parse(words));
      case "aside" -> setAside(Integer.parseInt(words.get(1)));
      default -> throw new AssertionError(action);
    };
  }

  private CukierkiOracle place(Laid laid) {
    List<Touch> whole = touches(laid, grid(table())).stream().filter(Touch::isWhole).toList();
    List<Laid> reward = whole.stream().filter(this::isTaken).map(Touch::neighbour).toList();
    int lollipops = (int) whole.stream().filter(touch -> touch.candy.equals(LOLLIPOP)).count();
    boolean cookie = whole.stream().anyMatch(touch -> touch.candy.equals(COOKIE));
    CukierkiOracle after =
        with("hands", hands(), minus(hand(), laid.tile))
            .with("table", and(table().stream().filter(t -> !reward.contains(t)).toList(), laid))
            .take(reward.stream().map(Laid::tile).toList())
            .with("tokens", tokens(), tokens().get(player()) + lollipops)
            .with("placed", facts.number("placed") + 1)
            .with("passes", 0);
    return cookie ? after.extraPlacement() : after.placementsDone();
  }

  /** CU-7: every tile that makes a whole candy. CU-16: not those of cookies and lollipops. */
  private boolean isTaken(Touch touch) {
    return touch.isWhole() && !(isAdvanced() && touch.isSpecial());
  }

  /** CU-7: taken tiles are out of play. CU-14: or wait for the wall. */
  private CukierkiOracle take(List<Integer> reward) {
    return isAdvanced()
        ? with("captured", and(captured(), reward))
        : with("taken", taken(), and(taken().get(player()), reward));
  }

  /** CU-10: with an empty hand the turn goes on by itself. */
  private CukierkiOracle extraPlacement() {
    return hand().isEmpty() ? placementsDone() : with("phase", "extra");
  }

  /** CU-14: once, after all placements and before drawing; nothing captured, no wall. */
  private CukierkiOracle placementsDone() {
    return captured().isEmpty() ? endTurn() : with("phase", "wall");
  }

  private CukierkiOracle addToWall(Laid laid) {
    return with("walls", walls(), and(walls().get(player()), laid)).settled(laid.tile);
  }

  private CukierkiOracle setAside(int tile) {
    return with("aside", aside(), and(aside().get(player()), tile)).settled(tile);
  }

  /** CU-17: advantages are checked once, after the last captured tile. */
  private CukierkiOracle settled(int tile) {
    CukierkiOracle after = with("captured", minus(captured(), tile));
    return after.captured().isEmpty() ? after.checkAdvantages().endTurn() : after;
  }

  /** CU-17: strictly more than any other player; on a tie the token stays where it is. */
  private CukierkiOracle checkAdvantages() {
    Map<String, Object> advantage = new LinkedHashMap<>(advantage());
    for (String kind : KINDS) {
      int mine = candies(player(), touch -> touch.candy.equals(kind));
      boolean most =
          players()
              .filter(other -> other != player())
              .allMatch(other -> mine > candies(other, touch -> touch.candy.equals(kind)));
      if (most) {
        advantage.put(kind, player());
      }
    }
    return with("advantage", advantage);
  }

  /** CU-11: draw up to three, then the next player places. */
  private CukierkiOracle endTurn() {
    int drawn = Math.min(HAND - hand().size(), pool().size());
    return with("hands", hands(), and(hand(), pool().subList(0, drawn)))
        .with("pool", pool().subList(drawn, pool().size()))
        .nextPlayer();
  }

  /** CU-12: all passes in a row end the game; a pass draws nothing. */
  private CukierkiOracle pass() {
    CukierkiOracle after = with("passes", facts.number("passes") + 1);
    return after.facts.number("passes") == seats()
        ? after.with("phase", "over")
        : after.nextPlayer();
  }

  private CukierkiOracle nextPlayer() {
    return with("phase", "place").with("placed", 0).with("toAct", (player() + 1) % seats());
  }

  // How it ends.

  /** CU-13, CU-18. */
  @Override
  public List<Integer> scores() {
    return players()
        .mapToObj(p -> startScore(p) + (isAdvanced() ? advancedScore(p) : basicScore(p)))
        .toList();
  }

  /** CU-19. */
  private int startScore(int p) {
    return isFairStart() ? Math.floorMod(p - facts.number("first"), seats()) : 0;
  }

  private boolean isFairStart() {
    return Objects.equals(facts.map("options").get("fairStart"), true);
  }

  private int basicScore(int p) {
    return taken().get(p).size() + 2 * tokens().get(p) + hands().get(p).size();
  }

  private int advancedScore(int p) {
    int advantages = Collections.frequency(new ArrayList<>(advantage().values()), p);
    return candies(p, Touch::isWhole) + 2 * tokens().get(p) + 2 * advantages;
  }

  /** CU-13, CU-18: the most points, then the most tiles, then shared. */
  @Override
  public List<Integer> winners() {
    if (!phase().equals("over")) {
      return List.of();
    }
    List<Integer> scores = scores();
    return best(best(players().boxed().toList(), scores::get), this::tilesWon);
  }

  private int tilesWon(int p) {
    return isAdvanced() ? walls().get(p).size() : taken().get(p).size() + hands().get(p).size();
  }

  private static List<Integer> best(List<Integer> some, ToIntFunction<Integer> worth) {
    int most = some.stream().mapToInt(worth).max().orElseThrow();
    return some.stream().filter(p -> worth.applyAsInt(p) == most).toList();
  }

  // What is to be seen.

  @Override
  public Map<String, Object> state() {
    return json(eachSorted(hands()), pool(), eachSorted(taken()));
  }

  /** Hidden: the others' hands, the pool, and in the basic game what everybody took. */
  @Override
  public Map<String, Object> view(String viewer) {
    List<Object> hands =
        players().mapToObj(p -> seen(hands().get(p), viewer.equals(String.valueOf(p)))).toList();
    List<Object> taken = taken().stream().map(pile -> seen(pile, isAdvanced())).toList();
    return json(hands, pool().size(), taken);
  }

  private static Object seen(List<Integer> some, boolean open) {
    return open ? sorted(some) : (Object) some.size();
  }

  private Map<String, Object> json(Object hands, Object pool, Object taken) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", "cukierki");
    json.put("seats", seats());
    json.put("options", facts.map("options"));
    json.put("phase", phase());
    json.put("toAct", player());
    json.put("placed", facts.number("placed"));
    json.put("table", json(table()));
    json.put("hands", hands);
    json.put("pool", pool);
    json.put("taken", taken);
    json.put("captured", sorted(captured()));
    json.put("tokens", tokens());
    json.put("walls", walls().stream().map(CukierkiOracle::json).toList());
    json.put("aside", eachSorted(aside()));
    json.put("advantage", advantage());
    json.put("passes", facts.number("passes"));
    if (isFairStart()) {
      json.put("first", facts.number("first"));
    }
    return Collections.unmodifiableMap(json);
  }

  private static List<Map<String, Object>> json(List<Laid> laid) {
    return laid.stream()
        .sorted(Comparator.comparingInt((Laid l) -> l.cell.y).thenComparingInt(l -> l.cell.x))
        .map(Laid::json)
        .toList();
  }

  // What the state's keys hold.

  private int seats() {
    return facts.number("seats");
  }

  private IntStream players() {
    return IntStream.range(0, seats());
  }

  private boolean isAdvanced() {
    return Objects.equals(facts.map("options").get("variant"), "advanced");
  }

  private String phase() {
    return facts.text("phase");
  }

  /** The player to act. */
  private int player() {
    return facts.number("toAct");
  }

  private List<Laid> table() {
    return facts.list("table", Laid.class::cast);
  }

  private List<List<Laid>> walls() {
    return facts.lists("walls", Laid.class::cast);
  }

  private List<List<Integer>> hands() {
    return facts.lists("hands", Facts::number);
  }

  private List<Integer> hand() {
    return hands().get(player());
  }

  private List<Integer> pool() {
    return facts.numbers("pool");
  }

  private List<List<Integer>> taken() {
    return facts.lists("taken", Facts::number);
  }

  private List<Integer> captured() {
    return facts.numbers("captured");
  }

  private List<Integer> tokens() {
    return facts.numbers("tokens");
  }

  private List<List<Integer>> aside() {
    return facts.lists("aside", Facts::number);
  }

  /** Each kind's holder, or null, in the order of the kinds. */
  private Map<String, Object> advantage() {
    Map<?, ?> holders = facts.map("advantage");
    Map<String, Object> advantage = new LinkedHashMap<>();
    KINDS.forEach(kind -> advantage.put(kind, holders.get(kind)));
    return advantage;
  }

  // Copies with a change.

  private CukierkiOracle with(String key, Object value) {
    return new CukierkiOracle(facts.with(key, value), tiles);
  }

  /** The same with another entry for the player to act. */
  private <T> CukierkiOracle with(String key, List<T> ofPlayers, T mine) {
    return with(key, Facts.set(ofPlayers, player(), mine));
  }
}
