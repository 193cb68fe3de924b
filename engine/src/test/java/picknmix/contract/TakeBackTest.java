package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.contract.NonInterferenceTest.applyAndTell;
import static picknmix.contract.NonInterferenceTest.seen;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * Whoever plays alone may take back only what showed them nothing: nobody else has chosen since,
 * and what they have been told and shown would have been the same in every world that they could
 * not tell from this one.
 */
class TakeBackTest {
  private static final int GAMES = 2;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void nobodyChoosesAnewWithMoreKnowledge(Table<S> table) {
    int[] offered = new int[1];
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      int seat = seed % table.seats();
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            boolean looked =
                rng.below(table.subject().length()) == 0; // there is much in a long game
            int count = looked ? session.takeBack(1 << seat) : 0;
            if (count > 0) {
              compare(table.subject(), session, seat, count, rng);
              offered[0]++;
            }
          });
    }
    assertThat(offered[0] > 0)
        .as("something can be taken back, but not in a race")
        .isEqualTo(!table.subject().game().hasClock());
  }

  private static <S extends State<S>> void compare(
      Subject<S> subject, Session<S> session, int seat, int count, FastRandom rng) {
    Game<S> game = subject.game();
    List<Move> moves = List.copyOf(session.moves());
    String now = seen(game, session.state(), seat);
    session.undo(count);
    String before = seen(game, session.state(), seat);
    List<Move> since = moves.subList(moves.size() - count, moves.size());
    for (S twin :
        List.of(
            Twins.of(subject, session.state(), seat, rng),
            game.view(session.state(), seat).determinize(rng))) {
      assertThat(seen(game, twin, seat)).isEqualTo(before);
      S at = session.state().copy();
      for (Move move : since) {
        assertThat(move.seat()).as("others' choices tell what they hold").isEqualTo(seat);
        assertThat(Legality.isLegal(game.rules(), twin, move.seat(), move.action())).isTrue();
        assertThat(applyAndTell(game, twin, move, seat))
            .isEqualTo(applyAndTell(game, at, move, seat));
        assertThat(seen(game, twin, seat)).isEqualTo(seen(game, at, seat));
      }
    }
    since.forEach(move -> session.apply(move.seat(), move.action()));
    assertThat(seen(game, session.state(), seat)).isEqualTo(now);
  }
}
