package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.review.Hint;
import picknmix.review.Judge;
import picknmix.review.Judgement;

/** What every judgement and every hint of every game must keep, wherever random play leads. */
class ReviewContractTest {
  private static final Bot.Budget BUDGET = new Bot.Budget(0, 20);

  /** Of so many moves one is judged: thinking takes its time. */
  private static final int EVERY = 7;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void judgementsGoByWhatTheirPlayerCouldKnow(Table<S> table) {
    Game<S> game = table.subject().game();
    Walk.through(
        table,
        17,
        (session, next, rng) -> {
          if (!isLookedAt(table, session)) {
            return;
          }
          S real = session.state();
          Judgement judgement = judge(game, real, next);
          assertThat(judgement != null).isEqualTo(isDecision(game, real, next));
          if (judgement != null) {
            S twin = Twins.of(table.subject(), real, next.seat(), rng);
            assertThat(known(game, judge(game, twin, next))).isEqualTo(known(game, judgement));
            check(game, real, next, judgement);
          }
        });
  }

  private static boolean isLookedAt(Table<?> table, Session<?> session) {
    return session.moves().size() % (EVERY * table.subject().length()) == 0;
  }

  private static <S extends State<S>> boolean isDecision(Game<S> game, S s, Move next) {
    ActionList actions = new ActionList();
    if (next.seat() >= 0) {
      game.rules().legal(s, next.seat(), actions);
    }
    return actions.size() > 1 && game.tutor() != null && !game.hasClock();
  }

  private static <S extends State<S>> Judgement judge(Game<S> game, S at, Move move) {
    Session<S> session =
        Session.load(game, Field.of(game.codec().json(at), "state", Refused.Code.BAD_STATE));
    session.apply(move.seat(), move.action());
    return new Judge<>(session).judge(0, BUDGET);
  }

  /** All but what was drawn in the end, which another state has otherwise. */
  private static String known(Game<?> game, Judgement judgement) {
    Map<String, Object> json = judgement.json(game.notation());
    json.remove("lastLuck");
    json.remove("lastLuckError");
    return Json.write(json);
  }

  private static <S extends State<S>> void check(
      Game<S> game, S before, Move played, Judgement judgement) {
    assertThat(judgement.seat()).isEqualTo(played.seat());
    assertThat(judgement.played()).isEqualTo(played.action());
    assertThat(judgement.loss()).isNotNegative();
    assertThat(judgement.sure()).isBetween(0.5, 1.0);
    assertThat(judgement.error()).isNotNegative();
    assertThat(judgement.win()).allSatisfy(win -> assertThat(win).isBetween(0.0, 1.0));
    assertThat(judgement.outlook()).hasSize(before.seats());
    if (judgement.best() == judgement.played()) {
      assertThat(judgement.loss()).isZero();
      assertThat(judgement.reasons()).isEmpty();
    }
    judgement.reasons().forEach(reason -> assertThat(reason.text()).endsWith("."));
    checkLine(game, before, judgement.best(), judgement.line());
  }

  /** It can be played, by whom it says. */
  private static <S extends State<S>> void checkLine(
      Game<S> game, S before, long first, List<Move> line) {
    Rules<S> rules = game.rules();
    assertThat(line).isNotEmpty();
    assertThat(line.getFirst().action()).isEqualTo(first);
    S s = before.copy();
    for (Move move : line) {
      assertThat(Legality.refusal(rules, s, move.seat(), move.action())).isNull();
      rules.apply(s, move.seat(), move.action(), null);
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void hintsGoByWhatIsSeen(Table<S> table) {
    Game<S> game = table.subject().game();
    Walk.through(
        table,
        18,
        (session, next, rng) -> {
          if (!isLookedAt(table, session) || !isDecision(game, session.state(), next)) {
            return;
          }
          S real = session.state();
          S twin = Twins.of(table.subject(), real, next.seat(), rng);
          Hint hint = hint(game, real, next.seat());
          assertThat(Objects.requireNonNull(hint(game, twin, next.seat())).json(game.notation()))
              .isEqualTo(Objects.requireNonNull(hint).json(game.notation()));
          assertThat(hint.reasons()).allSatisfy(reason -> assertThat(reason.praises()).isTrue());
          checkLine(game, real, hint.action(), hint.line());
          Tutor<S> tutor = Objects.requireNonNull(game.tutor());
          assertThat(hint.where()).isEqualTo(tutor.where(hint.action()));
        });
  }

  private static <S extends State<S>> Hint hint(Game<S> game, S s, int seat) {
    return Hint.of(game, game.view(s, seat), BUDGET, 3);
  }
}
