package picknmix.games.candyghosts.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** A night as JSON: all of it, or what a viewer may know. */
public final class Writing {
  private final Night n;

  /** A seat's number or "spectator"; empty for somebody who may know everything. */
  private final Optional<String> viewer;

  private Writing(Night n, Optional<String> viewer) {
    this.n = n;
    this.viewer = viewer;
  }

  public static Map<String, Object> state(Night n) {
    return new Writing(n, Optional.empty()).json();
  }

  public static Map<String, Object> view(Night n, String viewer) {
    return new Writing(n, Optional.of(viewer)).json();
  }

  private Map<String, Object> json() {
    return Json.object(
        "game", "candy-ghosts",
        "seats", n.seats(),
        "options", options(),
        "first", n.first(),
        "round", n.round(),
        "phase", n.phase(),
        "start", bigSquare(n.space().start()),
        "exit", bigSquare(n.space().exit()),
        "rooms", n.rooms().stream().map(this::room).toList(),
        "items", squares(n.items()),
        "covered", viewer.isEmpty() ? squares(n.covered()) : places(n.covered()),
        "players", n.allSeats().stream().map(this::player).toList(),
        "ghosts", n.ghosts().stream().map(Writing::ghost).toList(),
        "boss", n.boss().map(Writing::boss).orElse(null),
        "made", n.made(),
        "consumed", n.consumed(),
        "discarded", n.discarded(),
        "noise", n.noise().text(),
        "atmosphere", atmosphere(),
        "turn", n.turn().map(Writing::turn).orElse(null),
        "moved", n.moved(),
        "pending", n.pending().stream().map(Writing::pending).toList(),
        "result", n.result().orElse(null),
        "toAct", Flow.chance(n).isEmpty() ? Flow.deciders(n) : "chance");
  }

  private Map<String, Object> options() {
    Options options = n.options();
    return Json.object(
        "story", options.story(),
        "size", options.size(),
        "boss", options.boss(),
        "roles", options.roles(),
        "group", options.group(),
        "rounds", options.rounds(),
        "ghosts", options.ghosts());
  }

  private static Map<String, Object> bigSquare(BigSquare big) {
    return Json.object("side", big.side(), "at", big.at());
  }

  /** Hidden from everyone: a card never seen, and what lies under a room. */
  private Map<String, Object> room(Room room) {
    return Json.object(
        "card",
        viewer.isEmpty() || room.seen() ? room.card() : null,
        "up",
        room.up(),
        "seen",
        room.seen(),
        "item",
        viewer.isEmpty() ? room.item().orElse(null) : room.item().isPresent());
  }

  private static Map<String, Object> squares(SortedMap<Square, String> kinds) {
    Map<String, Object> squares = new LinkedHashMap<>();
    kinds.forEach((square, kind) -> squares.put(square.text(), kind));
    return squares;
  }

  private static List<String> places(SortedMap<Square, String> kinds) {
    return kinds.keySet().stream().map(Square::text).toList();
  }

  private Map<String, Object> player(int seat) {
    Player player = n.player(seat);
    return Json.object(
        "dealt", isSeenAsOwn(seat) ? player.dealt() : player.dealt().size(),
        "character", player.character().orElse(null),
        "role", player.role().map(role -> role(seat, role)).orElse(null),
        "at", player.at().text(),
        "charges", player.charges(),
        "items", player.items(),
        "left", player.left().orElse(null));
  }

  private boolean isSeenAsOwn(int seat) {
    return viewer.isEmpty() || viewer.equals(Optional.of(String.valueOf(seat)));
  }

  /** CG-70: nobody's while choosing, then one's own, everybody's at the end. */
  private @Nullable String role(int seat, String role) {
    if (viewer.isPresent() && n.phase().equals("choose")) {
      return null;
    }
    return isSeenAsOwn(seat) || n.isOver() ? role : "?";
  }

  private static Map<String, Object> ghost(Ghost ghost) {
    return Json.object(
        "id", ghost.id(), "at", ghost.at().text(), "host", ghost.host().orElse(null));
  }

  private static Map<String, Object> boss(Boss boss) {
    return Json.object(
        "name", boss.name(),
        "met", boss.met(),
        "at", boss.at().text(),
        "stored", boss.stored(),
        "belly", boss.belly());
  }

  private Map<String, Object> atmosphere() {
    Atmosphere atmosphere = n.atmosphere();
    return Json.object(
        "now", atmosphere.now().orElse(null),
        "pack", atmosphere.pack(),
        "used", atmosphere.used(),
        "out", atmosphere.out());
  }

  private static Map<String, Object> turn(Turn turn) {
    return Json.object(
        "seat", turn.seat(),
        "ap", turn.ap(),
        "full", turn.full(),
        "captured", turn.captured(),
        "stage", turn.stage(),
        "refused", turn.refused().stream().map(r -> List.<Object>of(r.seat(), r.item())).toList());
  }

  private static Map<String, Object> pending(Pending pending) {
    return switch (pending) {
      case Pending.Roll(int dice, String why, Optional<Integer> sum) ->
          entry("roll", sum.map(s -> "sum"), sum, "dice", dice, "for", why);
      case Pending.Spawn(Optional<Chamber> room) -> inRoom("spawn", room);
      case Pending.Respawn(String who, Optional<Chamber> room) ->
          inRoom("respawn", room, "who", seatOrName(who));
      case Pending.Put(String who, Chamber room) -> inRoom("put", Optional.of(room), "who", who);
      case Pending.Possess(String who) -> Json.object("do", "possess", "who", who);
      case Pending.Ask(int seat, String item) ->
          Json.object("do", "ask", "seat", seat, "item", item);
      case Pending.Bossy(int seat, int ap) -> Json.object("do", "bossy", "seat", seat, "ap", ap);
      case Pending.Moving(String who, Place target, int steps) ->
          Json.object("do", "ghost", "who", who, "target", target.text(), "steps", steps);
      case Pending.Draw() -> Json.object("do", "draw");
    };
  }

  private static Map<String, Object> inRoom(String word, Optional<Chamber> room, Object... fields) {
    return entry(word, room.map(r -> "room"), room.map(Chamber::name), fields);
  }

  /** The word, its fields, and one more field where there is one. */
  private static Map<String, Object> entry(
      String word, Optional<String> name, Optional<?> value, Object... fields) {
    List<Object> all = new ArrayList<>(List.of("do", word));
    all.addAll(List.of(fields));
    name.ifPresent(all::add);
    value.ifPresent(all::add);
    return Json.object(all.toArray());
  }

  private static Object seatOrName(String who) {
    return Character.isDigit(who.charAt(0)) ? Integer.valueOf(who) : who;
  }
}
