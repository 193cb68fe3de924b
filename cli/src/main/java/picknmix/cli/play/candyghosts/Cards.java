package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picknmix.cli.play.candyghosts.Components.Effect;
import picknmix.cli.play.candyghosts.Components.Figure;
import picknmix.kernel.Field;

/** What the cards say, in the words of people. */
final class Cards {
  final Components components;
  final Texts texts;

  /** How wild the ghosts are of which the cards speak; empty for what is printed on them. */
  private final String ghosts;

  Cards(Components components, Texts texts) {
    this(components, texts, "");
  }

  private Cards(Components components, Texts texts, String ghosts) {
    this.components = components;
    this.texts = texts;
    this.ghosts = ghosts;
  }

  /** What the cards say at a table with this view: how far its ghosts go (CG-93). */
  Cards at(Field view) {
    return new Cards(components, texts, view.get("options").get("ghosts").text());
  }

  /** An item within a sentence: {@code big mirror}. */
  String item(String kind) {
    return texts.name("item", kind).toLowerCase(Locale.ROOT);
  }

  /** The item that nobody knew of: {@code an espresso}. */
  String anItem(String kind) {
    String item = item(kind);
    return ("aeiou".indexOf(item.charAt(0)) < 0 ? "a " : "an ") + item;
  }

  /** What a character is called for short. */
  String shortName(String character) {
    return texts.name("character", character).split(" ", 2)[0];
  }

  String traits(List<String> traits) {
    return traits.stream().map(t -> texts.name("trait", t)).collect(Collectors.joining(", "));
  }

  /** What the atmosphere does, in sentences made of its effects, so that they are always true. */
  String effects(String atmosphere) {
    Map<String, String> sentences = new LinkedHashMap<>();
    for (Effect effect : components.atmosphere(atmosphere, ghosts)) {
      String sentence =
          texts.name("effect", effect.sentence()).replace("{n}", Integer.toString(effect.number()));
      String and = " " + texts.name("effect", "and") + " ";
      sentences.merge(
          sentence, texts.name("those", effect.trait()), (one, other) -> one + and + other);
    }
    return sentences.entrySet().stream()
        .map(entry -> capital(entry.getKey().replace("{who}", entry.getValue())))
        .collect(Collectors.joining(" "));
  }

  private static String capital(String sentence) {
    return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  /** A character's card: name, numbers, traits, portrait and special. */
  List<String> character(String name) {
    Figure figure = components.character(name);
    return List.of(
        "%s: %d AP, storage %d, %s"
            .formatted(
                texts.name("character", name),
                figure.ap(),
                figure.storage(),
                traits(figure.traits())),
        texts.text("character", name),
        texts.name("special", figure.special()) + ". " + texts.text("special", figure.special()));
  }

  /** A boss's card: Onna steps but stores nothing, Pigin stores but takes no step. */
  private String boss(String name) {
    Figure figure = components.boss(name);
    return "%s: %s%s%s. %s"
        .formatted(
            texts.name("boss", name),
            figure.ap() > 0 ? figure.ap() + " AP, " : "",
            figure.storage() > 0 ? "storage " + figure.storage() + ", " : "",
            traits(figure.traits()),
            texts.text("boss", name));
  }

  /** A role card: what it wants, and with which traits. */
  String role(String card) {
    String role = components.role(card).role();
    return "%s. %s Active for: %s; anyone else with this card is a friend."
        .formatted(
            texts.name("role", role),
            texts.text("role", role),
            traits(components.role(card).traits()));
  }

  /** What there is to know about a word, such as {@code rug} or {@code fog}; empty if nothing. */
  List<String> about(String word) {
    List<String> found = new ArrayList<>();
    String wanted = word.toLowerCase(Locale.ROOT);
    for (String key : texts.keys()) {
      String[] parts = key.split(" ", 2);
      String name = texts.name(parts[0], parts[1]);
      boolean meant =
          parts[1].startsWith(wanted) || name.toLowerCase(Locale.ROOT).startsWith(wanted);
      if (meant && !parts[0].equals("those") && !parts[0].equals("effect")) {
        found.addAll(about(parts[0], parts[1], name));
      }
    }
    return found;
  }

  private List<String> about(String kind, String word, String name) {
    return switch (kind) {
      case "character" -> character(word);
      case "atmosphere" -> List.of(name + ". " + texts.text(kind, word) + " " + effects(word));
      case "boss" -> List.of(boss(word));
      case "room" -> List.of();
      default -> List.of(name + ". " + texts.text(kind, word));
    };
  }
}
