package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.Box.K;
import static picknmix.games.candyghosts.CandyGhostsState.BOSS;
import static picknmix.games.candyghosts.CandyGhostsState.COVERED;
import static picknmix.games.candyghosts.Places.NONE;

import java.util.List;
import picknmix.games.candyghosts.CandyGhostsState.Phase;
import picknmix.games.candyghosts.CandyGhostsState.Stage;
import picknmix.kernel.Field;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

/** Reads a state in JSON; {@link PositionCheck} looks at whether its parts go together. */
final class PositionReader {
  /** More of anything than this no game will see. */
  static final int MANY = 100_000;

  private final Field state;
  private final CandyGhostsState s = new CandyGhostsState();

  PositionReader(Field state) {
    this.state = state;
  }

  CandyGhostsState read() {
    s.seats = state.get("seats").number(CandyGhosts.MIN_SEATS, CandyGhostsState.MAX_SEATS);
    readOptions(state.get("options"));
    s.first = state.get("first").number(0, s.seats - 1);
    s.round = state.get("round").number(1, MANY);
    s.phase = phase(state.get("phase"));
    readBigSquares();
    readRooms(state.get("rooms").list(s.rooms()));
    readItems(state.get("items"), false);
    readItems(state.get("covered"), true);
    readPlayers(state.get("players").list(s.seats));
    readGhosts(state.get("ghosts"));
    readBoss(state.get("boss"));
    s.made = state.get("made").number(0, MANY);
    s.consumed = state.get("consumed").number(0, MANY);
    s.discarded = hand(state.get("discarded"));
    Field noise = state.get("noise");
    s.noise = noise.isNull() ? NONE : place(noise);
    readAtmosphere(state.get("atmosphere"));
    readTurn(state.get("turn"));
    for (Field who : state.get("moved").list()) {
      s.addMoved(who(who));
    }
    readResult(state.get("result"));
    new PendingReader(s, this).read(state.get("pending"));
    new PositionCheck(s, state).check();
    return s;
  }

  private void readOptions(Field field) {
    Options chosen = Options.read(CandyGhostsOptions.IN_STATE, field);
    try {
      CandyGhostsOptions.apply(s, CandyGhostsOptions.settle(s.seats, chosen));
    } catch (Refused refused) {
      throw field.wrong("do not go together: " + refused.reason());
    }
    if (!s.gallery && s.boss == null) {
      throw field.wrong("must name the boss");
    }
  }

  private static Phase phase(Field field) {
    for (Phase phase : Phase.values()) {
      if (phase.word.equals(field.text())) {
        return phase;
      }
    }
    throw field.wrong("must be one of choose, turn, ghosts, over");
  }

  // ---- the map

  private void readBigSquares() {
    s.startSide = side(state.get("start").get("side"));
    s.startAt = offset(state.get("start").get("at"), s.startSide);
    s.exitSide = side(state.get("exit").get("side"));
    s.exitAt = offset(state.get("exit").get("at"), s.exitSide);
    if (s.startSide == s.exitSide && Math.abs(s.startAt - s.exitAt) <= K) {
      throw state.get("exit").wrong("must keep a square between itself and Start");
    }
  }

  private static int side(Field field) {
    int side = Dir.of(field.text());
    if (side < 0) {
      throw field.wrong("must be one of N, E, S, W");
    }
    return side;
  }

  private int offset(Field field, int side) {
    boolean level = side == Dir.NORTH || side == Dir.SOUTH;
    return field.number(0, K * ((level ? s.wide : s.high) - 1));
  }

  private void readRooms(List<Field> rooms) {
    for (int room = 0; room < s.rooms(); room++) {
      Field field = rooms.get(room);
      s.card[room] = (byte) Box.roomNumber(field.get("card").text());
      if (s.card[room] < 0) {
        throw field.get("card").wrong("is no room: " + field.get("card").text());
      }
      for (int other = 0; other < room; other++) {
        if (s.card[other] == s.card[room]) {
          throw field.get("card").wrong("is there twice: " + field.get("card").text());
        }
      }
      s.up |= field.get("up").flag() ? 1 << room : 0;
      s.seen |= field.get("seen").flag() ? 1 << room : 0;
      Field item = field.get("item");
      s.under[room] = (byte) (item.isNull() ? -1 : kind(item));
    }
  }

  private void readItems(Field field, boolean covered) {
    for (String key : field.keys()) {
      int square = Places.parseSquare(key);
      Field item = field.get(key);
      if (square < 0 || !Space.isOnMap(s, square)) {
        throw item.wrong("lies off the map");
      }
      if (s.item[square] >= 0) {
        throw item.wrong("lies on another item");
      }
      s.item[square] = (byte) (kind(item) | (covered ? COVERED : 0));
      s.covered += covered ? 1 : 0;
    }
  }

  static int kind(Field field) {
    int kind = Kind.number(field.text());
    if (kind < 0) {
      throw field.wrong("is no item: " + field.text());
    }
    return kind;
  }

  private static long hand(Field field) {
    long hand = 0;
    for (Field item : field.list()) {
      int kind = kind(item);
      if (Kind.count(hand, kind) == Box.items(kind)) {
        throw item.wrong("is there too often: " + item.text());
      }
      hand += Kind.one(kind);
    }
    return hand;
  }

  /** A square of the map, Start or Exit. */
  int place(Field field) {
    int place = Places.parsePlace(field.text());
    if (place < 0 || (Places.isSquare(place) && !Space.isOnMap(s, place))) {
      throw field.wrong("is no place on this map: " + field.text());
    }
    return place;
  }

  /** A room of the map by its card coordinates, as a place. */
  int room(Field field, String text) {
    int room = Places.parseRoom(text);
    if (room < 0 || Places.roomX(room) >= s.wide || Places.roomY(room) >= s.high) {
      // the gallery is wider, but all its rooms are face up: only dice point to them
      room = galleryRoom(text);
    }
    if (room < 0) {
      throw field.wrong("is no room of this map: " + field.text());
    }
    return room;
  }

  private int galleryRoom(String text) {
    int comma = text.indexOf(',');
    int x = Places.number(text, 0, comma);
    int y = Places.number(text, comma + 1, text.length());
    return x >= 0 && y >= 0 && x < s.wide && y < s.high ? Places.room(x, y) : NONE;
  }

  /** Where a ghost or boss is: a place, or somewhere in a face-down room. */
  private int haunt(Field field) {
    return field.text().startsWith("room ") ? room(field, field.text().substring(5)) : place(field);
  }

  // ---- people and ghosts

  private void readPlayers(List<Field> players) {
    for (int seat = 0; seat < s.seats; seat++) {
      Field player = players.get(seat);
      List<Field> dealt = player.get("dealt").list();
      if (!dealt.isEmpty()) {
        player.get("dealt").list(2);
        s.dealt[2 * seat] = (byte) character(dealt.getFirst());
        s.dealt[2 * seat + 1] = (byte) character(dealt.getLast());
      }
      Field character = player.get("character");
      s.character[seat] = (byte) (character.isNull() ? -1 : character(character));
      Field role = player.get("role");
      s.role[seat] = (byte) (role.isNull() ? -1 : role(role));
      Field at = player.get("at");
      s.at[seat] = at.isNull() ? NONE : place(at);
      s.charges[seat] = player.get("charges").number(0, MANY);
      s.hand[seat] = hand(player.get("items"));
      Field left = player.get("left");
      s.left[seat] = (byte) (left.isNull() ? 0 : left.number(1, s.seats));
    }
  }

  private static int character(Field field) {
    int character = Box.characterNumber(field.text());
    if (character < 0) {
      throw field.wrong("is no character: " + field.text());
    }
    return character;
  }

  private int role(Field field) {
    int role = Box.roleNumber(field.text());
    if (role < 0 || (s.gallery && !Box.role(role).role().inGallery)) {
      throw field.wrong("is no role in this story: " + field.text());
    }
    return role;
  }

  private void readGhosts(Field ghosts) {
    int last = 0;
    for (Field ghost : ghosts.list()) {
      int number = who(ghost.get("id"));
      if (number == BOSS || number <= last) {
        throw ghost.get("id").wrong("must be a ghost with a higher number than those before");
      }
      last = number;
      Field at = ghost.get("at");
      Field host = ghost.get("host");
      if (at.isNull() == host.isNull()) {
        throw ghost.wrong("must be at a place or in a host");
      }
      int seat = host.isNull() ? -1 : host.number(0, s.seats - 1);
      s.addGhost(number, at.isNull() ? NONE : haunt(at), seat);
      if (seat >= 0) {
        if (s.ghostIn[seat] != 0) {
          throw host.wrong("has another ghost already");
        }
        s.ghostIn[seat] = number;
      }
    }
  }

  /** A ghost by its number, or the boss of this game. */
  int who(Field field) {
    String text = field.text();
    Boss boss = s.boss;
    if (boss != null && boss.word.equals(text)) {
      return BOSS;
    }
    int number = text.startsWith("g") ? Arg.HAUNTER.parse(text) : -1;
    if (number < 0) {
      throw field.wrong("is neither a ghost nor the boss: " + text);
    }
    return number;
  }

  private void readBoss(Field field) {
    Boss boss = s.boss;
    if (boss == null) {
      if (!field.isNull()) {
        throw field.wrong("must be null: there is no boss in the gallery");
      }
      return;
    }
    if (!boss.word.equals(field.get("name").text())) {
      throw field.get("name").wrong("must be " + boss.word + ", as the options say");
    }
    s.met = field.get("met").flag();
    Field at = field.get("at");
    s.bossAt = at.isNull() ? NONE : haunt(at);
    s.stored = field.get("stored").number(0, MANY);
    for (Field seat : field.get("belly").list()) {
      s.belly |= 1 << seat.number(0, s.seats - 1);
    }
  }

  // ---- atmosphere, turn, result

  private void readAtmosphere(Field field) {
    Field now = field.get("now");
    s.now = now.isNull() ? -1 : card(now);
    s.pack = cards(field.get("pack"));
    s.used = cards(field.get("used"));
    s.out = cards(field.get("out"));
  }

  private static int card(Field field) {
    int card = Box.atmosphereNumber(field.text());
    if (card < 0) {
      throw field.wrong("is no atmosphere: " + field.text());
    }
    return card;
  }

  private static int cards(Field field) {
    int cards = 0;
    for (Field card : field.list()) {
      int bit = 1 << card(card);
      if ((cards & bit) != 0) {
        throw card.wrong("is there twice: " + card.text());
      }
      cards |= bit;
    }
    return cards;
  }

  private void readTurn(Field turn) {
    if (turn.isNull() != (s.phase != Phase.TURN)) {
      throw turn.wrong("must be there exactly in the phase turn");
    }
    if (turn.isNull()) {
      return;
    }
    s.active = turn.get("seat").number(0, s.seats - 1);
    s.ap = turn.get("ap").number(0, MANY);
    s.full = turn.get("full").number(0, MANY);
    s.captured = turn.get("captured").flag();
    s.stage = stage(turn.get("stage"));
    for (Field refused : turn.get("refused").list()) {
      List<Field> pair = refused.list(2);
      s.refused[pair.getFirst().number(0, s.seats - 1)] |= 1 << kind(pair.getLast());
    }
  }

  private static Stage stage(Field field) {
    for (Stage stage : Stage.values()) {
      if (stage.word.equals(field.text())) {
        return stage;
      }
    }
    throw field.wrong("must be one of open, final, ended");
  }

  private void readResult(Field result) {
    boolean over = s.phase == Phase.OVER;
    boolean known = !over || "won".equals(result.value()) || "lost".equals(result.value());
    if (over == result.isNull() || !known) {
      throw result.wrong("must be won or lost when the game is over, and null before");
    }
    s.won = over && result.text().equals("won");
  }
}
