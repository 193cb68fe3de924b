package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;

/**
 * A small position of Cukierki for a test, to be played on: {@code Given.basic("LMPS", "").table(".
 * MPLS", "PSML .").play()}. Tiles are written as they lie, clockwise from the north, so that the
 * first letter of {@code MPLS} faces up; a dot is an empty cell, and a drawing begins at 0,0. Tiles
 * that are not named are the last seat's: taken, or in the advanced game set aside.
 */
final class Given {
  private final Map<String, Object> json;
  private final int seats;
  private long named;

  private Given(String variant, String... hands) {
    seats = hands.length;
    Map<String, Object> advantage = new LinkedHashMap<>();
    Tiles.KINDS.forEach(kind -> advantage.put(kind, null));
    json =
        Json.object(
            "game", "cukierki",
            "seats", seats,
            "options", Json.object("variant", variant),
            "phase", "place",
            "toAct", 0,
            "placed", 0,
            "table", List.of(),
            "hands", Arrays.stream(hands).map(this::tiles).toList(),
            "pool", List.of(),
            "taken", empty(),
            "captured", List.of(),
            "tokens", Arrays.stream(hands).map(hand -> 0).toList(),
            "walls", empty(),
            "aside", empty(),
            "advantage", advantage,
            "passes", 0);
  }

  /** A basic game with these hands: seat 0 is to place a tile. */
  static Given basic(String... hands) {
    return new Given("basic", hands);
  }

  /** An advanced game with these hands: seat 0 is to place a tile. */
  static Given advanced(String... hands) {
    return new Given("advanced", hands);
  }

  Given table(String... rows) {
    json.put("table", drawn(rows));
    return this;
  }

  Given pool(String topFirst) {
    json.put("pool", tiles(topFirst));
    return this;
  }

  Given taken(int seat, String tiles) {
    return set("taken", seat, tiles(tiles));
  }

  Given wall(int seat, String... rows) {
    return set("walls", seat, drawn(rows));
  }

  Given tokens(Integer... tokens) {
    return with("tokens", List.of(tokens));
  }

  Given advantage(String kind, int seat) {
    Map<String, Object> advantage = new LinkedHashMap<>();
    ((Map<?, ?>) json.get("advantage")).forEach((key, value) -> advantage.put((String) key, value));
    advantage.put(kind, seat);
    return with("advantage", advantage);
  }

  /** Seat 0 has placed so many tiles in this turn and may place another. */
  Given extra(int placed) {
    return with("phase", "extra").with("placed", placed);
  }

  /** Seat 0 has placed a tile, taken these, and is to add them to its wall. */
  Given capturing(String tiles) {
    return with("phase", "wall").with("placed", 1).with("captured", tiles(tiles));
  }

  Given with(String key, Object value) {
    json.put(key, value);
    return this;
  }

  private Given set(String key, int seat, Object value) {
    List<Object> values = new ArrayList<>((List<?>) json.get(key));
    values.set(seat, value);
    return with(key, values);
  }

  /** The position in JSON, with the tiles that were not named. */
  Map<String, Object> json() {
    boolean advanced = Json.write(json.get("options")).contains("advanced");
    long rest = Tiles.ALL & ~named;
    List<Object> last = new ArrayList<>(Tiles.list(rest));
    String key = advanced ? "aside" : "taken";
    last.addAll((List<?>) ((List<?>) json.get(key)).getLast());
    named = Tiles.ALL;
    set(key, seats - 1, last);
    return json;
  }

  Game play() {
    return new Game(json());
  }

  private List<Object> empty() {
    List<Object> lists = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      lists.add(List.of());
    }
    return lists;
  }

  private List<Integer> tiles(String names) {
    return Arrays.stream(names.split(" ", -1))
        .filter(name -> !name.isEmpty())
        .map(name -> named(lying(name, 0, 0)).tile())
        .toList();
  }

  private List<Object> drawn(String... rows) {
    List<Object> tiles = new ArrayList<>();
    for (int y = 0; y < rows.length; y++) {
      List<String> row = Arrays.asList(rows[y].strip().split(" +", -1));
      for (int x = 0; x < row.size(); x++) {
        if (!row.get(x).equals(".")) {
          tiles.add(named(lying(row.get(x), x, y)).json());
        }
      }
    }
    return tiles;
  }

  private PlacedTile named(PlacedTile laid) {
    named |= Tiles.bit(laid.tile());
    return laid;
  }

  /** The tile that shows these sides, in the smallest rotation in which it does. */
  static PlacedTile lying(String sides, int x, int y) {
    for (int tile = 0; tile < Tiles.COUNT; tile++) {
      for (int r = 0; r < Tiles.differentRotations(tile); r++) {
        if (Tiles.turned(tile, r).equals(sides)) {
          return new PlacedTile(tile, x, y, r);
        }
      }
    }
    throw new AssertionError("there is no tile " + sides);
  }

  static int number(String name) {
    return lying(name, 0, 0).tile();
  }

  static String place(String sides, int x, int y) {
    return "place " + laying(sides, x, y);
  }

  static String wall(String sides, int x, int y) {
    return "wall " + laying(sides, x, y);
  }

  static String aside(String tile) {
    return "aside " + number(tile);
  }

  private static String laying(String sides, int x, int y) {
    PlacedTile laid = lying(sides, x, y);
    return laid.tile() + " " + laid.where() + " r" + laid.r();
  }

  /** The position, being played. */
  static final class Game {
    private final Session<CukierkiState> session;
    private List<Event> events = List.of();

    private Game(Map<String, Object> state) {
      session = Session.load(new Cukierki(), Field.of(state, "state", Refused.Code.BAD_STATE));
    }

    Game play(int seat, String action) {
      events = session.apply(seat, action);
      return this;
    }

    /** What a field of the JSON state holds now, as JSON text. */
    String get(String key) {
      return Json.write(session.game().codec().json(session.state()).get(key));
    }

    /** What a field of the viewer's JSON view holds now, as JSON text. */
    String seen(int viewer, String key) {
      return Json.write(session.view(viewer).json().get(key));
    }

    /** A state that is drawn from what the viewer sees. */
    CukierkiState drawn(int viewer, long seed) {
      return session.view(viewer).determinize(new FastRandom(seed));
    }

    /** What lies on the table or in a wall, as {@code MPLS 0,-1}, row by row. */
    List<String> table() {
      return drawn(session.state().table);
    }

    List<String> wall(int seat) {
      return drawn(session.state().walls[seat]);
    }

    private static List<String> drawn(Board board) {
      return PlacedTile.all(board).stream()
          .map(laid -> Tiles.turned(laid.tile(), laid.r()) + " " + laid.where())
          .toList();
    }

    /** The tiles that a seat has taken, by name. */
    List<String> taken(int seat) {
      return names(session.state().taken[seat]);
    }

    List<String> captured() {
      return names(session.state().captured);
    }

    List<String> hand(int seat) {
      return names(session.state().hands[seat]);
    }

    private static List<String> names(long tiles) {
      return Tiles.list(tiles).stream().map(Tiles.names()::get).toList();
    }

    /** What the viewer was told of the last action. */
    List<String> told(int viewer) {
      return events.stream()
          .map(event -> event.seenBy(viewer))
          .filter(Objects::nonNull)
          .map(event -> Json.write(event.json()))
          .toList();
    }

    String status(String key) {
      return Json.write(session.status().get(key));
    }

    String sheet() {
      return Json.write(session.game().rules().sheet(session.state()).json());
    }

    List<String> legal(int seat) {
      ActionList actions = new ActionList();
      session.game().rules().legal(session.state(), seat, actions);
      return Arrays.stream(actions.toArray()).mapToObj(session.game().notation()::text).toList();
    }

    /** Why the action is not legal, or null; asked of the rules, whoever's turn it is. */
    @Nullable String refusal(int seat, String action) {
      var game = session.game();
      return Legality.refusal(game.rules(), session.state(), seat, game.notation().parse(action));
    }
  }
}
