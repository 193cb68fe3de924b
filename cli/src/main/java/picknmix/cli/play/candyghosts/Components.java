package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;

/** What is in the box, as the engine tells it to any program. */
final class Components {
  /** A playable character, or a boss, whose special is empty. */
  record Figure(int ap, int storage, String special, List<String> traits) {}

  /** A role card: the role, and the traits that make it active. */
  record RoleCard(String role, List<String> traits) {}

  /**
   * What an atmosphere changes: {@code ap+} or {@code no-attack}, for those with a trait or for
   * all.
   */
  record Effect(String change, String trait, int number) {
    /** The name of its sentence: a single step has its own. */
    String sentence() {
      return number == 1 && change.startsWith(STEPS) ? change.replace(STEPS, "step") : change;
    }
  }

  private static final int MANY = 1000;
  private static final String STEPS = "steps";

  private final Map<String, Figure> characters = new LinkedHashMap<>();
  private final Map<String, Figure> bosses = new LinkedHashMap<>();
  private final Map<String, RoleCard> roles = new LinkedHashMap<>();
  private final Map<String, List<Effect>> atmospheres = new LinkedHashMap<>();
  private final Map<String, List<String>> rooms = new LinkedHashMap<>();
  private final Map<String, Map<String, Integer>> steps = new LinkedHashMap<>();
  private final List<String> items;
  private final int size;

  Components(Map<String, @Nullable Object> components) {
    Field box = Field.of(components, "components", Refused.Code.INTERNAL);
    size = box.get("size").number(1, MANY);
    read(box, "characters", characters, Components::figure);
    read(box, "bosses", bosses, Components::figure);
    read(box, "roles", roles, Components::role);
    read(box, "atmospheres", atmospheres, Components::effects);
    read(box, "rooms", rooms, Components::words);
    read(box, "steps", steps, Components::steps);
    items = box.has("items") ? box.get("items").keys() : List.of();
  }

  /** Reads the parts of a kind, if there are any. */
  private static <T> void read(
      Field box, String kind, Map<String, T> into, Function<Field, T> part) {
    for (String name : box.has(kind) ? box.get(kind).keys() : List.<String>of()) {
      into.put(name, part.apply(box.get(kind).get(name)));
    }
  }

  private static List<String> words(Field list) {
    return list.list().stream().map(Field::text).toList();
  }

  private static Figure figure(Field figure) {
    return new Figure(
        figure.get("ap").number(0, MANY),
        figure.get("storage").number(0, MANY),
        figure.has("special") ? figure.get("special").text() : "",
        words(figure.get("traits")));
  }

  private static RoleCard role(Field card) {
    return new RoleCard(card.get("role").text(), words(card.get("traits")));
  }

  private static List<Effect> effects(Field effects) {
    return effects.list().stream().map(Components::effect).toList();
  }

  private static Effect effect(Field effect) {
    Field by = effect.get("number");
    int number = by.isNull() ? 0 : by.number(-MANY, MANY);
    return effect(effect.get("change").text(), effect.get("trait").text(), number);
  }

  private static Effect effect(String change, String trait, int number) {
    String sign = number > 0 ? "+" : number < 0 ? "-" : "";
    return new Effect(change + sign, trait, Math.abs(number));
  }

  private static Map<String, Integer> steps(Field cards) {
    Map<String, Integer> steps = new LinkedHashMap<>();
    cards.keys().forEach(card -> steps.put(card, cards.get(card).number(-MANY, MANY)));
    return steps;
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

  /** What it does among ghosts that are so wild (CG-93); with "" what is printed on the card. */
  List<Effect> atmosphere(String name, String ghosts) {
    if (ghosts.isEmpty()) {
      return atmosphere(name);
    }
    List<Effect> effects = new ArrayList<>(atmosphere(name));
    effects.removeIf(effect -> effect.change().startsWith(STEPS));
    int more = find(find(steps, ghosts), name);
    if (more != 0) {
      effects.add(effect(STEPS, "all", more));
    }
    return effects;
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
