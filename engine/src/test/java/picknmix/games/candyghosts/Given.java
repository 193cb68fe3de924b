package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.Box.K;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picknmix.games.candyghosts.CandyGhostsState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

/**
 * A small drawn position to be played on. The map is drawn as the data file draws rooms, and the
 * walls say which room card it is; rooms that are not drawn are face down. On the squares: {@code 0
 * 1 …} players, {@code h i …} possessed players, {@code g} ghosts (g1, g2, … in reading order),
 * {@code B} the boss, {@code # *} items, which {@link #item} names. Who is not drawn is on Start.
 * It is seat 0's turn.
 */
final class Given {
  private static final CandyGhosts GAME = new CandyGhosts();

  private final CandyGhostsState s;
  private Session<CandyGhostsState> session;

  private Given(Options options, int seats) {
    s = GAME.deal(Setup.of(GAME, seats, options, Seed.of(1), 0));
  }

  /** The corridor 1×6, its rooms drawn from Start on; the characters sit from seat 0 on. */
  static Given corridor(String map, String... characters) {
    return of(Options.of("boss", "onna"), map, characters);
  }

  /** As {@link #corridor}, with Pigin. */
  static Given pigin(String map, String... characters) {
    return of(Options.of("boss", "pigin"), map, characters);
  }

  /** The gallery; the drawn room is its first, the others are any. */
  static Given gallery(String map, String... characters) {
    return of(Options.of("story", "gallery"), map, characters);
  }

  static Given of(Options options, String map, String... characters) {
    Given given = new Given(options, characters.length);
    given.begin(characters);
    given.draw(map);
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

  // ---- drawing

  private void draw(String map) {
    List<String> lines = Arrays.asList(map.split("\n", -1));
    int height = 2 * K;
    for (int room = 0; room * height + height < lines.size(); room++) {
      drawRoom(room * s.wide, lines.subList(room * height, room * height + height + 1));
    }
  }

  private void drawRoom(int room, List<String> lines) {
    useCard(room, cardOf(lines));
    s.up |= 1 << room;
    s.seen |= 1 << room;
    for (int i = 0; i < K * K; i++) {
      String line = lines.get(2 * (i / K) + 1);
      int square = Space.square(s, room, i);
      char mark = line.charAt(2 * (i % K) + 1);
      if (mark >= '0' && mark <= '9') {
        s.at[mark - '0'] = square;
      } else if (mark >= 'h' && mark <= 'm') {
        s.at[mark - 'h'] = square;
        possess(mark - 'h');
      } else if (mark == 'g') {
        s.addGhost(++s.made, square, -1);
      } else if (mark == 'B') {
        s.met = true;
        s.bossAt = square;
      }
    }
  }

  /** The room whose walls are drawn. */
  private static int cardOf(List<String> lines) {
    for (int card = 0; card < Box.ROOMS; card++) {
      boolean same = true;
      for (int i = 0; i < K * K; i++) {
        for (int dir = 0; dir < Dir.COUNT; dir++) {
          String line = lines.get(2 * (i / K) + 1 + Dir.dy(dir));
          int column = 2 * (i % K) + 1 + Dir.dx(dir);
          boolean wall = column < line.length() && "-|".indexOf(line.charAt(column)) >= 0;
          same &= wall == Box.room(card).wall(i % K, i / K, dir);
        }
      }
      if (same) {
        return card;
      }
    }
    throw new AssertionError("no room has these walls:\n" + String.join("\n", lines));
  }

  /** Lays that card there; whatever room had it gets the other. */
  private void useCard(int room, int card) {
    for (int other = 0; other < s.rooms(); other++) {
      if (s.card[other] == card) {
        s.card[other] = s.card[room];
      }
    }
    s.card[room] = (byte) card;
  }

  // ---- details

  private void possess(int seat) {
    s.addGhost(++s.made, Places.NONE, seat);
    s.ghostIn[seat] = s.made;
  }

  Given item(String square, String kind) {
    s.item[Places.parseSquare(square)] = (byte) Kind.number(kind);
    return this;
  }

  /** An item that nobody has stepped on yet. */
  Given covered(String square, String kind) {
    s.item[Places.parseSquare(square)] = (byte) (Kind.number(kind) | CandyGhostsState.COVERED);
    s.covered++;
    return this;
  }

  /** An item under a face-down room of the corridor, counted from Start. */
  Given under(int room, String kind) {
    s.under[room] = (byte) Kind.number(kind);
    return this;
  }

  Given hand(int seat, String... kinds) {
    for (String kind : kinds) {
      s.hand[seat] += Kind.one(Kind.number(kind));
    }
    return this;
  }

  Given charges(int seat, int charges) {
    s.charges[seat] = charges;
    s.made += charges;
    return this;
  }

  Given at(int seat, String place) {
    s.at[seat] = Places.parsePlace(place);
    return this;
  }

  /** A further ghost on a place or somewhere in a face-down room. */
  Given ghost(String place) {
    s.addGhost(++s.made, haunt(place), -1);
    return this;
  }

  private static int haunt(String place) {
    int room = Arg.ROOM.parse(place);
    return room < 0 ? Places.parsePlace(place) : room;
  }

  Given possessed(int seat) {
    possess(seat);
    return this;
  }

  Given bossAt(String place) {
    s.met = true;
    s.bossAt = haunt(place);
    return this;
  }

  Given stored(int stored) {
    s.stored = stored;
    s.made += stored;
    return this;
  }

  Given swallowed(int seat) {
    s.belly |= 1 << seat;
    s.at[seat] = Places.NONE;
    return this;
  }

  Given atmosphere(String name) {
    s.now = Box.atmosphereNumber(name);
    s.pack &= ~(1 << s.now);
    return this;
  }

  Given noise(String place) {
    s.noise = Places.parsePlace(place);
    return this;
  }

  Given role(int seat, String card) {
    s.roles = true;
    s.role[seat] = (byte) Box.roleNumber(card);
    return this;
  }

  Given turn(int seat) {
    s.active = seat;
    return this;
  }

  Given round(int round) {
    s.round = round;
    return this;
  }

  Given rounds(int rounds) {
    s.rounds = rounds;
    return this;
  }

  Given anyone() {
    s.anyone = true;
    return this;
  }

  /** One more room is face up, whatever its card. */
  Given up(int room) {
    s.up |= 1 << room;
    s.seen |= 1 << room;
    return this;
  }

  /** So many action points are left, instead of all. */
  Given ap(int ap) {
    session().state().ap = ap;
    return this;
  }

  /** The ghosts' turn begins. */
  Given ghostsTurn() {
    s.phase = Phase.GHOSTS;
    s.active = -1;
    return this;
  }

  // ---- playing

  /** The match from here on; the position has been checked like any loaded one. */
  Session<CandyGhostsState> session() {
    if (session == null) {
      if (s.active >= 0) {
        s.full = Powers.ap(s, s.active);
        s.ap = s.full;
      }
      Field json = Field.of(GAME.position().json(s), "state", Refused.Code.BAD_STATE);
      session = Session.load(GAME, json);
    }
    return session;
  }

  private int actor() {
    int turn = GAME.rules().turn(session().state());
    return turn == Seat.ANYONE ? Seat.list(GAME.rules().actors(session.state())).getFirst() : turn;
  }

  /** Whoever is to act does these things one after the other: players, dice and draws. */
  Given play(String... actions) {
    for (String action : actions) {
      session().apply(actor(), action);
    }
    return this;
  }

  /** What whoever is to act may do, as far as it begins with these words. */
  List<String> legal(String words) {
    ActionList list = new ActionList();
    GAME.rules().legal(session().state(), actor(), list);
    List<String> texts = new ArrayList<>();
    for (long action : list.toArray()) {
      String text = GAME.actions().text(action);
      if (text.equals(words) || text.startsWith(words + " ")) {
        texts.add(text);
      }
    }
    return texts;
  }

  /** Why whoever is to act may not do that now; null if they may. */
  String refusal(String action) {
    return GAME.rules().refusal(session().state(), actor(), GAME.actions().parse(action));
  }

  /** Whether the seat's turn has ended. */
  boolean isOver(int seat) {
    CandyGhostsState now = session().state();
    return now.active != seat || now.stage == CandyGhostsState.Stage.ENDED;
  }

  /** The map drawn from Start to the last room that is face up. */
  String map() {
    List<String> lines = new ArrayList<>(MapText.map(session().state()));
    while (!lines.isEmpty() && lines.getLast().matches("[+ ]*")) {
      lines.removeLast();
    }
    if (lines.size() % 2 == 0) {
      lines.add("+ + + + +");
    }
    return String.join("\n", lines);
  }

  /** A field of the JSON state, as text; with dots into objects and arrays: {@code turn.ap}. */
  String get(String path) {
    return Json.write(find(GAME.position().json(session().state()), path));
  }

  /** The same of a viewer's view. */
  String seen(int viewer, String path) {
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
  String status(String key) {
    return Json.write(session().status().get(key));
  }
}
