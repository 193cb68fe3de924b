package picknmix.games.candyghosts.box;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.Words;

/** Reads the data file; a mistake in it is told with its line. */
final class BoxReader {
  /** Places are packed into few bits, see {@link Places}. */
  private static final int BIGGEST_ROOM = 5;

  int size;
  final List<Box.CharacterCard> characters = new ArrayList<>();
  final List<Box.BossCard> bosses = new ArrayList<>();
  final List<Box.RoleCard> roles = new ArrayList<>();
  final List<Box.Atmosphere> atmospheres = new ArrayList<>();
  final List<RoomPlan> rooms = new ArrayList<>();
  final int[] items = new int[Kind.COUNT];

  private final List<String> lines;
  private int at;

  BoxReader(String text) {
    lines = Words.split(text, '\n');
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
  }

  private void read(List<String> words) {
    switch (words.getFirst()) {
      case "size" -> {
        size = number(words, 1);
        check(size > 0 && size <= BIGGEST_ROOM, "a room has 1 to 5 squares along a side");
      }
      case "character" ->
          characters.add(
              new Box.CharacterCard(
                  word(words, 1),
                  number(words, 2),
                  number(words, 3),
                  special(word(words, 4)),
                  traits(words, 5)));
      case "boss" ->
          bosses.add(
              new Box.BossCard(
                  word(words, 1), number(words, 2), number(words, 3), traits(words, 4)));
      case "item" -> item(words);
      case "role" ->
          roles.add(new Box.RoleCard(word(words, 1), role(word(words, 2)), traits(words, 3)));
      case "atmosphere" -> atmosphere(words);
      case "room" -> room(word(words, 1));
      default -> throw wrong("\"" + words.getFirst() + "\" is no kind of component");
    }
  }

  private void item(List<String> words) {
    int kind = Kind.number(word(words, 1));
    check(kind >= 0, "there is no item \"" + word(words, 1) + "\"");
    items[kind] = number(words, 2);
    check(items[kind] <= Kind.MOST, "there can be " + Kind.MOST + " of a kind at most");
  }

  private void atmosphere(List<String> words) {
    List<Effect> effects = new ArrayList<>();
    for (int i = 2; i < words.size(); ) {
      Effect.Change change = change(words.get(i++));
      int traits = Trait.ALL;
      if (change != Effect.Change.TRANSMOGRIFY) {
        traits = word(words, i).equals("all") ? Trait.ALL : trait(word(words, i));
        i++;
      }
      effects.add(new Effect(change, traits, change.hasNumber ? number(words, i++) : 1));
      check(i >= words.size() || words.get(i++).equals(";"), "effects are separated by \";\"");
    }
    check(atmospheres.size() < Integer.SIZE - 1, "there are too many atmosphere cards");
    atmospheres.add(new Box.Atmosphere(word(words, 1), effects));
  }

  private void room(String name) {
    int height = 2 * size + 1;
    check(size > 0 && at + height <= lines.size(), "the room's plan is cut off");
    rooms.add(new RoomPlan(name, size, lines.subList(at, at + height)));
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
