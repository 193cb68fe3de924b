package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.oracle.Oracle;

/**
 * Candy Match a second time, from docs/rules/candy-match.md alone. A card is its name and a match
 * is found by counting letters. {@link #openActions} tries every subset of the face-up cards, so it
 * is for tables of up to some twenty cards; everything else is quick whatever lies there.
 */
public record CandyMatchOracle(
    int seats,
    String calls,
    String phase,
    List<String> deck,
    List<String> table,
    List<List<String>> piles,
    int revealer,
    @Nullable Integer caller,
    List<Integer> choosers,
    List<Boolean> done)
    implements Oracle {

  private static final List<String> CANDIES = List.of("B", "C", "G", "L", "M", "T");

  /** Piles have no order: they are kept sorted by name, so that equal states are equal. */
  public CandyMatchOracle {
    deck = List.copyOf(deck);
    table = List.copyOf(table);
    piles = piles.stream().map(pile -> pile.stream().sorted().toList()).toList();
    choosers = List.copyOf(choosers);
    done = List.copyOf(done);
  }

  /** CM-2: singles and pairs twice, and all triples but two once. */
  public static List<String> cards() {
    List<String> singles = new ArrayList<>();
    List<String> pairs = new ArrayList<>();
    List<String> triples = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      String single = CANDIES.get(i);
      singles.add(single + 1);
      singles.add(single + 2);
      for (int j = i + 1; j < 6; j++) {
        String pair = single + CANDIES.get(j);
        pairs.add(pair + 1);
        pairs.add(pair + 2);
        for (int k = j + 1; k < 6; k++) {
          String triple = pair + CANDIES.get(k);
          if (!triple.equals("BCG") && !triple.equals("LMT")) {
            triples.add(triple + 1);
          }
        }
      }
    }
    return Stream.of(singles, pairs, triples).flatMap(List::stream).toList();
  }

  /** CM-3: a face-down deck, an empty table, empty piles. */
  public static CandyMatchOracle deal(
      int seats, String calls, List<String> deckTopFirst, int firstRevealer) {
    return new CandyMatchOracle(
        seats,
        calls,
        "open",
        deckTopFirst,
        List.of(),
        Collections.nCopies(seats, List.of()),
        firstRevealer,
        null,
        List.of(),
        Collections.nCopies(seats, false));
  }

  /** The state that the rules page's JSON tells; it is taken to be a valid one. */
  public static CandyMatchOracle load(Map<String, Object> state) {
    return new CandyMatchOracle(
        (Integer) state.get("seats"),
        (String) ((Map<?, ?>) state.get("options")).get("calls"),
        (String) state.get("phase"),
        list(state.get("deck"), String.class),
        list(state.get("table"), String.class),
        list(state.get("piles"), List.class).stream()
            .map(pile -> list(pile, String.class))
            .toList(),
        (Integer) state.get("revealer"),
        (Integer) state.get("caller"),
        list(state.get("choosers"), Integer.class),
        list(state.get("done"), Boolean.class));
  }

  private static <T> List<T> list(Object json, Class<T> type) {
    return ((List<?>) json).stream().map(type::cast).toList();
  }

  // What is to be seen.

  @Override
  public Map<String, Object> state() {
    return json(deck, piles);
  }

  /** Hidden: the deck's order and the piles' contents, from everyone alike. */
  @Override
  public Map<String, Object> view(String viewer) {
    return json(deck.size(), scores());
  }

  private Map<String, Object> json(Object deck, Object piles) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", "candy-match");
    json.put("seats", seats);
    json.put("options", Map.of("calls", calls));
    json.put("phase", phase);
    json.put("deck", deck);
    json.put("table", table);
    json.put("piles", piles);
    json.put("revealer", revealer);
    json.put("caller", caller);
    json.put("choosers", choosers);
    json.put("done", done);
    return Collections.unmodifiableMap(json);
  }

  /** CM-12: a card is a point. */
  @Override
  public List<Integer> scores() {
    return piles.stream().map(List::size).toList();
  }

  /** CM-12: most cards win, and tied players share the victory. */
  @Override
  public List<Integer> winners() {
    if (!phase.equals("over")) {
      return List.of();
    }
    int most = Collections.max(scores());
    return players().filter(player -> scores().get(player) == most).boxed().toList();
  }

  // Who may do what.

  /** The clock is never among them. */
  @Override
  public List<String> toAct() {
    return players()
        .mapToObj(String::valueOf)
        .filter(seat -> !legal(seat).isEmpty() || open(seat))
        .toList();
  }

  @Override
  public Set<String> legal(String seat) {
    if (seat.equals("clock")) {
      return clockActions();
    }
    Set<String> actions = new LinkedHashSet<>();
    if (mayReveal(seat)) {
      actions.add("reveal");
    }
    if (mayCall(seat) && calls.equals("call-then-pick")) {
      actions.add("call");
    }
    if (isPicking(seat)) {
      actions.add("miss");
    }
    if (isChoosing(seat)) {
      actions.addAll(choices());
    }
    if (mayBeDone(seat)) {
      actions.add("done");
    }
    return Collections.unmodifiableSet(actions);
  }

  /** What the clock does when the players' time has run out. */
  private Set<String> clockActions() {
    return switch (phase) {
      case "open" -> Set.of("reveal");
      case "picking" -> Set.of("miss");
      case "penalty" -> Set.of("decline");
      case "last-check" -> Set.of("timeup");
      default -> Set.of();
    };
  }

  /** CM-4: the revealer reveals. */
  private boolean mayReveal(String seat) {
    return phase.equals("open") && seat.equals(String.valueOf(revealer));
  }

  /** CM-6, CM-11: anyone calls, but not during a call or with fewer than two cards. */
  private boolean mayCall(String seat) {
    return isPlayer(seat)
        && (phase.equals("open") || phase.equals("last-check"))
        && table.size() >= 2;
  }

  /** CM-7: the caller takes cards, or misses. */
  private boolean isPicking(String seat) {
    return phase.equals("picking") && seat.equals(String.valueOf(caller));
  }

  /** CM-9: one after the other. */
  private boolean isChoosing(String seat) {
    return phase.equals("penalty") && seat.equals(String.valueOf(choosers.getFirst()));
  }

  /** CM-9: one face-up card; the deck only when none is left; or nothing. */
  private List<String> choices() {
    List<String> takeable = table.isEmpty() ? List.of("deck") : table;
    return Stream.concat(takeable.stream().map(card -> "pick " + card), Stream.of("decline"))
        .toList();
  }

  /** CM-11: once, until a call clears it. */
  private boolean mayBeDone(String seat) {
    return phase.equals("last-check") && isPlayer(seat) && !done.get(Integer.parseInt(seat));
  }

  /** Nothing is left to chance once the deck is shuffled. */
  @Override
  public Map<String, Integer> chance() {
    return Map.of();
  }

  /** CM-7 and the option {@code calls}: cards are named by the caller, or by any claimant. */
  @Override
  public boolean open(String seat) {
    return calls.equals("pick-then-call") ? mayCall(seat) : isPicking(seat);
  }

  /** CM-5: the true matches, their cards in the order of the table. */
  @Override
  public Set<String> openActions(String seat) {
    if (!open(seat)) {
      return Set.of();
    }
    return subsets(table).stream()
        .filter(CandyMatchOracle::isMatch)
        .map(cards -> openWord() + " " + String.join(" ", cards))
        .collect(Collectors.toUnmodifiableSet());
  }

  private String openWord() {
    return calls.equals("pick-then-call") ? "claim" : "take";
  }

  /** All subsets: each card doubles them, once without it and once with it. */
  private static List<List<String>> subsets(List<String> cards) {
    List<List<String>> subsets = List.of(List.of());
    for (String card : cards) {
      Stream<List<String>> with = subsets.stream().map(subset -> plus(subset, List.of(card)));
      subsets = Stream.concat(subsets.stream(), with).toList();
    }
    return subsets;
  }

  /** CM-5: two or more cards with an even number of each candy. */
  private static boolean isMatch(List<String> cards) {
    return cards.size() >= 2 && CANDIES.stream().allMatch(candy -> countOf(candy, cards) % 2 == 0);
  }

  /** CM-1: a card shows a candy at most once. */
  private static long countOf(String candy, List<String> cards) {
    return cards.stream().filter(card -> card.contains(candy)).count();
  }

  @Override
  public boolean accepts(String seat, String action) {
    return legal(seat).contains(action) || (open(seat) && namesFaceUpCards(action));
  }

  /** CM-7: any face-up cards, in any order, at least one and none twice. */
  private boolean namesFaceUpCards(String action) {
    List<String> words = List.of(action.split(" ", -1));
    List<String> cards = rest(words);
    return words.getFirst().equals(openWord())
        && !cards.isEmpty()
        && table.containsAll(cards)
        && new HashSet<>(cards).size() == cards.size();
  }

  // What happens.

  @Override
  public CandyMatchOracle apply(String seat, String action) {
    if (!accepts(seat, action)) {
      throw new IllegalArgumentException(seat + " may not " + action + ": " + state());
    }
    List<String> words = List.of(action.split(" "));
    return switch (words.getFirst()) {
      case "reveal" -> reveal();
      case "call" -> call(Integer.parseInt(seat));
      case "take", "claim" -> take(Integer.parseInt(seat), rest(words));
      case "miss" -> wrong(Objects.requireNonNull(caller));
      case "pick" -> pick(words.get(1)).chosen();
      case "decline" -> chosen();
      case "done" -> sayDone(Integer.parseInt(seat));
      case "timeup" -> withPhase("over");
      default -> throw new AssertionError(action);
    };
  }

  /** CM-4: the top card turns up; the next player clockwise is the revealer. */
  private CandyMatchOracle reveal() {
    return withCards(rest(deck), plus(table, List.of(deck.getFirst())), piles)
        .withRevealer((revealer + 1) % seats)
        .playOn();
  }

  /** CM-6: everything else stops. CM-11: a call clears every done. */
  private CandyMatchOracle call(int player) {
    return withPhase("picking").withCall(player, List.of()).withNobodyDone();
  }

  /** CM-7: cards that are no match are a wrong call, not an illegal action. */
  private CandyMatchOracle take(int player, List<String> cards) {
    return isMatch(cards) ? right(player, cards) : wrong(player);
  }

  /** CM-8: exactly those cards go on the caller's pile. A claim is a call too (CM-11). */
  private CandyMatchOracle right(int player, List<String> cards) {
    return withCards(deck, minus(table, cards), pilesPlus(player, cards)).withNobodyDone().playOn();
  }

  /** CM-9: the others choose, clockwise from the caller's left. A claim is a call too (CM-11). */
  private CandyMatchOracle wrong(int player) {
    List<Integer> others =
        IntStream.range(1, seats).mapToObj(step -> (player + step) % seats).toList();
    return withPhase("penalty").withCall(player, others).withNobodyDone();
  }

  /** CM-9: a face-up card, or the deck's top card unseen. */
  private CandyMatchOracle pick(String what) {
    int chooser = choosers.getFirst();
    return what.equals("deck")
        ? withCards(rest(deck), table, pilesPlus(chooser, List.of(deck.getFirst())))
        : withCards(deck, minus(table, List.of(what)), pilesPlus(chooser, List.of(what)));
  }

  /** CM-9: each is asked once, and nobody any more when neither table nor deck has a card. */
  private CandyMatchOracle chosen() {
    List<Integer> others = rest(choosers);
    boolean nothingLeft = table.isEmpty() && deck.isEmpty();
    return others.isEmpty() || nothingLeft ? playOn() : withCall(caller, others);
  }

  /** CM-10, CM-11: where the game stands after a reveal and after a call is settled in full. */
  private CandyMatchOracle playOn() {
    String next = !deck.isEmpty() ? "open" : table.size() >= 2 ? "last-check" : "over";
    return withPhase(next).withCall(null, List.of());
  }

  /** CM-11: the last check ends when all have said so. */
  private CandyMatchOracle sayDone(int player) {
    List<Boolean> now = players().mapToObj(p -> p == player || done.get(p)).toList();
    return withDone(now).withPhase(now.contains(false) ? "last-check" : "over");
  }

  // Small change.

  private IntStream players() {
    return IntStream.range(0, seats);
  }

  private boolean isPlayer(String seat) {
    return players().mapToObj(String::valueOf).anyMatch(seat::equals);
  }

  private List<List<String>> pilesPlus(int player, List<String> cards) {
    return players().mapToObj(p -> p == player ? plus(piles.get(p), cards) : piles.get(p)).toList();
  }

  private static <T> List<T> rest(List<T> list) {
    return list.subList(1, list.size());
  }

  private static List<String> plus(List<String> some, List<String> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  private static List<String> minus(List<String> all, List<String> some) {
    return all.stream().filter(card -> !some.contains(card)).toList();
  }

  private CandyMatchOracle withPhase(String phase) {
    return new CandyMatchOracle(
        seats, calls, phase, deck, table, piles, revealer, caller, choosers, done);
  }

  private CandyMatchOracle withCards(
      List<String> deck, List<String> table, List<List<String>> piles) {
    return new CandyMatchOracle(
        seats, calls, phase, deck, table, piles, revealer, caller, choosers, done);
  }

  private CandyMatchOracle withRevealer(int revealer) {
    return new CandyMatchOracle(
        seats, calls, phase, deck, table, piles, revealer, caller, choosers, done);
  }

  private CandyMatchOracle withCall(@Nullable Integer caller, List<Integer> choosers) {
    return new CandyMatchOracle(
        seats, calls, phase, deck, table, piles, revealer, caller, choosers, done);
  }

  private CandyMatchOracle withDone(List<Boolean> done) {
    return new CandyMatchOracle(
        seats, calls, phase, deck, table, piles, revealer, caller, choosers, done);
  }

  private CandyMatchOracle withNobodyDone() {
    return withDone(Collections.nCopies(seats, false));
  }
}
