package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match as JSON Lines: a header that says how it began, then a line for each action. The full
 * transcript has the seed in its header. The published one has only the seed's commitment there,
 * and the seed as its last line once the game is over.
 */
public final class Transcript {
  private Transcript() {}

  /** Everything, secrets included: for the server and for programs that drive the engine. */
  public static <S extends State<S>> List<Map<String, @Nullable Object>> full(Session<S> session) {
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    Setup setup = session.setup();
    Map<String, @Nullable Object> header = header(session);
    if (setup != null) {
      header.put("seed", setup.seed().toString());
    } else if (session.puzzle() == null) {
      header.put("state", session.game().codec().json(session.start()));
    }
    lines.add(header);
    for (Move move : session.moves()) {
      lines.add(line(move.seat(), session.game().notation().text(move.action())));
    }
    return lines;
  }

  /** What the viewer may read: secrets are left out until the game is over, then all is shown. */
  public static <S extends State<S>> List<Map<String, @Nullable Object>> published(
      Session<S> session, int viewer) {
    Setup setup = session.setup();
    if (setup == null) {
      throw Refused.badRequest("only a dealt match can be published, not a loaded one");
    }
    ActionNotation actions = session.game().notation();
    boolean over = session.isOver();
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    lines.add(header(session));
    for (Move move : session.moves()) {
      lines.add(
          line(
              move.seat(),
              over
                  ? actions.text(move.action())
                  : actions.text(move.action(), move.seat(), viewer)));
    }
    if (over) {
      lines.add(Json.object("seed", setup.seed().toString()));
    }
    return lines;
  }

  /** Plays a full transcript, or the published one of a finished match, from its first line on. */
  public static Session<?> replay(List<Field> lines, Function<Field, Game<?>> games) {
    if (lines.isEmpty()) {
      throw Refused.badRequest("lines: a transcript begins with a header");
    }
    int end = lines.size();
    int at = 0;
    try {
      Seed revealed = null;
      at = end - 1;
      if (end > 1 && lines.getLast().has("seed")) {
        end--;
        revealed = Seed.parse(lines.getLast().get("seed").text());
      }
      at = 0;
      Field header = lines.getFirst();
      Session<?> session = begin(games.apply(header.get("game")), header, revealed);
      for (at = 1; at < end; at++) {
        Field line = lines.get(at);
        int seat = Seat.read(line.get("seat"), session.game(), session.state().seats());
        session.apply(seat, line.get("action").text());
      }
      return session;
    } catch (Refused refused) {
      throw new Refused(refused.code(), "line " + (at + 1) + ": " + refused.reason());
    }
  }

  private static <S extends State<S>> Session<S> begin(
      Game<S> game, Field header, @Nullable Seed revealed) {
    int version = header.get("rulesVersion").number(0, Integer.MAX_VALUE);
    if (header.has("puzzle")) {
      return puzzle(game, version, header, revealed);
    }
    return header.has("state")
        ? load(game, version, header, revealed)
        : deal(game, version, header, revealed);
  }

  private static <S extends State<S>> Session<S> puzzle(
      Game<S> game, int version, Field header, @Nullable Seed revealed) {
    if (header.has("seed") || header.has("state") || revealed != null) {
      throw Refused.badRequest("a puzzle begins neither from a seed nor from a state");
    }
    OldRules.check(game, version);
    Session<S> session = Session.puzzle(game, header.get("puzzle").text());
    checkSeats(session, header);
    return session;
  }

  private static <S extends State<S>> Session<S> load(
      Game<S> game, int version, Field header, @Nullable Seed revealed) {
    if (header.has("seed") || revealed != null) {
      throw Refused.badRequest("a match begins from a state or from a seed, not from both");
    }
    Field state = header.get("state").as(Refused.Code.BAD_STATE);
    Session<S> session = Session.load(game, OldRules.state(game, version, state));
    checkSeats(session, header);
    return session;
  }

  private static void checkSeats(Session<?> session, Field header) {
    int seats = session.start().seats();
    if (header.has("seats")) {
      header.get("seats").number(seats, seats);
    }
  }

  private static <S extends State<S>> Session<S> deal(
      Game<S> game, int version, Field header, @Nullable Seed revealed) {
    if (!header.has("seed") && revealed == null) {
      throw Refused.badRequest(
          "no seed: a published transcript can be replayed when its last line reveals it");
    }
    Seed seed = revealed != null ? revealed : Seed.parse(header.get("seed").text());
    if (header.has("seed") && !seed.equals(Seed.parse(header.get("seed").text()))) {
      throw Refused.badRequest("the header's seed is not the one that the last line reveals");
    }
    if (header.has("commitment") && !header.get("commitment").text().equals(seed.commitment())) {
      throw Refused.badRequest("the seed is not the one that the header is committed to");
    }
    Field chosen = OldRules.options(game, version, header.get("options"));
    Options options = Options.read(game.facts().options(), chosen);
    int seats = header.get("seats").number(game.facts().minSeats(), game.facts().maxSeats());
    Integer first = header.has("first") ? (Integer) header.get("first").number(0, seats - 1) : null;
    return Session.deal(game, Setup.of(game, seats, options, seed, first));
  }

  private static <S extends State<S>> Map<String, @Nullable Object> header(Session<S> session) {
    Game<S> game = session.game();
    Setup setup = session.setup();
    Map<String, @Nullable Object> header =
        Json.object(
            "game",
            game.id(),
            "rulesVersion",
            game.facts().rulesVersion(),
            "seats",
            session.start().seats());
    if (setup != null) {
      header.put("options", setup.options().json());
      header.put("first", setup.first());
      header.put("commitment", setup.seed().commitment());
    }
    if (session.puzzle() != null) {
      header.put("first", 0);
      header.put("puzzle", session.puzzle());
    }
    return header;
  }

  private static Map<String, @Nullable Object> line(int seat, String action) {
    return Json.object("seat", Seat.json(seat), "action", action);
  }
}
