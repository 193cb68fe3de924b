package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.Presentation;
import picknmix.kernel.Field;

/** What happens, in sentences. */
final class Happenings {
  private static final int MANY = 9_999;

  private final Cards cards;
  private final People people;

  Happenings(Cards cards, People people) {
    this.cards = cards;
    this.people = people;
  }

  /** All that happened; of the steps of a ghost only where they lead. */
  List<String> tell(List<Field> events) {
    List<String> sentences = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      boolean goesOn = i + 1 < events.size() && isSameMove(events.get(i), events.get(i + 1));
      String sentence = goesOn ? null : tell(events.get(i));
      if (sentence != null) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  private static boolean isSameMove(Field event, Field next) {
    return isMove(event) && isMove(next) && event.get("who").text().equals(next.get("who").text());
  }

  private static boolean isMove(Field event) {
    return event.get("type").text().equals("ghost");
  }

  @Nullable String tell(Field event) {
    return switch (event.get("type").text()) {
      case "chose" -> chose(event);
      case "turn" -> turn(event);
      case "stepped" -> does(event, "step", "steps") + " " + to(event);
      case "left" -> does(event, "leave", "leaves") + " the house!";
      case "charges-lost" -> does(event, "lose", "loses") + " charges: there is no room for them";
      case "landed" -> does(event, "are", "is") + " free again, " + on(event);
      case "player-respawned" -> does(event, "wake", "wakes") + " up " + on(event);
      case "freed" -> does(event, "are", "is") + " free of the ghost";
      case "revealed" -> revealed(event);
      case "tries" -> tries(event);
      case "special" -> special(event);
      case "rolled" -> rolled(event);
      case "pointed" -> pointed(event);
      case "atmosphere" -> atmosphere(event);
      case "blown-away" -> cards.texts.name("atmosphere", text(event, "card")) + " is blown away";
      case "noise" -> "A noise " + on(event) + "!";
      case "ended" ->
          text(event, "result").equals("won")
              ? "All are out!"
              : "The house keeps whoever is inside.";
      case "asked", "agreed", "refused", "given" -> between(event);
      case "picked", "dropped", "used", "removed", "pushed", "flipped", "smashed" -> item(event);
      default -> ghost(event);
    };
  }

  private static String text(Field event, String key) {
    return event.get(key).text();
  }

  private static int seat(Field event) {
    return event.get("seat").number(0, MANY);
  }

  private String does(Field event, String mine, String theirs) {
    return people.does(seat(event), mine, theirs);
  }

  /** Where it happens: {@code on 2,3}, {@code on Start}, {@code in the dark room 0,3}. */
  private static String on(Field event) {
    String place = text(event, "at");
    return place.startsWith("room ") ? "in the dark " + place : "on " + placeName(place);
  }

  private static String to(Field event) {
    String place = text(event, "at");
    return place.startsWith("room ") ? "into the dark " + place : "to " + placeName(place);
  }

  private static String placeName(String place) {
    return switch (place) {
      case "start", "exit" -> place.substring(0, 1).toUpperCase(Locale.ROOT) + place.substring(1);
      default -> place;
    };
  }

  private String chose(Field event) {
    int seat = seat(event);
    String character = cards.texts.name("character", text(event, "character"));
    return "%s %s %s"
        .formatted(
            Presentation.who(seat, people.me()), seat == people.me() ? "are" : "is", character);
  }

  private String turn(Field event) {
    return "%s turn, round %s, with %s AP"
        .formatted(people.whose(seat(event)), event.get("round").value(), event.get("ap").value());
  }

  private String revealed(Field event) {
    String room = "A light goes on: " + cards.texts.name("room", text(event, "card"));
    Field item = event.get("item");
    return item.isNull()
        ? room
        : "%s, with %s %s".formatted(room, cards.anItem(item.text()), on(event));
  }

  /** Words of an action within a sentence: items and ghosts by name, seats by character. */
  private String tries(Field event) {
    String[] words = text(event, "action").split(" ", -1);
    int seat = seat(event);
    return switch (words[0]) {
      case "throw" ->
          "%s the %s at %s"
              .formatted(
                  people.does(seat, "throw", "throws"), cards.item(words[1]), placeName(words[2]));
      case "give" ->
          "%s the %s to %s"
              .formatted(
                  people.does(seat, "throw", "throws"),
                  cards.item(words[1]),
                  people.whom(Integer.parseInt(words[2])));
      default ->
          "%s to %s %s".formatted(people.does(seat, "try", "tries"), words[0], haunter(words[1]));
    };
  }

  private String special(Field event) {
    String[] words = text(event, "action").split(" ", -1);
    String aim = words.length < 2 ? "" : " on " + aim(words[1]);
    String name = cards.texts.name("special", text(event, "special"));
    return does(event, "use", "uses") + " " + name + aim;
  }

  private String aim(String word) {
    return Character.isDigit(word.charAt(0)) ? people.whom(Integer.parseInt(word)) : haunter(word);
  }

  private String rolled(Field event) {
    return "%s %s: %s"
        .formatted(
            does(event, "roll", "rolls"),
            dice(event),
            event.get("success").flag() ? "it works" : "no luck");
  }

  private static String dice(Field event) {
    return event.get("dice").list().stream()
        .map(die -> Integer.toString(die.number(1, MANY)))
        .collect(Collectors.joining(" and "));
  }

  private static String pointed(Field event) {
    List<Field> dice = event.get("dice").list();
    return "Blue %s and green %s point to room %s"
        .formatted(dice.getFirst().value(), dice.getLast().value(), text(event, "room"));
  }

  private String atmosphere(Field event) {
    String card = text(event, "card");
    return "The atmosphere changes: %s. %s"
        .formatted(cards.texts.name("atmosphere", card), cards.effects(card));
  }

  private String between(Field event) {
    int from = event.get("from").number(0, MANY);
    int to = event.get("to").number(0, MANY);
    String item = cards.item(text(event, "item"));
    return switch (text(event, "type")) {
      case "asked" ->
          "%s %s for the %s".formatted(people.does(to, "ask", "asks"), people.whom(from), item);
      case "refused" -> people.does(from, "keep", "keeps") + " the " + item;
      default ->
          "%s the %s from %s".formatted(people.does(to, "get", "gets"), item, people.whom(from));
    };
  }

  private String item(Field event) {
    String item = cards.item(text(event, "item"));
    String on = on(event);
    boolean active = !event.get("seat").isNull();
    return switch (text(event, "type")) {
      case "picked" -> does(event, "pick", "picks") + " up the " + item;
      case "dropped" -> "%s down the %s %s".formatted(does(event, "put", "puts"), item, on);
      case "used" -> does(event, "use", "uses") + " the " + item;
      case "removed" -> "%s the %s away".formatted(does(event, "take", "takes"), item);
      case "pushed" ->
          active
              ? "%s the %s %s".formatted(does(event, "push", "pushes"), item, to(event))
              : "The %s is pushed %s".formatted(item, to(event));
      case "flipped" -> does(event, "find", "finds") + " " + cards.anItem(text(event, "item"));
      default -> "The %s smashes %s".formatted(item, on);
    };
  }

  /** A ghost or boss does something, or something is done to it. */
  private String ghost(Field event) {
    String who = haunter(text(event, "who"));
    return switch (text(event, "type")) {
      case "ghost" -> who + " floats " + to(event);
      case "spawned" -> "A ghost appears: " + who + " " + on(event);
      case "put" -> who + " is " + on(event);
      case "respawned" -> who + " comes back " + on(event);
      case "jumped" -> who + " jumps " + to(event);
      case "exploded" -> who + " bursts!";
      case "consumed" -> who + " is gone for good";
      case "chased-away" -> who + " is driven away";
      case "eaten" -> who + " is eaten";
      case "captured" -> "%s %s: a charge".formatted(does(event, "capture", "captures"), who);
      case "possessed" -> who + " possesses " + people.whom(seat(event)) + "!";
      case "swallowed" -> who + " swallows " + people.whom(seat(event)) + "!";
      default -> who + " frightens " + people.whom(seat(event)) + " away"; // chased
    };
  }

  private String haunter(String who) {
    return cards.components.bosses().contains(who) ? cards.texts.name("boss", who) : who;
  }
}
