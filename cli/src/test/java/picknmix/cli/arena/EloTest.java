package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Ratings against cases that can be worked out by hand. */
final class EloTest {
  /** So little that it does not show. */
  private static final double NEXT_TO_NOTHING = 1e-7;

  @Test
  void threeVictoriesOfFourAre191Points() {
    Elo.Rating[] ratings = pair(75, 25, NEXT_TO_NOTHING);
    assertThat(ratings[0].elo() - ratings[1].elo()).isCloseTo(190.85, within(0.01));
    assertThat(ratings[0].elo() + ratings[1].elo()).isCloseTo(0, within(1e-6));
  }

  /** The difference has a standard error of 1 / √(n p q) in natural units, each half of it. */
  @Test
  void boundsFollowFromTheCurvature() {
    Elo.Rating rating = pair(75, 25, NEXT_TO_NOTHING)[0];
    double error = 400 / Math.log(10) / Math.sqrt(100 * 0.75 * 0.25) / 2;
    assertThat(rating.high() - rating.elo()).isCloseTo(1.959964 * error, within(0.01));
    assertThat(rating.elo() - rating.low()).isCloseTo(1.959964 * error, within(0.01));
  }

  @Test
  void fourTimesTheGamesHalveTheBounds() {
    Elo.Rating few = pair(60, 40, NEXT_TO_NOTHING)[0];
    Elo.Rating many = pair(240, 160, NEXT_TO_NOTHING)[0];
    assertThat(many.high() - many.low()).isCloseTo((few.high() - few.low()) / 2, within(0.01));
  }

  @Test
  void ratingsThatExplainAllResultsAreFound() {
    double[] real = {310, 90, -20, -380};
    double[][] wins = new double[4][4];
    double[][] games = new double[4][4];
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        if (Math.abs(i - j) == 1 || (i != j && i + j == 2)) {
          games[i][j] = 50 + 10 * (i + j);
          wins[i][j] = games[i][j] / (1 + Math.pow(10, (real[j] - real[i]) / 400));
        }
      }
    }
    Elo.Rating[] ratings = Elo.estimate(wins, games, NEXT_TO_NOTHING);
    for (int i = 0; i < 4; i++) {
      assertThat(ratings[i].elo()).isCloseTo(real[i], within(0.01));
    }
  }

  @Test
  void whoLosesAlwaysIsWeakButNotInfinitelySo() {
    Elo.Rating[] ratings = pair(40, 0, Elo.USUAL_PRIOR);
    assertThat(ratings[0].elo() - ratings[1].elo()).isBetween(500.0, 1200.0);
    assertThat(ratings[0].high()).isLessThan(2000);
    Elo.Rating[] longer = pair(400, 0, Elo.USUAL_PRIOR);
    assertThat(longer[0].elo()).isGreaterThan(ratings[0].elo());
  }

  @Test
  void withoutGamesAllAreAlike() {
    for (Elo.Rating rating : Elo.estimate(new double[3][3], new double[3][3], 1)) {
      assertThat(rating.elo()).isZero();
      assertThat(rating.high()).isGreaterThan(400);
    }
  }

  private static Elo.Rating[] pair(double won, double lost, double prior) {
    double all = won + lost;
    return Elo.estimate(
        new double[][] {{0, won}, {lost, 0}}, new double[][] {{0, all}, {all, 0}}, prior);
  }
}
