package picknmix.games.template;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.oracle.Oracle;

/** Sugar Jar a second time, from docs/rules/template-game.md alone. */
record TemplateOracle(
    int seats,
    int jar,
    int turn,
    List<String> deck,
    List<List<String>> hands,
    List<List<String>> jars,
    List<List<String>> eaten,
    List<String> lost,
    @Nullable String biting)
    implements Oracle {

  /** Sweets are ordered by letter, then by sugar (TG-1): as text is. */
  TemplateOracle {
    hands = hands.stream().map(TemplateOracle::sorted).toList();
    jars = jars.stream().map(TemplateOracle::sorted).toList();
    eaten = eaten.stream().map(TemplateOracle::sorted).toList();
    lost = sorted(lost);
  }

  static TemplateOracle load(Map<String, Object> state) {
    return new TemplateOracle(
        (Integer) state.get("seats"),
        (Integer) ((Map<?, ?>) state.get("options")).get("jar"),
        (Integer) state.get("turn"),
        texts(state.get("deck")),
        lists(state.get("hands")),
        lists(state.get("jars")),
        lists(state.get("eaten")),
        texts(state.get("lost")),
        (String) state.get("biting"));
  }

  // What is to be seen.

  @Override
  public Map<String, Object> state() {
    return json(deck, hands, jars);
  }

  @Override
  public Map<String, Object> view(String viewer) {
    return json(deck.size(), seen(hands, viewer, false), seen(jars, viewer, isOver()));
  }

  private static List<?> seen(List<List<String>> piles, String viewer, boolean open) {
    return IntStream.range(0, piles.size())
        .mapToObj(
            p -> {
              List<String> pile = piles.get(p);
              return open || viewer.equals(String.valueOf(p)) ? pile : (Object) pile.size();
            })
        .toList();
  }

  private Map<String, Object> json(Object deck, List<?> hands, List<?> jars) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", "template-game");
    json.put("seats", seats);
    json.put("options", Map.of("jar", jar));
    json.put("turn", turn);
    json.put("deck", deck);
    json.put("hands", hands);
    json.put("jars", jars);
    json.put("eaten", eaten);
    json.put("lost", lost);
    json.put("biting", biting);
    return json;
  }

  /** TG-7: sugar, and two points for each flavour in the jar. */
  @Override
  public List<Integer> scores() {
    return IntStream.range(0, seats)
        .mapToObj(
            p ->
                eaten.get(p).stream().mapToInt(TemplateOracle::sugar).sum()
                    + 2 * (int) jars.get(p).stream().map(s -> s.charAt(0)).distinct().count())
        .toList();
  }

  @Override
  public List<Integer> winners() {
    int most = Collections.max(scores());
    return isOver()
        ? IntStream.range(0, seats).filter(p -> scores().get(p) == most).boxed().toList()
        : List.of();
  }

  // Who may do what.

  /** TG-6. */
  private boolean isOver() {
    return biting == null && hands.stream().allMatch(List::isEmpty);
  }

  @Override
  public List<String> toAct() {
    return isOver() ? List.of() : List.of(biting == null ? String.valueOf(turn) : "chance");
  }

  /** TG-3. */
  @Override
  public Set<String> legal(String seat) {
    if (!seat.equals(String.valueOf(turn)) || biting != null) {
      return Set.of();
    }
    Set<String> actions = new LinkedHashSet<>();
    for (String sweet : hands.get(turn)) {
      actions.add("eat " + sweet);
      if (jars.get(turn).size() < jar) {
        actions.add("hide " + sweet);
      }
    }
    return actions;
  }

  /** TG-4. */
  @Override
  public Map<String, Integer> chance() {
    return biting == null
        ? Map.of()
        : IntStream.rangeClosed(1, 6).boxed().collect(Collectors.toMap(n -> "roll " + n, n -> 1));
  }

  @Override
  public boolean open(String seat) {
    return false;
  }

  @Override
  public Set<String> openActions(String seat) {
    return Set.of();
  }

  @Override
  public boolean accepts(String seat, String action) {
    return seat.equals("chance") ? chance().containsKey(action) : legal(seat).contains(action);
  }

  // What happens.

  @Override
  public TemplateOracle apply(String seat, String action) {
    if (!accepts(seat, action)) {
      throw new IllegalArgumentException(seat + " may not " + action + ": " + state());
    }
    String what = action.substring(action.indexOf(' ') + 1);
    if (action.startsWith("eat ")) {
      return new TemplateOracle(
          seats, jar, turn, deck, minus(hands, what), jars, eaten, lost, what);
    }
    if (action.startsWith("hide ")) {
      return new TemplateOracle(
              seats, jar, turn, deck, minus(hands, what), plus(jars, what), eaten, lost, null)
          .draw();
    }
    return Integer.parseInt(what) > sugar(String.valueOf(biting))
        ? after(plus(eaten, String.valueOf(biting)), lost).draw()
        : after(eaten, and(lost, String.valueOf(biting))).draw();
  }

  private TemplateOracle after(List<List<String>> eaten, List<String> lost) {
    return new TemplateOracle(seats, jar, turn, deck, hands, jars, eaten, lost, null);
  }

  /** TG-5. */
  private TemplateOracle draw() {
    int next = (turn + 1) % seats;
    return deck.isEmpty()
        ? new TemplateOracle(seats, jar, next, deck, hands, jars, eaten, lost, null)
        : new TemplateOracle(
            seats,
            jar,
            next,
            deck.subList(1, deck.size()),
            plus(hands, deck.getFirst()),
            jars,
            eaten,
            lost,
            null);
  }

  // Small change.

  private static int sugar(String sweet) {
    return sweet.charAt(1) - '0';
  }

  /** The piles with a sweet more for the player whose turn it is. */
  private List<List<String>> plus(List<List<String>> piles, String sweet) {
    List<List<String>> more = new ArrayList<>(piles);
    more.set(turn, and(piles.get(turn), sweet));
    return more;
  }

  private List<List<String>> minus(List<List<String>> piles, String sweet) {
    List<List<String>> fewer = new ArrayList<>(piles);
    fewer.set(turn, piles.get(turn).stream().filter(s -> !s.equals(sweet)).toList());
    return fewer;
  }

  private static List<String> and(List<String> sweets, String sweet) {
    return Stream.concat(sweets.stream(), Stream.of(sweet)).toList();
  }

  private static List<String> sorted(List<String> sweets) {
    return sweets.stream().sorted().toList();
  }

  private static List<String> texts(Object json) {
    return ((List<?>) json).stream().map(String::valueOf).toList();
  }

  private static List<List<String>> lists(Object json) {
    return ((List<?>) json).stream().map(TemplateOracle::texts).toList();
  }
}
