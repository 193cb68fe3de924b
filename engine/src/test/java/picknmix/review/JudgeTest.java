package picknmix.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** Whose decisions are judged, and what lies between two of them. */
class JudgeTest {
  private static final Bot.Budget BUDGET = new Bot.Budget(0, 20);

  @Test
  void oneSeatsDecisionsComeWithAllTheLuckBetweenThem() {
    check(begun(Games.find("cukierki")));
  }

  /** Each turn is one decision, and ends with a draw. */
  private static <S extends State<S>> Session<S> begun(Game<S> game) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(5), 0));
    for (int seat = 0; seat < 2; seat++) {
      ActionList actions = new ActionList();
      game.rules().legal(session.state(), seat, actions);
      session.apply(seat, actions.get(0));
    }
    return session;
  }

  private static <S extends State<S>> void check(Session<S> session) {
    Judge<S> everybodys = new Judge<>(session);
    Judge<S> ones = new Judge<>(session, 1);
    assertThat(everybodys.isDecision(0)).isTrue();
    assertThat(ones.isDecision(0)).isFalse();
    assertThat(ones.judge(0, BUDGET)).isNull();
    Luck since = Objects.requireNonNull(everybodys.judge(1, BUDGET)).luck();
    Luck all = Objects.requireNonNull(ones.judge(1, BUDGET)).luck();
    // the deal as well, which else comes with the first decision of all
    assertThat(all.errors().get(1)).isGreaterThan(since.errors().get(1));
  }
}
