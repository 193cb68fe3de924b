package picknmix.games.candyghosts.json;

import static picknmix.games.candyghosts.json.Names.orNone;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import java.util.List;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.map.Layout;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsOptions;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.kernel.Field;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

/** Reads a state in JSON; {@link StateCheck} looks at whether its parts go together. */
public final class StateReader {
  /** More of anything than this no game will see. */
  static final int MANY = 100_000;

  private final Field state;
  private final CandyGhostsState s = new CandyGhostsState();
  private final Names names = new Names(s);

  private StateReader(Field state) {
    this.state = state;
  }

  /** The state, if it breaks no invariant. */
  public static CandyGhostsState read(Field state) {
    return new StateReader(state).read();
  }

  private CandyGhostsState read() {
    s.seats = state.get("seats").number(CandyGhostsState.MIN_SEATS, CandyGhostsState.MAX_SEATS);
    readOptions(state.get("options"));
    s.first = names.seat(state.get("first"));
    s.round = state.get("round").number(1, MANY);
    s.phase = state.get("phase").oneOf(Phase.values(), phase -> phase.word);
    readBigSquares();
    readRooms(state.get("rooms").list(s.house.rooms()));
    readItems(state.get("items"), false);
    readItems(state.get("covered"), true);
    readPlayers(state.get("players").list(s.seats));
    readGhosts(state.get("ghosts"));
    readBoss(state.get("boss"));
    s.made = state.get("made").number(0, MANY);
    s.consumed = state.get("consumed").number(0, MANY);
    s.discarded = Names.items(state.get("discarded"));
    s.noise = orNone(state.get("noise"), names::place);
    readAtmosphere(state.get("atmosphere"));
    readTurn(state.get("turn"));
    for (Field who : state.get("moved").list()) {
      s.addMoved(names.haunter(who));
    }
    readResult(state.get("result"));
    new PendingReader(s, names).read(state.get("pending"));
    new StateCheck(s, state).check();
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

  // ---- the map

  private void readBigSquares() {
    Layout layout = s.house.layout;
    int startSide = Names.side(state.get("start").get("side"));
    int startAt = state.get("start").get("at").number(0, layout.lastOffset(startSide));
    int exitSide = Names.side(state.get("exit").get("side"));
    int exitAt = state.get("exit").get("at").number(0, layout.lastOffset(exitSide));
    s.house.layout = layout.with(startSide, startAt, exitSide, exitAt);
    if (s.house.layout.doBigSquaresTouch()) {
      throw state.get("exit").wrong("must keep a square between itself and Start");
    }
  }

  private void readRooms(List<Field> rooms) {
    for (int room = 0; room < s.house.rooms(); room++) {
      Field field = rooms.get(room);
      s.house.card[room] = (byte) Names.roomCard(field.get("card"));
      for (int other = 0; other < room; other++) {
        if (s.house.card[other] == s.house.card[room]) {
          throw field.get("card").wrong("is there twice: " + field.get("card").text());
        }
      }
      s.house.up |= field.get("up").flag() ? 1 << room : 0;
      s.house.seen |= field.get("seen").flag() ? 1 << room : 0;
      s.under[room] = (byte) orNone(field.get("item"), Names::kind);
    }
  }

  private void readItems(Field field, boolean covered) {
    for (String key : field.keys()) {
      int square = Places.parseSquare(key);
      Field item = field.get(key);
      if (square < 0 || !s.house.layout.isOnMap(square)) {
        throw item.wrong("lies off the map");
      }
      if (s.item[square] >= 0) {
        throw item.wrong("lies on another item");
      }
      s.lay(square, Names.kind(item) | (covered ? COVERED : 0));
      s.covered += covered ? 1 : 0;
    }
  }

  // ---- people and ghosts

  private void readPlayers(List<Field> players) {
    for (int seat = 0; seat < s.seats; seat++) {
      Field player = players.get(seat);
      List<Field> dealt = player.get("dealt").list();
      if (!dealt.isEmpty()) {
        player.get("dealt").list(2);
        s.dealt[2 * seat] = (byte) Names.character(dealt.getFirst());
        s.dealt[2 * seat + 1] = (byte) Names.character(dealt.getLast());
      }
      s.character[seat] = (byte) orNone(player.get("character"), Names::character);
      s.role[seat] = (byte) orNone(player.get("role"), names::role);
      s.at[seat] = orNone(player.get("at"), names::place);
      s.charges[seat] = player.get("charges").number(0, MANY);
      s.hand[seat] = Names.items(player.get("items"));
      Field left = player.get("left");
      s.left[seat] = (byte) (left.isNull() ? 0 : left.number(1, s.seats));
    }
  }

  private void readGhosts(Field ghosts) {
    int last = 0;
    for (Field ghost : ghosts.list()) {
      int number = names.haunter(ghost.get("id"));
      if (number == BOSS || number <= last) {
        throw ghost.get("id").wrong("must be a ghost with a higher number than those before");
      }
      last = number;
      Field at = ghost.get("at");
      Field host = ghost.get("host");
      if (at.isNull() == host.isNull()) {
        throw ghost.wrong("must be at a place or in a host");
      }
      int seat = orNone(host, names::seat);
      s.addGhost(number, orNone(at, names::haunt), seat);
      if (seat >= 0) {
        if (s.ghostIn[seat] != 0) {
          throw host.wrong("has another ghost already");
        }
        s.ghostIn[seat] = number;
      }
    }
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
    s.bossAt = orNone(field.get("at"), names::haunt);
    s.stored = field.get("stored").number(0, MANY);
    for (Field seat : field.get("belly").list()) {
      s.belly |= 1 << names.seat(seat);
    }
  }

  // ---- atmosphere, turn, result

  private void readAtmosphere(Field field) {
    s.now = orNone(field.get("now"), Names::atmosphere);
    s.pack = Names.atmospheres(field.get("pack"));
    s.used = Names.atmospheres(field.get("used"));
    s.out = Names.atmospheres(field.get("out"));
  }

  private void readTurn(Field turn) {
    if (turn.isNull() != (s.phase != Phase.TURN)) {
      throw turn.wrong("must be there exactly in the phase turn");
    }
    if (turn.isNull()) {
      return;
    }
    s.active = names.seat(turn.get("seat"));
    s.ap = turn.get("ap").number(0, MANY);
    s.full = turn.get("full").number(0, MANY);
    s.captured = turn.get("captured").flag();
    s.stage = turn.get("stage").oneOf(Stage.values(), stage -> stage.word);
    for (Field refused : turn.get("refused").list()) {
      List<Field> pair = refused.list(2);
      s.refused[names.seat(pair.getFirst())] |= 1 << Names.kind(pair.getLast());
    }
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
