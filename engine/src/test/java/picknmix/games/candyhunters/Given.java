package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;

/**
 * A position of Candy Hunters for a test, with the town drawn from 0,0 on:
 *
 * <pre>
 * Given.town("R0 B* .", "Y  G  R@").hand(0, "P01 P05").build()
 * </pre>
 *
 * A building is its colour, then who stands there: a kid's owner, {@code *} a ghost, {@code @} the
 * Large Ghost. Ghosts that are not drawn stand far away on buildings without neighbours; cards that
 * are not named are in the deck; tiles and kids that are not drawn are in the stacks and hands.
 */
public final class Given {
  private static final int FAR = -8;

  private final Map<String, Object> buildings = Json.object();
  private final Map<String, Object> kids = Json.object();
  private final List<String> ghosts = new ArrayList<>();
  private @Nullable String large;
  private int seats = 2;
  private boolean haunted;
  private boolean largeGhost;
  private int round = 1;
  private int first;
  private int turn;
  private @Nullable List<String> deckTop = List.of();
  private final List<List<String>> hands = lists();
  private final List<List<String>> hauntedHands = lists();
  private final List<List<String>> scored = lists();
  private final List<List<String>> candies = lists();
  private final int[] scares = new int[CandyHuntersState.MAX_SEATS];
  private @Nullable Map<String, Object> puzzle;

  private static List<List<String>> lists() {
    List<List<String>> lists = new ArrayList<>();
    for (int seat = 0; seat < CandyHuntersState.MAX_SEATS; seat++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  public static Given town(String... rows) {
    Given given = new Given();
    for (int y = 0; y < rows.length; y++) {
      List<String> signs = words(rows[y].strip().replaceAll(" +", " "));
      for (int x = 0; x < signs.size(); x++) {
        if (!signs.get(x).equals(".")) {
          given.draw(x + "," + y, signs.get(x));
        }
      }
    }
    return given;
  }

  private void draw(String place, String sign) {
    buildings.put(place, sign.substring(0, 1));
    switch (sign.substring(1)) {
      case "" -> {}
      case "*" -> ghosts.add(place);
      case "@" -> {
        large = place;
        largeGhost = true;
      }
      default -> kids.put(place, Integer.valueOf(sign.substring(1)));
    }
  }

  public Given seats(int number) {
    seats = number;
    return this;
  }

  public Given largeGhost() {
    largeGhost = true;
    return this;
  }

  public Given round(int number) {
    round = number;
    return this;
  }

  public Given first(int seat) {
    first = seat;
    return this;
  }

  public Given turn(int seat) {
    turn = seat;
    return this;
  }

  public Given hand(int seat, String cards) {
    hands.get(seat).addAll(words(cards));
    return this;
  }

  /** Plays with haunted patterns; those who are not named have the first ones that are left. */
  public Given haunted(int seat, String cards) {
    haunted = true;
    hauntedHands.get(seat).addAll(words(cards));
    return this;
  }

  public Given scored(int seat, String cards) {
    scored.get(seat).addAll(words(cards));
    return this;
  }

  public Given candies(int seat, String colours) {
    candies.get(seat).addAll(words(colours));
    return this;
  }

  public Given scares(int seat, int number) {
    scares[seat] = number;
    return this;
  }

  /** These cards lie on top of the deck. */
  public Given deck(String topFirst) {
    deckTop = words(topFirst);
    return this;
  }

  /** Cards that are not named have been scored by the last seat. */
  public Given noDeck() {
    deckTop = null;
    return this;
  }

  public Given puzzle(int goal, int rounds) {
    seats = 1;
    puzzle = Json.object("goal", goal, "rounds", rounds);
    return noDeck();
  }

  // ---- From here on it is played

  public Game build() {
    return play("build", 2);
  }

  public Game ghosts(int moves) {
    return play("ghost", moves);
  }

  public Game score() {
    return play("score", 0);
  }

  public Game exchange() {
    return play("exchange", 0);
  }

  public Game kid() {
    return play("kid", 0);
  }

  public Game over() {
    round = CandyHuntersState.ROUNDS;
    return play("over", 0);
  }

  private Game play(String phase, int ghostMoves) {
    return new Game(json(phase, ghostMoves));
  }

  /** The state in JSON. */
  public Map<String, Object> json(String phase, int ghostMoves) {
    if (puzzle == null) {
      addFarGhosts();
    }
    List<String> deck = dealCards();
    Map<String, Object> json =
        Json.object(
            "game",
            "candy-hunters",
            "seats",
            seats,
            "options",
            Json.object("haunted", haunted, "largeGhost", largeGhost),
            "round",
            round,
            "first",
            first,
            "toAct",
            phase.equals("over") ? null : (Object) turn,
            "phase",
            phase,
            "ghostMoves",
            ghostMoves,
            "pending",
            null,
            "buildings",
            buildings,
            "stacks",
            stacks(),
            "ghosts",
            ghosts,
            "largeGhost",
            large,
            "kids",
            kids,
            "kidsLeft",
            kidsLeft(),
            "hands",
            hands.subList(0, seats),
            "haunted",
            hauntedHands.subList(0, seats),
            "scored",
            scored.subList(0, seats),
            "deck",
            deck,
            "under",
            new ArrayList<>(Arrays.asList(new Object[deck.size()])),
            "candies",
            candies.subList(0, seats),
            "scares",
            Arrays.stream(scares).limit(seats).boxed().toList());
    if (puzzle != null) {
      json.put("puzzle", puzzle);
    }
    return json;
  }

  private void addFarGhosts() {
    for (int i = 0; ghosts.size() < CandyHuntersState.GHOSTS; i++) {
      String place = FAR + "," + 2 * i;
      buildings.put(place, "RBGY".substring(i, i + 1));
      ghosts.add(place);
    }
  }

  /** Fills the hands, and gives the deck. */
  private List<String> dealCards() {
    List<String> rest = new ArrayList<>(Patterns.names(Patterns.ALL_REGULAR));
    List<String> restHaunted = new ArrayList<>(Patterns.names(Patterns.ALL_HAUNTED));
    List<String> top = deckTop == null ? List.of() : deckTop;
    rest.removeAll(top);
    for (int seat = 0; seat < seats; seat++) {
      rest.removeAll(hands.get(seat));
      rest.removeAll(scored.get(seat));
      restHaunted.removeAll(hauntedHands.get(seat));
      restHaunted.removeAll(scored.get(seat));
    }
    for (int seat = 0; seat < seats && puzzle == null; seat++) {
      while (deckTop != null && hands.get(seat).size() < CandyHuntersState.HAND) {
        hands.get(seat).add(rest.removeFirst());
      }
      if (haunted
          && hauntedHands.get(seat).isEmpty()
          && scored.get(seat).stream().noneMatch(card -> card.startsWith("H"))) {
        hauntedHands.get(seat).add(restHaunted.removeFirst());
      }
    }
    if (deckTop == null) {
      if (puzzle == null) {
        scored.get(seats - 1).addAll(rest);
      }
      return new ArrayList<>();
    }
    List<String> deck = new ArrayList<>(top);
    deck.addAll(rest);
    return deck;
  }

  private Map<String, Object> stacks() {
    Map<String, Object> stacks = Json.object();
    for (String colour : List.of("R", "B", "G", "Y")) {
      long used = buildings.values().stream().filter(colour::equals).count();
      used += candies.stream().flatMap(List::stream).filter(colour::equals).count();
      stacks.put(colour, (int) (Colour.TILES - used));
    }
    return stacks;
  }

  private List<Object> kidsLeft() {
    List<Object> left = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int owner = seat;
      long used = kids.values().stream().filter(kid -> kid.equals(owner)).count();
      left.add(
          puzzle != null ? 0 : (int) (CandyHuntersState.KIDS - used) - candies.get(seat).size());
    }
    return left;
  }

  public static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" ", -1));
  }

  /** The position, to be played on. */
  public static final class Game {
    private final Session<CandyHuntersState> session;
    private List<Event> events = List.of();

    Game(Map<String, Object> state) {
      session = Session.load(new CandyHunters(), Field.of(state, "state", Refused.Code.BAD_STATE));
    }

    /** The seat whose turn it is does this. */
    public Game play(String... actions) {
      for (String action : actions) {
        events = session.apply(session.state().toAct, action);
      }
      return this;
    }

    public Game playAs(int seat, String action) {
      events = session.apply(seat, action);
      return this;
    }

    /** What a field of the JSON state holds now, as JSON text. */
    public String get(String key) {
      return Json.write(session.game().codec().json(session.state()).get(key));
    }

    /** What a field of the viewer's JSON holds now. */
    public String seen(int viewer, String key) {
      return Json.write(session.view(viewer).json().get(key));
    }

    public String phase() {
      return session.state().phase.text;
    }

    public String status(String key) {
      return Json.write(session.status().get(key));
    }

    public String sheet() {
      return Json.write(session.game().rules().sheet(session.state()).json());
    }

    /** What the viewer was told of the last action. */
    public List<String> told(int viewer) {
      List<String> told = new ArrayList<>();
      for (Event event : events) {
        Event seen = event.seenBy(viewer);
        if (seen != null) {
          told.add(Json.write(seen.json()));
        }
      }
      return told;
    }

    /** The legal actions of the seat whose turn it is. */
    public List<String> legal() {
      ActionList actions = new ActionList();
      session.game().rules().legal(session.state(), session.state().toAct, actions);
      return Arrays.stream(actions.toArray()).mapToObj(session.game().notation()::text).toList();
    }

    /** Those that begin with these words. */
    public List<String> legal(String words) {
      return legal().stream().filter(action -> action.startsWith(words + " ")).toList();
    }

    /** Why the seat whose turn it is may not do this; null if it may. */
    public @Nullable String refusal(String action) {
      CandyHuntersState s = session.state();
      int seat = s.phase == CandyHuntersState.Phase.OVER ? 0 : s.toAct;
      return Legality.refusal(
          session.game().rules(), s, seat, session.game().notation().parse(action));
    }

    /** Whether the seat whose turn it is may take this back. */
    public boolean isUndoable(String action) {
      var game = session.game();
      CandyHuntersState s = session.state();
      return game.rules().isUndoable(s, s.toAct, game.notation().parse(action));
    }

    /** A state that is drawn from what the viewer sees. */
    public CandyHuntersState drawn(int viewer, long seed) {
      return session.view(viewer).determinize(new FastRandom(seed));
    }

    /** In how many of the states that the viewer imagines that seat holds the card. */
    public double suspected(int viewer, int seat, String card) {
      FastRandom rng = new FastRandom(7);
      int held = 0;
      for (int i = 0; i < 2_000; i++) {
        long hand = session.recall(viewer).determinize(rng).hands[seat];
        held += (hand & Patterns.bit(Patterns.number(card))) != 0 ? 1 : 0;
      }
      return held / 2_000.0;
    }

    public CandyHuntersState state() {
      return session.state();
    }

    public String view(int viewer) {
      return session.view(viewer).text();
    }

    public String picture() {
      return session.view(Seat.SPECTATOR).text();
    }
  }
}
