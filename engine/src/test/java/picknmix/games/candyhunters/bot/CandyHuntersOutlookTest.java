package picknmix.games.candyhunters.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import picknmix.bots.Eval;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.ActionList;

/** How hard judges positions. */
class CandyHuntersOutlookTest {
  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final CandyHuntersOutlook outlook = new CandyHuntersOutlook(rules);

  private double value(Given.Game game) {
    double[] values = new double[game.state().seats];
    outlook.values(game.state(), values);
    return values[0];
  }

  private double inRound(int round, Given.Game game) {
    game.state().round = round;
    return value(game);
  }

  @Test
  void aKidInTownIsWorthMoreTheMoreTurnsAreLeft() {
    Given.Game kid = Given.town("R0 B").hand(0, "P05 P01").build();
    Given.Game none = Given.town("R B").hand(0, "P05 P01").build();
    double early = inRound(2, kid) - inRound(2, none);
    double late = inRound(5, kid) - inRound(5, none);
    assertThat(early).isGreaterThan(1);
    assertThat(late).isBetween(0.5, early - 0.5);
  }

  @Test
  void aCandyIsWorthLittleMoreThanTheKidThatBroughtIt() {
    Given.Game kid = Given.town("R B0").hand(0, "P05 P01").build();
    Given.Game candy = Given.town("R B").hand(0, "P05 P01").candies(0, "B").build();
    assertThat(inRound(2, candy) - inRound(2, kid)).isBetween(0.0, 1.0);
  }

  @Test
  void aPatternCountsFullyInTheLastTurnOnly() {
    Given.Game near = Given.town("B R", "Y .").hand(0, "P05 P01").build();
    Given.Game far = Given.town("B R", "G .").hand(0, "P05 P01").build();
    assertThat(inRound(6, near) - inRound(6, far)).isEqualTo(2);
    assertThat(inRound(3, near) - inRound(3, far)).isBetween(1.0, 1.5);
  }

  @Test
  void aKidOnThePatternIsBetterThanOneBeside() {
    Given.Game on = Given.town("B0 R G", "Y . .").hand(0, "P05 P01").build();
    Given.Game beside = Given.town("B R G0", "Y . .").hand(0, "P05 P01").build();
    assertThat(value(on)).isGreaterThan(value(beside));
  }

  @Test
  void atTheEndOnlyPointsAndVictoryCount() {
    assertThat(value(Given.town("R0 B").scored(0, "P01 P02").over())).isEqualTo(4 + 3);
  }

  /** What the best build seems to be worth. */
  private double bestBuild(Eval<CandyHuntersState> eval, Given.Game game) {
    ActionList actions = new ActionList();
    rules.legal(game.state(), 0, actions);
    double[] priors = new double[actions.size()];
    eval.priors(game.state(), 0, actions, priors);
    return Arrays.stream(priors).max().orElseThrow();
  }

  @Test
  void firstImpressionsMindGhostsAndOthersLessThanAtAGlance() {
    CandyHuntersEval glance = new CandyHuntersEval(rules);
    Given.Game bare = Given.town("B R", "Y .").hand(0, "P05 P01").build();
    assertThat(bestBuild(outlook, bare)).isEqualTo(bestBuild(glance, bare));
    Given.Game ghost = Given.town("B* R", "Y .").hand(0, "P05 P01").build();
    assertThat(bestBuild(outlook, ghost)).isGreaterThan(bestBuild(glance, ghost));
    Given.Game another = Given.town("B1 R", "Y .").hand(0, "P05 P01").build();
    assertThat(bestBuild(outlook, another)).isGreaterThan(bestBuild(glance, another));
  }
}
