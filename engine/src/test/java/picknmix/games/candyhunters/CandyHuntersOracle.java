package picknmix.games.candyhunters;

import static picknmix.oracle.Facts.and;
import static picknmix.oracle.Facts.minus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.OraclePattern.Need;
import picknmix.oracle.Facts;

/**
 * Candy Hunters a second time, from docs/rules/candy-hunters.md alone. It is the JSON state of that
 * page ({@link OracleTable}) and the texts of the patterns; a change is a copy with another value
 * under a key.
 */
public final class CandyHuntersOracle extends OracleTable {
  private static final int ROUNDS = 6;

  private final Map<String, String> patterns;

  /** The listed actions of the player to act, once somebody has asked for them. */
  private @Nullable Set<String> actions;

  private CandyHuntersOracle(Facts facts, Map<String, String> patterns) {
    super(facts);
    this.patterns = Map.copyOf(patterns);
  }

  /** The state that the rules page's JSON tells; it is taken to be a valid one. */
  public static CandyHuntersOracle of(Map<String, Object> state, Map<String, String> patterns) {
    return new CandyHuntersOracle(new Facts(state), patterns);
  }

  // The town.

  private boolean hasBuilding(OracleCell cell) {
    return buildings.containsKey(cell);
  }

  private List<OracleCell> adjacentBuildings(OracleCell cell) {
    return cell.adjacent().stream().filter(this::hasBuilding).toList();
  }

  /** The Large Ghost is a ghost like the others (CH-10). */
  private List<OracleCell> allGhosts() {
    OracleCell large = largeGhost();
    return large == null ? ghosts() : and(ghosts(), large);
  }

  private boolean hasGhost(OracleCell cell) {
    return allGhosts().contains(cell);
  }

  /** Who stands there: {@code kid}, {@code ghost}, {@code large} or {@code nobody}. */
  private String pieceAt(OracleCell cell) {
    if (kids().containsKey(cell)) {
      return "kid";
    }
    if (ghosts().contains(cell)) {
      return "ghost";
    }
    return cell.equals(largeGhost()) ? "large" : "nobody";
  }

  private boolean isEmptyBuilding(OracleCell cell) {
    return hasBuilding(cell) && pieceAt(cell).equals("nobody");
  }

  private List<OracleCell> emptyBuildings() {
    return buildings.keySet().stream().filter(this::isEmptyBuilding).toList();
  }

  // The patterns.

  /** A card that may be scored: where its box begins, and how often it is turned clockwise. */
  private record Fit(String card, OracleCell corner, int turns) {
    String action() {
      return "score " + card + " " + corner + " r" + turns;
    }

    static Fit parse(List<String> words) {
      int turns = Integer.parseInt(words.get(3).substring(1));
      return new Fit(words.get(1), OracleCell.parse(words.get(2)), turns);
    }
  }

  private OraclePattern pattern(String card) {
    return OraclePattern.parse(Objects.requireNonNull(patterns.get(card), card));
  }

  private List<Need> needs(Fit fit) {
    return pattern(fit.card).turned(fit.turns).needs().stream()
        .map(need -> need.movedBy(fit.corner))
        .toList();
  }

  /** CH-15: a building of that colour stands there. CH-18: or a ghost, on any colour. */
  private boolean isMet(Need need) {
    return need.isGhost() ? hasGhost(need.at()) : need.colour().equals(buildings.get(need.at()));
  }

  private int unmet(Fit fit) {
    return (int) needs(fit).stream().filter(need -> !isMet(need)).count();
  }

  /** CH-15: a regular pattern needs everything. CH-18: a haunted one may lack three. */
  private boolean fits(Fit fit) {
    return unmet(fit) <= (isHaunted(fit.card) ? 3 : 0);
  }

  private static boolean isHaunted(String card) {
    return card.startsWith("H");
  }

  /** Some need of the card is met wherever it fits, so these are all places. */
  private Set<Fit> tries(String card, int turns) {
    Set<Fit> tries = new LinkedHashSet<>();
    for (Need need : pattern(card).turned(turns).needs()) {
      for (OracleCell building : buildings.keySet()) {
        if (isMet(new Need(building, need.what()))) {
          OracleCell corner = building.plus(-need.at().x(), -need.at().y());
          tries.add(new Fit(card, corner, turns));
        }
      }
    }
    return tries;
  }

  // Who may do what.

  @Override
  public List<String> toAct() {
    return phase().equals("over") ? List.of() : List.of(String.valueOf(player()));
  }

  @Override
  public Set<String> legal(String seat) {
    if (!toAct().contains(seat)) {
      return Set.of();
    }
    if (actions == null) {
      actions = Collections.unmodifiableSet(new LinkedHashSet<>(listed()));
    }
    return actions;
  }

  private List<String> listed() {
    return switch (phase()) {
      case "build" -> builds();
      case "ghost" -> and(ghostMoves(), "stay");
      case "push" -> pushes();
      case "score" -> and(scorings(), "skip");
      case "exchange" -> and(hand().stream().map(card -> "exchange " + card).toList(), "keep");
      case "kid" -> emptyBuildings().stream().map(cell -> "kid " + cell).toList();
      default -> throw new AssertionError(phase());
    };
  }

  /** CH-9: any colour that is left, on an empty cell that shares an edge with a building. */
  private List<String> builds() {
    return COLOURS.stream()
        .filter(colour -> stack(colour) > 0)
        .flatMap(colour -> emptyCells().map(cell -> "build " + colour + " " + cell))
        .toList();
  }

  private Stream<OracleCell> emptyCells() {
    return buildings.keySet().stream()
        .flatMap(building -> building.adjacent().stream())
        .distinct()
        .filter(cell -> !hasBuilding(cell));
  }

  /** CH-11, CH-14: a ghost may always go to an adjacent building, whoever stands there. */
  private List<String> ghostMoves() {
    return allGhosts().stream()
        .flatMap(from -> adjacentBuildings(from).stream().map(to -> "ghost " + from + " " + to))
        .toList();
  }

  private List<String> pushes() {
    OracleCell at = pending().at();
    return adjacentBuildings(at).stream()
        .filter(this::mayGiveWayTo)
        .map(to -> "push " + at + " " + to)
        .toList();
  }

  /** CH-12 for a kid, CH-13 for a ghost. */
  private boolean mayGiveWayTo(OracleCell to) {
    return pending().piece().equals("kid") ? isEmptyBuilding(to) : isNoDeadEnd(to);
  }

  /** CH-14: not where a ghost has already moved, nor where the next piece could not give way. */
  private boolean isNoDeadEnd(OracleCell to) {
    if (pending().moved().contains(to)) {
      return false;
    }
    CandyHuntersOracle after = giveWayTo(to);
    return !after.isPending() || !after.pushes().isEmpty();
  }

  /** CH-15, CH-18: every card in hand, wherever and however it fits. */
  private List<String> scorings() {
    List<String> scorings = new ArrayList<>();
    for (String card : and(hand(), haunted().get(player()))) {
      for (int turns : pattern(card).rotations()) {
        tries(card, turns).stream().filter(this::fits).map(Fit::action).forEach(scorings::add);
      }
    }
    return scorings;
  }

  /** Nothing is left to chance once the cards are shuffled. */
  @Override
  public Map<String, Integer> chance() {
    return Map.of();
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
    return legal(seat).contains(action);
  }

  // What happens.

  @Override
  public CandyHuntersOracle apply(String seat, String action) {
    if (!accepts(seat, action)) {
      throw new IllegalArgumentException(seat + " may not " + action + ": " + state());
    }
    List<String> words = List.of(action.split(" "));
    return switch (words.getFirst()) {
      case "build" -> build(words.get(1), OracleCell.parse(words.get(2))).toGhosts();
      case "ghost" ->
          ghost(OracleCell.parse(words.get(1)), OracleCell.parse(words.get(2))).afterMove();
      case "push" -> giveWayTo(OracleCell.parse(words.get(2))).afterMove();
      case "stay", "skip", "keep" -> decline();
      case "score" -> score(Fit.parse(words)).afterScoring();
      case "exchange" -> exchange(words.get(1)).toKid();
      case "kid" -> putKid(OracleCell.parse(words.get(1))).endTurn();
      default -> throw new AssertionError(action);
    };
  }

  /** CH-9, CH-10: the Large Ghost comes to the new tile. */
  private CandyHuntersOracle build(String colour, OracleCell cell) {
    Map<String, Integer> stacks = new LinkedHashMap<>();
    COLOURS.forEach(c -> stacks.put(c, stack(c) - (c.equals(colour) ? 1 : 0)));
    CandyHuntersOracle built = withBuildings(put(buildings, cell, colour)).with("stacks", stacks);
    return option("largeGhost") ? built.with("largeGhost", cell.toString()) : built;
  }

  /** CH-11: the move counts when it begins. */
  private CandyHuntersOracle ghost(OracleCell from, OracleCell to) {
    return with("ghostMoves", facts.number("ghostMoves") - 1)
        .move(pieceAt(from), from, to, List.of());
  }

  private CandyHuntersOracle giveWayTo(OracleCell to) {
    Pending pending = pending();
    return move(pending.piece(), pending.at(), to, pending.moved());
  }

  /** CH-12, CH-13: whoever stands where the piece arrives has to give way next. */
  private CandyHuntersOracle move(
      String piece, OracleCell from, OracleCell to, List<OracleCell> movedBefore) {
    String displaced = pieceAt(to);
    return put(piece, from, to)
        .withPending(
            displaced.equals("nobody") ? null : new Pending(to, displaced, and(movedBefore, to)));
  }

  private CandyHuntersOracle put(String piece, OracleCell from, OracleCell to) {
    return switch (piece) {
      case "kid" ->
          withKids(put(without(kids(), from), to, Objects.requireNonNull(kids().get(from))));
      case "ghost" -> with("ghosts", texts(and(minus(ghosts(), from), to)));
      default -> with("largeGhost", to.toString());
    };
  }

  private CandyHuntersOracle afterMove() {
    return isPending() ? with("phase", "push") : toGhosts();
  }

  private CandyHuntersOracle decline() {
    return switch (phase()) {
      case "ghost" -> toScore();
      case "score" -> toExchange();
      default -> toKid();
    };
  }

  /** CH-16, CH-18: only met building cells are tiles of the pattern. */
  private CandyHuntersOracle score(Fit fit) {
    List<OracleCell> tiles =
        needs(fit).stream().filter(need -> !need.isGhost() && isMet(need)).map(Need::at).toList();
    int ghosts = (int) tiles.stream().filter(this::hasGhost).count();
    int scares = scares().get(player()) + ghosts + unmet(fit);
    CandyHuntersOracle scored =
        with("scares", scares(), scares)
            .with("scored", scored(), and(scored().get(player()), fit.card))
            .goHome(tiles.stream().filter(kids()::containsKey).toList());
    return isHaunted(fit.card)
        ? scored.with("haunted", haunted(), minus(haunted().get(player()), fit.card))
        : scored.discard(fit.card).draw();
  }

  /** CH-16: each kid goes back to its owner with the tile; both are out of the town. */
  private CandyHuntersOracle goHome(List<OracleCell> cells) {
    CandyHuntersOracle after = this;
    for (OracleCell cell : cells) {
      int owner = Objects.requireNonNull(kids().get(cell));
      String candy = Objects.requireNonNull(buildings.get(cell));
      List<List<String>> candies = after.candies();
      after =
          after
              .with("candies", Facts.set(candies, owner, and(candies.get(owner), candy)))
              .withKids(without(after.kids(), cell))
              .withBuildings(without(after.buildings, cell));
    }
    return after;
  }

  private CandyHuntersOracle discard(String card) {
    return with("hands", hands(), minus(hand(), card));
  }

  /** CH-16: not at all if the deck is empty. */
  private CandyHuntersOracle draw() {
    return deck().isEmpty()
        ? this
        : with("hands", hands(), and(hand(), deck().getFirst()))
            .with("deck", rest(deck()))
            .with("under", rest(under()));
  }

  /** CH-19: first under the deck, then the draw. */
  private CandyHuntersOracle exchange(String card) {
    List<Object> under = new ArrayList<>(under());
    under.add(player());
    return discard(card).with("deck", and(deck(), card)).with("under", under).draw();
  }

  /** CH-20. */
  private CandyHuntersOracle putKid(OracleCell cell) {
    return withKids(put(kids(), cell, player()))
        .with("kidsLeft", facts.numbers("kidsLeft"), kidsLeft() - 1);
  }

  // What comes next, and what is skipped by itself.

  /** Skipped when no moves are left or no ghost has an adjacent building. */
  private CandyHuntersOracle toGhosts() {
    boolean skipped = facts.number("ghostMoves") == 0 || ghostMoves().isEmpty();
    return skipped ? toScore() : with("phase", "ghost");
  }

  /** Skipped when the seat holds no card. */
  private CandyHuntersOracle toScore() {
    CandyHuntersOracle after = with("ghostMoves", 0);
    boolean skipped = hand().isEmpty() && haunted().get(player()).isEmpty();
    return skipped ? after.toExchange() : after.with("phase", "score");
  }

  /** CH-24: a puzzle that a scoring solves is over at once. */
  private CandyHuntersOracle afterScoring() {
    return isPuzzle() && isSolved() ? over() : toExchange();
  }

  /** Skipped when deck or regular hand is empty; CH-19: after the replacement is drawn. */
  private CandyHuntersOracle toExchange() {
    boolean skipped = deck().isEmpty() || hand().isEmpty();
    return skipped ? toKid() : with("phase", "exchange");
  }

  /** CH-20, CH-23: skipped in round six, in a puzzle, without a kid or without a place. */
  private CandyHuntersOracle toKid() {
    boolean skipped =
        round() == ROUNDS || isPuzzle() || kidsLeft() == 0 || emptyBuildings().isEmpty();
    return skipped ? endTurn() : with("phase", "kid");
  }

  /** Six rounds, clockwise from the first seat; CH-23: in a puzzle as many as it says. */
  private CandyHuntersOracle endTurn() {
    int next = (player() + 1) % seats();
    boolean roundEnds = next == facts.number("first");
    if (roundEnds && round() == lastRound()) {
      return over();
    }
    return with("round", roundEnds ? round() + 1 : round())
        .with("toAct", next)
        .with("phase", "build")
        .with("ghostMoves", 2);
  }

  private CandyHuntersOracle over() {
    return with("phase", "over").with("toAct", null);
  }

  // How it ends.

  @Override
  public List<Integer> scores() {
    return players().mapToObj(this::points).toList();
  }

  /** CH-21. */
  private int points(int p) {
    int ofPatterns = scored().get(p).stream().mapToInt(card -> isHaunted(card) ? 5 : 2).sum();
    int ofCandies = candies().get(p).size() + candyColours(p);
    return ofPatterns + ofCandies - scares().get(p);
  }

  /** The first candy of a colour is worth one point more than the others. */
  private int candyColours(int p) {
    return (int) candies().get(p).stream().distinct().count();
  }

  @Override
  public List<Integer> winners() {
    if (!phase().equals("over")) {
      return List.of();
    }
    List<Integer> all = players().boxed().toList();
    if (isPuzzle()) {
      return isSolved() ? all : List.of();
    }
    return tieBroken(all);
  }

  /** CH-22. */
  private List<Integer> tieBroken(List<Integer> all) {
    List<Integer> mostPoints = best(all, this::points);
    List<Integer> fewestPatterns = best(mostPoints, p -> -scored().get(p).size());
    List<Integer> fewestScares = best(fewestPatterns, p -> -scares().get(p));
    return best(fewestScares, this::candyColours);
  }

  private static List<Integer> best(List<Integer> some, ToIntFunction<Integer> worth) {
    int most = some.stream().mapToInt(worth).max().orElseThrow();
    return some.stream().filter(p -> worth.applyAsInt(p) == most).toList();
  }

  /** CH-24. */
  private boolean isSolved() {
    return points(0) >= puzzle("goal");
  }

  private int lastRound() {
    return isPuzzle() ? puzzle("rounds") : ROUNDS;
  }

  // Copies with a change.

  private CandyHuntersOracle with(String key, @Nullable Object value) {
    return new CandyHuntersOracle(facts.with(key, value), patterns);
  }

  private CandyHuntersOracle withBuildings(Map<OracleCell, String> buildings) {
    return with("buildings", json(buildings));
  }

  private CandyHuntersOracle withKids(Map<OracleCell, Integer> kids) {
    return with("kids", json(kids));
  }

  private CandyHuntersOracle withPending(@Nullable Pending pending) {
    return with("pending", pending == null ? null : json(pending));
  }

  /** The same with another entry for the player to act. */
  private <T> CandyHuntersOracle with(String key, List<T> ofPlayers, T mine) {
    return with(key, Facts.set(ofPlayers, player(), mine));
  }

  private static <T> Map<OracleCell, T> put(Map<OracleCell, T> byCell, OracleCell cell, T value) {
    Map<OracleCell, T> more = new LinkedHashMap<>(byCell);
    more.put(cell, value);
    return more;
  }

  private static <T> Map<OracleCell, T> without(Map<OracleCell, T> byCell, OracleCell cell) {
    Map<OracleCell, T> fewer = new LinkedHashMap<>(byCell);
    fewer.remove(cell);
    return fewer;
  }

  private static <T> List<T> rest(List<T> list) {
    return list.subList(1, list.size());
  }
}
