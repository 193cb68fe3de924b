package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Wildness;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.ActionArgument;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

/**
 * A small drawn position to be played on, and what is to come of it. The map is drawn as the data
 * file draws rooms, and the walls say which room card it is; a room drawn without walls inside is
 * any card, and its walls are never shown. Rows of rooms that are all face down are left out but
 * for their upper edge. On the squares: {@code 0 1 …} players, {@code h i …} possessed players,
 * {@code g} ghosts (g1, g2, … in reading order), {@code B} the boss, {@code !} the noise, {@code #
 * * ?} items, which {@link #item} and {@link #covered} name. Who is not drawn is on Start. It is
 * seat 0's turn. To the right of an arrow {@code →} the map is drawn as {@link #asDrawn} expects it
 * in the end.
 */
public final class Given {
  private static final CandyGhosts GAME = new CandyGhosts();

  /** Seat 0 in a room where most things can happen. */
  public static final String ROOM =
      """
      + + + + +
       . 0 .|.
      + + + + +
       . . .|.
      + +-+ + +
      |.|.|. .
      +-+ + + +
       . . . .
      + + + + +
      """;

  private final CandyGhostsState s;
  private final Sketch drawing;
  private final List<String> told = new ArrayList<>();
  private Session<CandyGhostsState> session;

  private Given(Options options, String map, int seats) {
    s = GAME.deal(Setup.of(GAME, seats, options, Seed.of(1), 0));
    s.wildness = Wildness.WILD; // as the cards have it
    drawing = new Sketch(s, map);
  }

  /** The corridor with {@link #ROOM} beside Start. */
  public static Given room(String... characters) {
    return corridor(ROOM, characters);
  }

  /**
   * The smallest corridor, drawn from Start on; the characters sit from seat 0 on: if none are
   * named, Pepper (smart, vain) and Flo (agile, pet-lover).
   */
  public static Given corridor(String map, String... characters) {
    return of(Options.of("boss", "onna"), map, characters);
  }

  /** As {@link #corridor}, with Pigin. */
  public static Given pigin(String map, String... characters) {
    return of(Options.of("boss", "pigin"), map, characters);
  }

  /** The gallery; the drawn room is its first, the others are any. */
  public static Given gallery(String map, String... characters) {
    return of(Options.of("story", "gallery"), map, characters);
  }

  public static Given of(Options options, String map, String... characters) {
    String[] seated = characters.length == 0 ? new String[] {"pepper", "flo"} : characters;
    Given given = new Given(options, map, seated.length);
    given.begin(seated);
    given.drawing.drawOnto(given.s);
    return given;
  }

  private void begin(String... characters) {
    Arrays.fill(s.dealt, (byte) -1);
    for (int seat = 0; seat < s.seats; seat++) {
      s.character[seat] = (byte) Box.characterNumber(characters[seat]);
    }
    s.phase = Phase.TURN;
    s.active = 0;
    s.covered = 0;
    Arrays.fill(s.item, (byte) -1);
    Arrays.fill(s.under, (byte) -1);
  }

  // ---- details

  public Given item(String square, String kind) {
    s.lay(Places.parseSquare(square), Kind.number(kind));
    return this;
  }

  /** An item that nobody has stepped on yet. */
  public Given covered(String square, String kind) {
    s.lay(Places.parseSquare(square), Kind.number(kind) | CandyGhostsState.COVERED);
    s.covered++;
    return this;
  }

  /** An item under a face-down room of the corridor, counted from Start. */
  public Given under(int room, String kind) {
    s.under[room] = (byte) Kind.number(kind);
    return this;
  }

  public Given hand(int seat, String... kinds) {
    for (String kind : kinds) {
      s.hand[seat] += Kind.one(Kind.number(kind));
    }
    return this;
  }

  public Given charges(int seat, int charges) {
    s.charges[seat] = charges;
    s.made += charges;
    return this;
  }

  public Given at(int seat, String place) {
    s.at[seat] = Places.parsePlace(place);
    return this;
  }

  /** A further ghost on a place or somewhere in a face-down room. */
  public Given ghost(String place) {
    s.addGhost(++s.made, haunt(place), -1);
    return this;
  }

  private static int haunt(String place) {
    int room = ActionArgument.ROOM.parse(place);
    return room < 0 ? Places.parsePlace(place) : room;
  }

  public Given possessed(int seat) {
    s.addGhost(++s.made, Places.NONE, seat);
    s.ghostIn[seat] = s.made;
    return this;
  }

  public Given bossAt(String place) {
    s.met = true;
    s.bossAt = haunt(place);
    return this;
  }

  public Given stored(int stored) {
    s.stored = stored;
    s.made += stored;
    return this;
  }

  public Given swallowed(int seat) {
    s.belly |= 1 << seat;
    s.at[seat] = Places.NONE;
    return this;
  }

  public Given atmosphere(String name) {
    s.now = Box.atmosphereNumber(name);
    s.pack &= ~(1 << s.now);
    return this;
  }

  public Given used(String... names) {
    for (String name : names) {
      s.pack &= ~(1 << Box.atmosphereNumber(name));
      s.used |= 1 << Box.atmosphereNumber(name);
    }
    return this;
  }

  public Given noise(String place) {
    s.noise = Places.parsePlace(place);
    return this;
  }

  public Given role(int seat, String card) {
    s.roles = true;
    s.role[seat] = (byte) Box.roleNumber(card);
    return this;
  }

  public Given turn(int seat) {
    s.active = seat;
    return this;
  }

  public Given round(int round) {
    s.round = round;
    return this;
  }

  public Given rounds(int rounds) {
    s.rounds = rounds;
    return this;
  }

  /** CG-93. */
  public Given ghosts(Wildness wildness) {
    s.wildness = wildness;
    return this;
  }

  public Given anyone() {
    s.anyone = true;
    return this;
  }

  /** One more room is face up, whatever its card. */
  public Given up(int room) {
    s.house.up |= 1 << room;
    s.house.seen |= 1 << room;
    return this;
  }

  /** The room is face down again, with the items on its squares. */
  public Given down(int room) {
    s.house.up &= ~(1 << room);
    return this;
  }

  /** The seats are out, one after the other. */
  public Given left(int... seats) {
    for (int seat : seats) {
      s.left[seat] = (byte) (s.escaped() + 1);
      s.at[seat] = Places.NONE;
    }
    return this;
  }

  /** So many action points are left, instead of all. */
  public Given ap(int ap) {
    session().state().ap = ap;
    return this;
  }

  /** Bossypants moves the seat, which has so many points left. */
  public Given bossy(int seat, int ap) {
    s.pending.addBossy(seat, ap);
    return this;
  }

  /** The ghosts' turn begins. */
  public Given ghostsTurn() {
    s.phase = Phase.GHOSTS;
    s.active = -1;
    return this;
  }

  // ---- playing

  /** The match from here on; the position has been checked like any loaded one. */
  public Session<CandyGhostsState> session() {
    if (session == null) {
      if (s.active >= 0) {
        s.full = Powers.ap(s, s.active);
        s.ap = s.full;
      }
      drawing.checkItems(s);
      Field json = Field.of(GAME.codec().json(s), "state", Refused.Code.BAD_STATE);
      session = Session.load(GAME, json);
    }
    return session;
  }

  private int actor() {
    int turn = GAME.rules().turn(session().state());
    return turn == Seat.ANYONE ? Seat.list(GAME.rules().actors(session.state())).getFirst() : turn;
  }

  /** Whoever is to act does these things one after the other: players, dice and draws. */
  public Given play(String... actions) {
    told.clear();
    for (String action : actions) {
      session().apply(actor(), action).forEach(event -> told.add(inWords(event)));
    }
    return this;
  }

  /** The event's type, then its keys and values. */
  private static String inWords(Event event) {
    StringBuilder words = new StringBuilder();
    event
        .json()
        .forEach(
            (key, value) -> words.append(key.equals("type") ? "" : " " + key + " ").append(value));
    return words.toString();
  }

  /** What whoever is to act may do, as far as it begins with these words. */
  public List<String> legal(String words) {
    ActionList list = new ActionList();
    GAME.rules().legal(session().state(), actor(), list);
    List<String> texts = new ArrayList<>();
    for (long action : list.toArray()) {
      String text = GAME.notation().text(action);
      if (words.isEmpty() || text.equals(words) || text.startsWith(words + " ")) {
        texts.add(text);
      }
    }
    return texts;
  }

  /** Why whoever is to act may not do that now; null if they may. */
  public String refusal(String action) {
    return Legality.refusal(
        GAME.rules(), session().state(), actor(), GAME.notation().parse(action));
  }

  /** Whether the seat's turn has ended. */
  public boolean isOver(int seat) {
    CandyGhostsState now = session().state();
    return now.active != seat || now.stage == CandyGhostsState.Stage.ENDED;
  }

  /** The map drawn from Start to the last room that is face up; in the gallery the first room. */
  String map() {
    return drawing.map(session().state());
  }

  /** A field of the JSON state, as text; with dots into objects and arrays: {@code turn.ap}. */
  public String get(String path) {
    return Json.write(find(GAME.codec().json(session().state()), path));
  }

  /** The same of a viewer's view. */
  public String seen(int viewer, String path) {
    return Json.write(find(session().view(viewer).json(), path));
  }

  private static Object find(Object tree, String path) {
    Object at = tree;
    for (String key : path.split("\\.", -1)) {
      Field field = Field.of(at, path, Refused.Code.BAD_REQUEST);
      at =
          at instanceof List
              ? field.list().get(Integer.parseInt(key)).value()
              : field.get(key).value();
    }
    return at;
  }

  /** A field of the status: toAct, over, scores, winners. */
  public String status(String key) {
    return Json.write(session().status().get(key));
  }

  // ---- what comes of it

  /** The map is now as drawn to the right of the arrow. */
  public Given asDrawn() {
    assertThat(map()).isEqualTo(drawing.after());
    return this;
  }

  /** The field of the JSON state has that value: a number, a text, a list, null. */
  public Given has(String path, Object value) {
    assertThat(get(path)).as(path).isEqualTo(Json.write(value));
    return this;
  }

  /** Of what was just played this was told, in that order. */
  public Given tells(String... events) {
    assertThat(told).containsSubsequence(events);
    return this;
  }

  /** Of the actions that begin with these words, exactly these are legal. */
  public Given may(String words, String... exactly) {
    assertThat(legal(words)).as(words).containsExactlyInAnyOrder(exactly);
    return this;
  }

  /** The action is not legal now, and that is why. */
  public Given refuses(String action, String why) {
    assertThat(refusal(action)).as(action).isEqualTo(why);
    return this;
  }

  /** The seat's turn is over. */
  public Given endsTurnOf(int seat) {
    assertThat(isOver(seat)).as("the turn of seat " + seat + " is over").isTrue();
    return this;
  }

  /** The seat's turn goes on. */
  public Given leavesTurnTo(int seat) {
    assertThat(isOver(seat)).as("the turn of seat " + seat + " is over").isFalse();
    return this;
  }
}
