package picknmix.games.candyghosts.oracle;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The night that the notation page's JSON tells; it is taken to be a valid one. */
public final class Loading {
  private Loading() {}

  public static Night night(Map<String, Object> json, Components data) {
    Options options = options(Json.need(json, "options"));
    String[] size = options.size().split("x", -1);
    Space space =
        new Space(
            data.size(),
            Integer.parseInt(size[0]),
            Integer.parseInt(size[1]),
            bigSquare(Json.need(json, "start")),
            bigSquare(Json.need(json, "exit")));
    return new Night(
        data,
        space,
        options,
        Json.number(json, "seats"),
        Json.number(json, "first"),
        Json.number(json, "round"),
        need(Json.text(json, "phase")),
        each(json, "rooms").map(Loading::room).toList(),
        squares(json, "items"),
        squares(json, "covered"),
        each(json, "players").map(Loading::player).toList(),
        each(json, "ghosts").map(Loading::ghost).toList(),
        maybe(json, "boss").map(Loading::boss),
        Json.number(json, "made"),
        Json.number(json, "consumed"),
        Json.texts(json, "discarded"),
        Place.of(Json.text(json, "noise")),
        atmosphere(Json.need(json, "atmosphere")),
        maybe(json, "turn").map(Loading::turn),
        Json.texts(json, "moved"),
        each(json, "pending").map(Loading::pending).toList(),
        maybeText(json, "result"));
  }

  private static Options options(Object json) {
    return new Options(
        need(Json.text(json, "story")),
        need(Json.text(json, "size")),
        need(Json.text(json, "boss")),
        Json.flag(json, "roles"),
        need(Json.text(json, "group")),
        Json.number(json, "rounds"),
        need(Json.text(json, "ghosts")));
  }

  private static BigSquare bigSquare(Object json) {
    return new BigSquare(need(Json.text(json, "side")), Json.number(json, "at"));
  }

  private static Room room(Object json) {
    return new Room(
        need(Json.text(json, "card")),
        Json.flag(json, "up"),
        Json.flag(json, "seen"),
        maybeText(json, "item"));
  }

  private static SortedMap<Square, String> squares(Object json, String name) {
    SortedMap<Square, String> squares = new TreeMap<>();
    ((Map<?, ?>) Json.need(json, name))
        .forEach((square, kind) -> squares.put(Square.of((String) square), (String) kind));
    return squares;
  }

  private static Player player(Object json) {
    return new Player(
        Json.texts(json, "dealt"),
        maybeText(json, "character"),
        maybeText(json, "role"),
        Place.of(Json.text(json, "at")),
        Json.number(json, "charges"),
        Json.texts(json, "items"),
        maybe(json, "left").map(Json::integer));
  }

  private static Ghost ghost(Object json) {
    return new Ghost(
        Integer.parseInt(need(Json.text(json, "id")).substring(1)),
        Place.of(Json.text(json, "at")),
        maybe(json, "host").map(Json::integer));
  }

  private static Boss boss(Object json) {
    return new Boss(
        need(Json.text(json, "name")),
        Json.flag(json, "met"),
        Place.of(Json.text(json, "at")),
        Json.number(json, "stored"),
        each(json, "belly").map(Json::integer).toList());
  }

  private static Atmosphere atmosphere(Object json) {
    return new Atmosphere(
        maybeText(json, "now"),
        Json.texts(json, "pack"),
        Json.texts(json, "used"),
        Json.texts(json, "out"));
  }

  private static Turn turn(Object json) {
    return new Turn(
        Json.number(json, "seat"),
        Json.number(json, "ap"),
        Json.number(json, "full"),
        Json.flag(json, "captured"),
        need(Json.text(json, "stage")),
        each(json, "refused").map(Loading::refusal).toList());
  }

  private static Turn.Refusal refusal(Object json) {
    List<?> pair = (List<?>) json;
    return new Turn.Refusal(
        Json.integer(Objects.requireNonNull(pair.get(0))),
        (String) Objects.requireNonNull(pair.get(1)));
  }

  private static Pending pending(Object json) {
    return switch (need(Json.text(json, "do"))) {
      case "roll" ->
          new Pending.Roll(
              Json.number(json, "dice"),
              need(Json.text(json, "for")),
              maybe(json, "sum").map(Json::integer));
      case "spawn" -> new Pending.Spawn(chamber(json));
      case "respawn" -> new Pending.Respawn(String.valueOf(Json.need(json, "who")), chamber(json));
      case "put" -> new Pending.Put(need(Json.text(json, "who")), chamber(json).orElseThrow());
      case "possess" -> new Pending.Possess(need(Json.text(json, "who")));
      case "ask" -> new Pending.Ask(Json.number(json, "seat"), need(Json.text(json, "item")));
      case "bossy" -> new Pending.Bossy(Json.number(json, "seat"), Json.number(json, "ap"));
      case "ghost" ->
          new Pending.Moving(
              need(Json.text(json, "who")),
              Place.of(Json.text(json, "target")),
              Json.number(json, "steps"));
      case "draw" -> new Pending.Draw();
      default -> throw new IllegalArgumentException(String.valueOf(json));
    };
  }

  private static Optional<Chamber> chamber(Object json) {
    return maybeText(json, "room").map(Chamber::of);
  }

  private static Stream<Object> each(Object json, String name) {
    return Json.list(json, name).stream().map(Object.class::cast);
  }

  private static Optional<Object> maybe(Object json, String name) {
    return Optional.ofNullable(Json.get(json, name));
  }

  private static Optional<String> maybeText(Object json, String name) {
    return Optional.ofNullable(Json.text(json, name));
  }

  private static String need(@Nullable String text) {
    return Objects.requireNonNull(text);
  }
}
