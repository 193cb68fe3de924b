package picknmix.games.candyghosts.json;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;
import static picknmix.games.candyghosts.rules.CandyGhostsState.HIDDEN;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsOptions;
import picknmix.games.candyghosts.rules.CandyGhostsRules;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.kernel.Json;
import picknmix.kernel.Seat;

/** Writes states and views in JSON. */
public final class StateWriter {
  private static final CandyGhostsRules RULES = new CandyGhostsRules();

  /** Whoever writes a state; not even the seats see all of it. */
  private static final int ALL_SEEING = Integer.MIN_VALUE;

  private StateWriter() {}

  public static Map<String, @Nullable Object> json(CandyGhostsState s) {
    return json(s, ALL_SEEING);
  }

  /** A view's JSON has the same form, with what is hidden in its state written as such. */
  public static Map<String, @Nullable Object> view(CandyGhostsState known, int viewer) {
    return json(known, viewer);
  }

  private static Map<String, @Nullable Object> json(CandyGhostsState s, int viewer) {
    int turn = RULES.turn(s);
    return Json.object(
        "game", CandyGhostsState.GAME,
        "seats", s.seats,
        "options", CandyGhostsOptions.json(s),
        "first", s.first,
        "round", s.round,
        "phase", s.phase.word,
        "start", big(s.house.layout.startSide, s.house.layout.startAt),
        "exit", big(s.house.layout.exitSide, s.house.layout.exitAt),
        "rooms", rooms(s, viewer),
        "items", items(s, false),
        "covered", viewer == ALL_SEEING ? items(s, true) : covered(s),
        "players", players(s, viewer),
        "ghosts", ghosts(s),
        "boss", boss(s),
        "made", s.made,
        "consumed", s.consumed,
        "discarded", Kind.words(s.discarded),
        "noise", place(s.noise),
        "atmosphere", atmosphere(s),
        "turn", turn(s),
        "moved", moved(s),
        "pending", PendingWriter.json(s),
        "result", s.phase != Phase.OVER ? null : s.won ? "won" : "lost",
        "toAct", turn == Seat.CHANCE ? Seat.text(turn) : Seat.list(RULES.actors(s)));
  }

  private static @Nullable String place(int place) {
    return place == NONE ? null : Places.text(place);
  }

  private static Map<String, @Nullable Object> big(int side, int at) {
    return Json.object("side", Dir.letter(side), "at", at);
  }

  private static List<Object> rooms(CandyGhostsState s, int viewer) {
    List<Object> rooms = new ArrayList<>();
    for (int room = 0; room < s.house.rooms(); room++) {
      String card = s.house.card[room] < 0 ? null : Box.room(s.house.card[room]).name();
      Object item = s.under[room] < 0 ? null : Kind.of(s.under[room]).word;
      rooms.add(
          Json.object(
              "card",
              card,
              "up",
              s.house.isRoomUp(room),
              "seen",
              (s.house.seen >> room & 1) != 0,
              "item",
              viewer == ALL_SEEING ? item : (Object) (s.under[room] != NONE)));
    }
    return rooms;
  }

  private static Map<String, @Nullable Object> items(CandyGhostsState s, boolean covered) {
    Map<String, @Nullable Object> items = Json.object();
    for (int y = 0; y < s.house.high() * K; y++) {
      for (int x = 0; x < s.house.wide() * K; x++) {
        int item = s.item[Places.square(x, y)];
        if (item >= 0 && item >= COVERED == covered) {
          items.put(x + "," + y, Kind.of(item % COVERED).word);
        }
      }
    }
    return items;
  }

  private static List<String> covered(CandyGhostsState s) {
    List<String> squares = new ArrayList<>();
    for (int y = 0; y < s.house.high() * K; y++) {
      for (int x = 0; x < s.house.wide() * K; x++) {
        if (s.item[Places.square(x, y)] >= COVERED) {
          squares.add(x + "," + y);
        }
      }
    }
    return squares;
  }

  private static List<Object> players(CandyGhostsState s, int viewer) {
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      List<String> dealt = new ArrayList<>();
      for (int i = 2 * seat; i <= 2 * seat + 1 && s.dealt[i] >= 0; i++) {
        dealt.add(Box.character(s.dealt[i]).name());
      }
      int hidden = s.dealt[2 * seat] == HIDDEN ? 2 : 0;
      players.add(
          Json.object(
              "dealt",
              viewer == ALL_SEEING || viewer == seat ? dealt : (Object) hidden,
              "character",
              s.character[seat] < 0 ? null : Box.character(s.character[seat]).name(),
              "role",
              role(s.role[seat]),
              "at",
              place(s.at[seat]),
              "charges",
              s.charges[seat],
              "items",
              Kind.words(s.hand[seat]),
              "left",
              s.hasLeft(seat) ? (Object) (int) s.left[seat] : null));
    }
    return players;
  }

  private static @Nullable String role(int card) {
    return card == HIDDEN ? "?" : card < 0 ? null : Box.role(card).name();
  }

  private static List<Object> ghosts(CandyGhostsState s) {
    List<Object> ghosts = new ArrayList<>();
    for (int i = 0; i < s.ghosts; i++) {
      ghosts.add(
          Json.object(
              "id",
              "g" + s.ghostId[i],
              "at",
              place(s.ghostAt[i]),
              "host",
              Seat.jsonOrNull(s.ghostHost[i])));
    }
    return ghosts;
  }

  private static @Nullable Object boss(CandyGhostsState s) {
    Boss boss = s.boss;
    return boss == null
        ? null
        : Json.object(
            "name", boss.word,
            "met", s.met,
            "at", place(s.bossAt),
            "stored", s.stored,
            "belly", Seat.list(s.belly));
  }

  private static Object atmosphere(CandyGhostsState s) {
    return Json.object(
        "now", s.now < 0 ? null : Box.atmosphere(s.now).name,
        "pack", Box.atmospheres(s.pack),
        "used", Box.atmospheres(s.used),
        "out", Box.atmospheres(s.out));
  }

  private static @Nullable Object turn(CandyGhostsState s) {
    if (s.active < 0) {
      return null;
    }
    List<Object> refused = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      long kinds = 0;
      for (int rest = s.refused[seat]; rest != 0; rest &= rest - 1) {
        kinds += Kind.one(Integer.numberOfTrailingZeros(rest));
      }
      for (String kind : Kind.words(kinds)) {
        refused.add(List.of(seat, kind));
      }
    }
    return Json.object(
        "seat", s.active,
        "ap", s.ap,
        "full", s.full,
        "captured", s.captured,
        "stage", s.stage.word,
        "refused", refused);
  }

  private static List<String> moved(CandyGhostsState s) {
    List<String> moved = new ArrayList<>();
    for (int i = 0; i < s.movedCount; i++) {
      moved.add(s.name(s.moved[i]));
    }
    moved.sort(null);
    return moved;
  }
}
