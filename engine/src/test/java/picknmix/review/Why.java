package picknmix.review;

import java.util.List;
import java.util.Objects;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Move;
import picknmix.kernel.Reason;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;

/** Asks a game's tutor why one action is better than another, for tests. */
public final class Why {
  private Why() {}

  /** The reasons as JSON, of the seat that is to act in a state in JSON. */
  public static <S extends State<S>> List<String> reasons(
      Game<S> game, Object state, String better, String worse) {
    Session<S> session = Session.load(game, Field.of(state, "state", Refused.Code.BAD_STATE));
    return reasons(game, session.state(), better, worse);
  }

  /** The reasons as JSON, of the seat that is to act. */
  public static <S extends State<S>> List<String> reasons(
      Game<S> game, S s, String better, String worse) {
    int seat = game.rules().turn(s);
    Tutor<S> tutor = Objects.requireNonNull(game.tutor());
    List<Move> line = List.of(new Move(seat, game.notation().parse(better)));
    return tutor
        .why(game.view(s, seat), line, game.notation().parse(worse), new FastRandom(1))
        .stream()
        .map(Reason::json)
        .map(Json::write)
        .toList();
  }
}
