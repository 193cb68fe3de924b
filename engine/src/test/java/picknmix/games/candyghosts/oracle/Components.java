package picknmix.games.candyghosts.oracle;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the data file says (CG-1 to CG-4), as the notation page describes it. */
public record Components(
    int size,
    Map<String, Figure> characters,
    Map<String, Figure> bosses,
    Map<String, Role> roles,
    Map<String, List<Effect>> atmospheres,
    Map<String, Integer> percents,
    Map<String, Plan> rooms) {

  /** A character or a boss; a boss has the special "". */
  record Figure(int ap, int storage, String special, Set<String> traits) {}

  record Role(String name, Set<String> traits) {}

  /** One effect of an atmosphere; trait and amount are "" and 0 where it has none. */
  record Effect(String kind, String trait, int amount) {
    boolean concerns(Set<String> traits) {
      return trait.equals("all") || traits.contains(trait);
    }
  }

  public Components {
    characters = Map.copyOf(characters);
    bosses = Map.copyOf(bosses);
    roles = Map.copyOf(roles);
    atmospheres = Map.copyOf(atmospheres);
    percents = Map.copyOf(percents);
    rooms = Map.copyOf(rooms);
  }

  Figure character(String name) {
    return get(characters, name);
  }

  Figure boss(String name) {
    return get(bosses, name);
  }

  Role role(String card) {
    return get(roles, card);
  }

  List<Effect> atmosphere(String name) {
    return get(atmospheres, name);
  }

  /** CG-93: how many of a hundred extra steps count. */
  int percent(String ghosts) {
    return get(percents, ghosts);
  }

  Plan room(String name) {
    return get(rooms, name);
  }

  private static <T> T get(Map<String, T> all, String name) {
    return Optional.ofNullable(all.get(name)).orElseThrow();
  }

  public static Components of(String text) {
    List<String> lines = text.lines().toList();
    Map<String, Figure> characters = new LinkedHashMap<>();
    Map<String, Figure> bosses = new LinkedHashMap<>();
    Map<String, Role> roles = new LinkedHashMap<>();
    Map<String, List<Effect>> atmospheres = new LinkedHashMap<>();
    Map<String, Integer> percents = new LinkedHashMap<>();
    Map<String, Plan> rooms = new LinkedHashMap<>();
    int size = 0;
    for (int i = 0; i < lines.size(); i++) {
      List<String> words = words(lines.get(i));
      switch (words.getFirst()) {
        case "", "item" -> {}
        case "size" -> size = number(words.get(1));
        case "character" -> characters.put(words.get(1), character(words));
        case "boss" -> bosses.put(words.get(1), boss(words));
        case "role" -> roles.put(words.get(1), new Role(words.get(2), traits(words, 3)));
        case "atmosphere" -> atmospheres.put(words.get(1), effects(words));
        case "ghosts" -> percents.put(words.get(1), number(words.get(2)));
        case "room" -> {
          int height = 2 * size + 1;
          rooms.put(words.get(1), new Plan(List.copyOf(lines.subList(i + 1, i + 1 + height))));
          i += height;
        }
        default -> throw new IllegalArgumentException("line " + (i + 1) + ": " + lines.get(i));
      }
    }
    return new Components(size, characters, bosses, roles, atmospheres, percents, rooms);
  }

  /** The words of a line; a remark has none. */
  private static List<String> words(String line) {
    return line.startsWith("#") ? List.of("") : List.of(line.trim().split("\\s+", -1));
  }

  private static Figure character(List<String> words) {
    return new Figure(number(words.get(2)), number(words.get(3)), words.get(4), traits(words, 5));
  }

  private static Figure boss(List<String> words) {
    return new Figure(number(words.get(2)), number(words.get(3)), "", traits(words, 4));
  }

  private static List<Effect> effects(List<String> words) {
    String all = String.join(" ", words.subList(2, words.size()));
    return Arrays.stream(all.split(";", -1)).map(String::trim).map(Components::effect).toList();
  }

  private static Effect effect(String text) {
    List<String> words = List.of(text.split(" ", -1));
    Optional<String> trait = words.stream().skip(1).findFirst();
    Optional<String> amount = words.stream().skip(2).findFirst();
    return new Effect(words.getFirst(), trait.orElse(""), amount.map(Components::number).orElse(0));
  }

  private static Set<String> traits(List<String> words, int from) {
    return Set.copyOf(words.subList(from, words.size()));
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }
}
