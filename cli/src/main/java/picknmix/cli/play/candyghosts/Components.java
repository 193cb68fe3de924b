package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What is in the box, read from the engine's component data as any other program reads it. */
final class Components {
  /** A playable character, or a boss, whose special is empty. */
  record Figure(int ap, int storage, String special, List<String> traits) {}

  /** A role card: the role, and the traits that make it active. */
  record RoleCard(String role, List<String> traits) {}

  /**
   * What an atmosphere changes: {@code ap+} or {@code no-attack}, for those with a trait or for
   * all.
   */
  record Effect(String change, String trait, int number) {}

  private final Map<String, Figure> characters = new LinkedHashMap<>();
  private final Map<String, Figure> bosses = new LinkedHashMap<>();
  private final Map<String, RoleCard> roles = new LinkedHashMap<>();
  private final Map<String, List<Effect>> atmospheres = new LinkedHashMap<>();
  private final Map<String, List<String>> rooms = new LinkedHashMap<>();
  private final List<String> items = new ArrayList<>();
  private int size;

  Components(String data) {
    List<String> lines = data.lines().toList();
    for (int at = 0; at < lines.size(); at++) {
      List<String> words = words(lines.get(at));
      String name = words.size() > 1 ? words.get(1) : "";
      switch (words.getFirst()) {
        case "size" -> size = Integer.parseInt(name);
        case "character" -> characters.put(name, figure(words, words.get(4), 5));
        case "boss" -> bosses.put(name, figure(words, "", 4));
        case "item" -> items.add(name);
        case "role" -> roles.put(name, new RoleCard(words.get(2), from(words, 3)));
        case "atmosphere" -> atmospheres.put(name, effects(lines.get(at)));
        case "room" -> {
          rooms.put(name, lines.subList(at + 1, at + 2 + 2 * size));
          at += 2 * size + 1;
        }
        default -> {} // a comment, or nothing
      }
    }
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.strip().split("\\s+", -1));
  }

  private static List<String> from(List<String> words, int index) {
    return List.copyOf(words.subList(index, words.size()));
  }

  private static Figure figure(List<String> words, String special, int traits) {
    int ap = Integer.parseInt(words.get(2));
    return new Figure(ap, Integer.parseInt(words.get(3)), special, from(words, traits));
  }

  private static List<Effect> effects(String line) {
    List<Effect> effects = new ArrayList<>();
    String all = line.strip().replaceFirst("\\S+\\s+\\S+\\s+", "");
    for (String effect : all.split(";", -1)) {
      List<String> words = words(effect);
      String trait = words.size() > 1 ? words.get(1) : "all";
      int number = words.size() > 2 ? Integer.parseInt(words.get(2)) : 0;
      String sign = number > 0 ? "+" : number < 0 ? "-" : "";
      effects.add(new Effect(words.getFirst() + sign, trait, Math.abs(number)));
    }
    return effects;
  }

  /** How many squares a room is wide and high. */
  int size() {
    return size;
  }

  List<String> characters() {
    return List.copyOf(characters.keySet());
  }

  List<String> bosses() {
    return List.copyOf(bosses.keySet());
  }

  List<String> items() {
    return items;
  }

  List<String> roleCards() {
    return List.copyOf(roles.keySet());
  }

  List<String> atmospheres() {
    return List.copyOf(atmospheres.keySet());
  }

  List<String> rooms() {
    return List.copyOf(rooms.keySet());
  }

  Figure character(String name) {
    return find(characters, name);
  }

  Figure boss(String name) {
    return find(bosses, name);
  }

  RoleCard role(String card) {
    return find(roles, card);
  }

  List<Effect> atmosphere(String name) {
    return find(atmospheres, name);
  }

  /** Whether the square of the room has a wall on that side; (0,−1) is its upper one. */
  boolean hasWall(String room, int x, int y, int dx, int dy) {
    String line = find(rooms, room).get(2 * y + 1 + dy);
    int column = 2 * x + 1 + dx;
    return column < line.length() && line.charAt(column) == (dx == 0 ? '-' : '|');
  }

  private static <T> T find(Map<String, T> all, String name) {
    return Objects.requireNonNull(all.get(name), name);
  }
}
