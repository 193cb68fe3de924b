package picknmix.games.candyghosts.box;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.Json;
import picknmix.kernel.Words;

/** Reads the data file; a mistake in it is told with its line. */
final class BoxReader {
  /** Places are packed into few bits, see {@link Places}. */
  private static final int BIGGEST_ROOM = 5;

  private static final String EVERYBODY = "all";

  int size;
  final List<Box.CharacterCard> characters = new ArrayList<>();
  final List<Box.BossCard> bosses = new ArrayList<>();
  final List<Box.RoleCard> roles = new ArrayList<>();
  final List<Box.Atmosphere> atmospheres = new ArrayList<>();
  final List<RoomPlan> rooms = new ArrayList<>();
  final int[] items = new int[Kind.COUNT];
  final Map<Wildness, Integer> percent = new EnumMap<>(Wildness.class);

  /** The same as JSON, under the words of the file and in its order. */
  final Map<String, @Nullable Object> json = Json.object();

  private final List<String> lines;
  private int at;

  BoxReader(String text) {
    lines = Words.split(text, '\n');
    json.put("text", text);
    while (at < lines.size()) {
      String line = lines.get(at++);
      List<String> words = new ArrayList<>(Words.split(line.strip(), ' '));
      words.removeIf(String::isEmpty);
      if (!words.isEmpty() && !line.startsWith("#")) {
        read(words);
      }
    }
    check(
        bosses.stream().map(Box.BossCard::name).toList().equals(List.of("onna", "pigin")),
        "the bosses must be onna and pigin, in that order");
    check(percent.getOrDefault(Wildness.WILD, 0) == 100, "wild ghosts take all steps (CG-93)");
    tellSteps();
  }

  private void read(List<String> words) {
    switch (words.getFirst()) {
      case "size" -> {
        size = number(words, 1);
        check(size > 0 && size <= BIGGEST_ROOM, "a room has 1 to 5 squares along a side");
        json.put("size", size);
      }
      case "character" -> character(words);
      case "boss" -> boss(words);
      case "item" -> item(words);
      case "role" -> role(words);
      case "atmosphere" -> atmosphere(words);
      case "ghosts" -> ghosts(words);
      case "room" -> room(word(words, 1));
      default -> throw wrong("\"" + words.getFirst() + "\" is no kind of component");
    }
  }

  /** Adds a part to those of its kind. */
  @SuppressWarnings("unchecked")
  private void tell(String kind, String name, Object part) {
    Map<String, @Nullable Object> parts =
        (Map<String, @Nullable Object>) json.computeIfAbsent(kind, none -> Json.object());
    if (parts != null) {
      parts.put(name, part);
    }
  }

  private void character(List<String> words) {
    String name = word(words, 1);
    int ap = number(words, 2);
    int storage = number(words, 3);
    Special special = special(word(words, 4));
    characters.add(new Box.CharacterCard(name, ap, storage, special, traits(words, 5)));
    List<String> traits = List.copyOf(words.subList(5, words.size()));
    tell(
        "characters",
        name,
        Json.object("ap", ap, "storage", storage, "special", special.word, "traits", traits));
  }

  private void boss(List<String> words) {
    String name = word(words, 1);
    int ap = number(words, 2);
    int storage = number(words, 3);
    bosses.add(new Box.BossCard(name, ap, storage, traits(words, 4)));
    List<String> traits = List.copyOf(words.subList(4, words.size()));
    tell("bosses", name, Json.object("ap", ap, "storage", storage, "traits", traits));
  }

  private void role(List<String> words) {
    String name = word(words, 1);
    Role role = role(word(words, 2));
    roles.add(new Box.RoleCard(name, role, traits(words, 3)));
    List<String> traits = List.copyOf(words.subList(3, words.size()));
    tell("roles", name, Json.object("role", role.word, "traits", traits));
  }

  private void item(List<String> words) {
    int kind = Kind.number(word(words, 1));
    check(kind >= 0, "there is no item \"" + word(words, 1) + "\"");
    items[kind] = number(words, 2);
    check(items[kind] <= Kind.MOST, "there can be " + Kind.MOST + " of a kind at most");
    tell("items", word(words, 1), items[kind]);
  }

  private void atmosphere(List<String> words) {
    List<Effect> effects = new ArrayList<>();
    List<Object> told = new ArrayList<>();
    for (int i = 2; i < words.size(); ) {
      Effect.Change change = change(words.get(i++));
      String whom = change == Effect.Change.TRANSMOGRIFY ? EVERYBODY : word(words, i++);
      int traits = whom.equals(EVERYBODY) ? Trait.ALL : trait(whom);
      effects.add(new Effect(change, traits, change.hasNumber ? number(words, i) : 1));
      Integer number = change.hasNumber ? (Integer) number(words, i++) : null;
      told.add(Json.object("change", change.word, "trait", whom, "number", number));
      check(i >= words.size() || words.get(i++).equals(";"), "effects are separated by \";\"");
    }
    check(atmospheres.size() < Integer.SIZE - 1, "there are too many atmosphere cards");
    atmospheres.add(new Box.Atmosphere(word(words, 1), effects));
    tell("atmospheres", word(words, 1), told);
  }

  private void ghosts(List<String> words) {
    Wildness wildness = find(Wildness.values(), w -> w.word, word(words, 1), "wildness");
    int share = number(words, 2);
    check(share >= 0 && share <= 100, "a share is 0 to 100 of a hundred");
    percent.put(wildness, share);
    tell("ghosts", wildness.word, share);
  }

  /** By how wild ghosts are, how many steps more or fewer they take by each atmosphere (CG-93). */
  private void tellSteps() {
    for (Wildness wildness : Wildness.values()) {
      Map<String, @Nullable Object> steps = Json.object();
      for (Box.Atmosphere card : atmospheres) {
        steps.put(card.name, card.steps(percent.getOrDefault(wildness, 0)));
      }
      tell("steps", wildness.word, steps);
    }
  }

  private void room(String name) {
    int height = 2 * size + 1;
    check(size > 0 && at + height <= lines.size(), "the room's plan is cut off");
    List<String> plan = List.copyOf(lines.subList(at, at + height));
    rooms.add(new RoomPlan(name, size, plan));
    tell("rooms", name, plan);
    at += height;
  }

  private <T> T find(T[] all, Function<T, String> wordOf, String word, String what) {
    for (T one : all) {
      if (wordOf.apply(one).equals(word)) {
        return one;
      }
    }
    throw wrong("there is no " + what + " \"" + word + "\"");
  }

  private Special special(String word) {
    return find(Special.values(), special -> special.word, word, "special");
  }

  private Role role(String word) {
    return find(Role.values(), role -> role.word, word, "role");
  }

  private Effect.Change change(String word) {
    return find(Effect.Change.values(), change -> change.word, word, "effect");
  }

  private int traits(List<String> words, int from) {
    int traits = 0;
    for (int i = from; i < words.size(); i++) {
      traits |= trait(words.get(i));
    }
    return traits;
  }

  private int trait(String word) {
    int bit = Trait.bit(word);
    check(bit != 0, "there is no trait \"" + word + "\"");
    return bit;
  }

  private String word(List<String> words, int index) {
    check(index < words.size(), "a word is missing");
    return words.get(index);
  }

  private int number(List<String> words, int index) {
    try {
      return Integer.parseInt(word(words, index));
    } catch (NumberFormatException e) {
      throw new IllegalStateException(where() + words.get(index) + " is no number", e);
    }
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      throw wrong(otherwise);
    }
  }

  private IllegalStateException wrong(String why) {
    return new IllegalStateException(where() + why);
  }

  private String where() {
    return "candy-ghosts.txt, line " + at + ": ";
  }
}
