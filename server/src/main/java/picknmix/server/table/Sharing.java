package picknmix.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Move;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.Transcript;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.Ties;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;
import picknmix.server.store.TableTerms;
import picknmix.server.table.SharedGame.SharedSeat;

/**
 * Takes in games that were played elsewhere. Each is dealt and played again by our own rules, dice
 * included, and must be over; what is kept is what the rules say of it, as of a match that was
 * played here, and not what somebody has sent.
 */
final class Sharing {
  private static final double LATEST = 1L << 53;

  /** Twice what the longest games have; our rules play so many in less than two seconds. */
  private static final int MOST_LINES = 8_000;

  /** Who shares leaves processors to those who play: a thread of the web is not interrupted. */
  private final Semaphore turns =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

  private final Means means;

  Sharing(Means means) {
    this.means = means;
  }

  /** Keeps a game as a table whose match is over; gives the table's id, the same each time. */
  String keep(SharedGame game) {
    Field lines = Field.of(game.lines(), "lines", Refused.Code.BAD_REQUEST);
    Session<?> session = played(lines.list());
    Setup setup = session.setup();
    if (setup == null) {
      throw Refused.badRequest("only a game that was dealt can be shared");
    }
    if (!session.isOver()) {
      throw Refused.badRequest("the game is not over");
    }
    session.checkDice();
    TableTerms terms = terms(session, setup, means.time().date());
    List<StoredSeat> seats = seats(game.seats(), setup.seats());
    List<LoggedAction> log = log(session, lines.list());
    String id = Secrets.sharedId(told(terms, setup, seats, log));
    StoredTable table =
        new StoredTable(id, terms, TableStatus.OVER, false, null, terms.created(), 0, null, seats);
    means.store().keep(table, setup.seed(), log);
    return id;
  }

  /** All that makes it this game and no other. */
  private static String told(
      TableTerms terms, Setup setup, List<StoredSeat> seats, List<LoggedAction> log) {
    return Json.write(
        Arrays.asList(
            terms.game(),
            terms.rulesVersion(),
            terms.options(),
            setup.first(),
            setup.seed().toString(),
            seats.stream().map(Sharing::told).toList(),
            log.stream().map(one -> List.of(one.seat(), one.action(), one.atMillis())).toList()));
  }

  private static List<@Nullable String> told(StoredSeat seat) {
    String bot = seat.bot() == null ? null : seat.bot().text();
    return Arrays.asList(seat.name(), seat.color(), seat.avatar(), bot);
  }

  private Session<?> played(List<Field> lines) {
    if (lines.size() > MOST_LINES) {
      throw new Problem(
          Problem.Kind.TOO_LARGE, "a game of more than " + MOST_LINES + " lines is too long");
    }
    turns.acquireUninterruptibly();
    try {
      return Transcript.replay(lines, id -> means.game(id.text()));
    } finally {
      turns.release();
    }
  }

  private static TableTerms terms(Session<?> session, Setup setup, long now) {
    return new TableTerms(
        session.game().id(),
        session.game().facts().rulesVersion(),
        chosen(setup.options()),
        new TreeMap<>(session.game().pace()),
        Ties.SEAT.text(),
        false,
        setup.first(),
        setup.seed().commitment(),
        now,
        null,
        null,
        null,
        false);
  }

  private static Map<String, Object> chosen(Options options) {
    Map<String, Object> chosen = new TreeMap<>();
    options.json().forEach((name, value) -> chosen.put(name, Objects.requireNonNull(value)));
    return chosen;
  }

  /** Nobody has the secret of a person's seat: there is nothing more to be done on it. */
  private List<StoredSeat> seats(List<SharedSeat> seats, int size) {
    if (seats.size() != size) {
      throw Refused.badRequest("seats must be as many as have played, " + size);
    }
    List<StoredSeat> stored = new ArrayList<>();
    for (SharedSeat seat : seats) {
      Player face = new Player(seat.name(), seat.color(), seat.avatar()).checked();
      stored.add(
          seat.bot() == null
              ? Seats.person(means.secrets().seatSecret(), face, null)
              : new StoredSeat(null, face.name(), face.color(), face.avatar(), seat.bot()));
    }
    return stored;
  }

  /**
   * The times tell how long things took and nothing else: that device's clock says when somebody
   * was at home and awake. What is not known happened at once.
   */
  private static List<LoggedAction> log(Session<?> session, List<Field> lines) {
    ActionNotation notation = session.game().notation();
    List<LoggedAction> log = new ArrayList<>();
    Long begun = null;
    long last = 0;
    for (Move move : session.moves()) {
      int sequence = log.size() + 1;
      Long at = at(lines.get(sequence));
      if (at != null) {
        begun = begun == null ? at : begun;
        last = Math.max(last, at - begun);
      }
      log.add(
          new LoggedAction(sequence, move.seat(), notation.text(move.action()), null, last, null));
    }
    return log;
  }

  private static @Nullable Long at(Field line) {
    if (!line.has("at")) {
      return null;
    }
    double at = line.get("at").decimal();
    line.get("at").require(at >= 0 && at <= LATEST, "must be a time in milliseconds since 1970");
    return (long) at;
  }
}
