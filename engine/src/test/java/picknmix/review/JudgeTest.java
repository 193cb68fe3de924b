package picknmix.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
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

  /** Memories go on from decision to decision; what they hold must not depend on the order. */
  @Test
  void forwardsBackwardsAndEachAloneItIsTheSame() {
    assertSameInAnyOrder(Games.find("candy-hunters"));
  }

  private static <S extends State<S>> void assertSameInAnyOrder(Game<S> game) {
    Session<S> session = played(game);
    Judge<S> judge = new Judge<>(session);
    List<Integer> decisions =
        IntStream.range(0, session.moves().size()).filter(judge::isDecision).boxed().toList();
    assertThat(decisions).hasSizeGreaterThan(6);
    List<Judgement> forwards = decisions.stream().map(at -> judge.judge(at, BUDGET)).toList();
    List<Judgement> backwards =
        decisions.reversed().stream().map(at -> judge.judge(at, BUDGET)).toList();
    assertThat(backwards.reversed()).isEqualTo(forwards);
    for (int i = 0; i < decisions.size(); i++) {
      assertThat(new Judge<>(played(game)).judge(decisions.get(i), BUDGET))
          .isEqualTo(forwards.get(i));
    }
  }

  /** Some random turns. */
  private static <S extends State<S>> Session<S> played(Game<S> game) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(5), 0));
    FastRandom rng = new FastRandom(5);
    while (session.moves().size() < 16) {
      int seat = game.rules().turn(session.state());
      session.apply(seat, game.randomPolicy().pick(session.state(), rng));
    }
    return session;
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
