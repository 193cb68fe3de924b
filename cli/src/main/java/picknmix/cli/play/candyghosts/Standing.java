package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import picknmix.kernel.Field;

/**
 * How it stands, in words beside the map: whose turn, the atmosphere, everybody, what lies where.
 */
final class Standing {
  private static final int MANY = 9_999;
  private static final AttributedStyle BOLD = AttributedStyle.DEFAULT.bold();

  private final Field view;
  private final Cards cards;
  private final People people;
  private final int me;
  private final List<AttributedString> lines = new ArrayList<>();
  private final int width;

  Standing(Field view, Cards cards, int me, int width) {
    this.view = view;
    this.cards = cards;
    this.me = me;
    this.width = width;
    people = new People(view.get("players").list(), cards, me);
  }

  List<AttributedString> lines() {
    add(new AttributedString("Round %s · %s".formatted(view.get("round").value(), now()), BOLD));
    boolean choosing = view.get("phase").text().equals("choose");
    if (!choosing) {
      atmosphere();
    }
    for (int seat = 0; seat < people.players().size(); seat++) {
      player(seat);
    }
    boss();
    things();
    if (choosing && me >= 0) {
      dealt();
    }
    role();
    return lines;
  }

  private void add(AttributedString text) {
    Wrap.add(text, width, lines);
  }

  private void add(String text) {
    add(new AttributedString(text));
  }

  // ---- what the table waits for

  private String now() {
    if (view.get("phase").text().equals("over")) {
      return "The game is " + view.get("result").text();
    }
    if (!(view.get("toAct").value() instanceof List<?> list) || list.isEmpty()) {
      return "The dice decide";
    }
    int actor = view.get("toAct").list().getFirst().number(0, MANY);
    List<Field> pending = view.get("pending").list();
    if (!pending.isEmpty()) {
      return pending(pending.getFirst(), actor);
    }
    return switch (view.get("phase").text()) {
      case "choose" -> people.does(actor, "choose a character", "chooses a character");
      case "ghosts" ->
          "The ghosts move: %s who is next"
              .formatted(people.whom(actor) + (actor == me ? " say" : " says"));
      default -> turn();
    };
  }

  private String turn() {
    Field turn = view.get("turn");
    int seat = turn.get("seat").number(0, MANY);
    String haunted = MapDrawing.isPossessed(view, seat) ? ", possessed" : "";
    return "%s turn%s: %s of %s AP left"
        .formatted(people.whose(seat), haunted, turn.get("ap").value(), turn.get("full").value());
  }

  private String pending(Field head, int actor) {
    return switch (head.get("do").text()) {
      case "spawn" ->
          people.does(actor, "place", "places") + " the new ghost in " + room(head.get("room"));
      case "put" ->
          "%s %s in %s"
              .formatted(
                  people.does(actor, "place", "places"),
                  haunter(head.get("who").text()),
                  room(head.get("room")));
      case "respawn" ->
          "%s where %s in %s"
              .formatted(
                  people.does(actor, "say", "says"),
                  head.get("who").value() instanceof String boss
                      ? haunter(boss) + " comes back"
                      : wakesUp(head.get("who").number(0, MANY)),
                  room(head.get("room")));
      case "possess" ->
          people.does(actor, "say", "says") + " whom " + head.get("who").text() + " possesses";
      case "ask" ->
          "%s %s for the %s"
              .formatted(
                  people.does(view.get("turn").get("seat").number(0, MANY), "ask", "asks"),
                  people.whom(actor),
                  cards.item(head.get("item").text()));
      case "bossy" ->
          "%s %s, %s AP left"
              .formatted(
                  people.does(actor, "move", "moves"),
                  people.whom(head.get("seat").number(0, MANY)),
                  head.get("ap").value());
      case "ghost" ->
          "%s %s towards %s, steps left: %s"
              .formatted(
                  people.does(actor, "lead", "leads"),
                  haunter(head.get("who").text()),
                  place(head.get("target").text()),
                  head.get("steps").value());
      default -> "The dice decide";
    };
  }

  private String wakesUp(int seat) {
    return people.whom(seat) + (seat == me ? " wake up" : " wakes up");
  }

  private String haunter(String who) {
    return cards.components.bosses().contains(who) ? cards.texts.name("boss", who) : who;
  }

  /** The room at these card coordinates: {@code the library} or {@code the dark}. */
  private String room(Field coordinates) {
    String[] at = coordinates.text().split(",", 2);
    int wide = Integer.parseInt(view.get("options").get("size").text().split("x", 2)[0]);
    return room(Integer.parseInt(at[0]) + wide * Integer.parseInt(at[1]));
  }

  private String room(int number) {
    Field room = view.get("rooms").list().get(number);
    boolean known = room.get("up").flag() && !room.get("card").isNull();
    return known ? cards.texts.name("room", room.get("card").text()) : "the dark";
  }

  // ---- cards, people, things

  private void atmosphere() {
    Field now = view.get("atmosphere").get("now");
    AttributedStringBuilder line = new AttributedStringBuilder();
    if (now.isNull()) {
      line.append("No atmosphere");
    } else {
      line.append(cards.texts.name("atmosphere", now.text()), BOLD);
      line.append(". ").append(cards.effects(now.text()));
    }
    add(line.toAttributedString());
  }

  private void player(int seat) {
    Field player = people.players().get(seat);
    String character = people.character(seat);
    AttributedStringBuilder line = new AttributedStringBuilder();
    if (character.isEmpty()) {
      return; // not chosen yet
    }
    line.append(MapDrawing.code(view, seat), MapDrawing.seatStyle(seat)).append(' ');
    line.append(cards.texts.name("character", character), BOLD);
    line.append(seat == me ? ", you: " : ", seat " + seat + ": ");
    line.append(where(player, seat)).append(" · ");
    Components.Figure figure = cards.components.character(character);
    line.append(
        "charges %s, storage %d".formatted(player.get("charges").value(), figure.storage()));
    for (Field item : player.get("items").list()) {
      line.append(" · ").append(cards.item(item.text()));
    }
    line.append(" · ").append(cards.traits(figure.traits()));
    line.append(" · ").append(cards.texts.name("special", figure.special()));
    add(line.toAttributedString());
  }

  private String where(Field player, int seat) {
    if (!player.get("left").isNull()) {
      return "out of the house";
    }
    if (player.get("at").isNull()) {
      return isSwallowed(seat) ? "swallowed" : "nowhere yet";
    }
    String at = player.get("at").text();
    String haunted = MapDrawing.isPossessed(view, seat) ? ", possessed" : "";
    return (isBig(at) ? "on " + place(at) : at + in(at)) + haunted;
  }

  private boolean isSwallowed(int seat) {
    return !view.get("boss").isNull()
        && view.get("boss").get("belly").list().stream().anyMatch(f -> f.number(0, MANY) == seat);
  }

  private String in(String square) {
    int size = cards.components.size();
    int wide = Integer.parseInt(view.get("options").get("size").text().split("x", 2)[0]);
    String[] at = square.split(",", 2);
    int room = Integer.parseInt(at[1]) / size * wide + Integer.parseInt(at[0]) / size;
    return " in " + room(room);
  }

  private void boss() {
    Field boss = view.get("boss");
    if (boss.isNull()) {
      return;
    }
    String name = haunter(boss.get("name").text());
    if (!boss.get("met").flag()) {
      add(name + " waits in the dark by the Exit");
    } else if (boss.get("at").isNull()) {
      add(name + " is gone");
    } else {
      List<String> belly =
          boss.get("belly").list().stream().map(f -> people.whom(f.number(0, MANY))).toList();
      int stored = boss.get("stored").number(0, MANY);
      String eaten = belly.isEmpty() ? "" : " · swallowed " + String.join(", ", belly);
      String where = place(boss.get("at").text());
      add(name + ": " + where + (stored > 0 ? " · ghosts eaten: " + stored : "") + eaten);
    }
  }

  /** The items on the map by kind, the noise, and how much is still to be found. */
  private void things() {
    Map<String, List<String>> places = new TreeMap<>();
    Field items = view.get("items");
    for (String square : items.keys()) {
      places.computeIfAbsent(items.get(square).text(), k -> new ArrayList<>()).add(square);
    }
    List<String> things = new ArrayList<>();
    places.forEach(
        (kind, at) ->
            things.add(
                "%s %s %s"
                    .formatted(MapDrawing.code(kind), cards.item(kind), String.join(" ", at))));
    int covered = view.get("covered").list().size();
    if (covered > 0) {
      things.add("? items to step on: " + covered);
    }
    if (!view.get("noise").isNull()) {
      things.add("!!! noise on " + place(view.get("noise").text()));
    }
    if (!things.isEmpty()) {
      add(String.join(" · ", things));
    }
  }

  private void dealt() {
    for (Field character : people.players().get(me).get("dealt").list()) {
      lines.add(AttributedString.EMPTY);
      List<String> card = cards.character(character.text());
      add(new AttributedString(card.getFirst(), BOLD));
      card.stream().skip(1).forEach(this::add);
    }
  }

  private void role() {
    if (me >= 0 && people.players().get(me).get("role").value() instanceof String card) {
      add("Your role: " + cards.role(card));
    }
  }

  private static boolean isBig(String place) {
    return place.equals("start") || place.equals("exit");
  }

  private static String place(String place) {
    return isBig(place)
        ? place.substring(0, 1).toUpperCase(Locale.ROOT) + place.substring(1)
        : place;
  }
}
