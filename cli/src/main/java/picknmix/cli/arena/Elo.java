package picknmix.cli.arena;

import java.util.Arrays;

/**
 * How strong players are, from their games against each other: the ratings under which these
 * results are likeliest (Bradley and Terry's model, a draw as half a victory). 400 points more are
 * ten victories for one defeat.
 *
 * <p>Somebody who lost every game would be infinitely weak. So each has also drawn with an
 * imaginary player of rating 0, who counts for nothing else.
 */
final class Elo {
  private static final double POINTS = 400 / Math.log(10);
  private static final double Z = 1.959964;
  private static final int MOST_STEPS = 200;

  /** What one game against the imaginary player counts, in games. */
  static final double USUAL_PRIOR = 1;

  private final int players;
  private final double[][] wins;
  private final double[][] games;
  private final double prior;
  private final double[] strengths;

  private Elo(double[][] wins, double[][] games, double prior) {
    this.players = wins.length;
    this.wins = wins;
    this.games = games;
    this.prior = prior;
    this.strengths = new double[players];
  }

  /**
   * A rating, and between which bounds the true one lies with 95 % certainty: by the curvature of
   * the likelihood. The average of all is 0; only differences mean something.
   */
  record Rating(double elo, double low, double high) {}

  /**
   * The ratings of all.
   *
   * @param wins how many games each has won against each, draws as halves
   * @param games how many each has played against each
   */
  static Rating[] estimate(double[][] wins, double[][] games, double prior) {
    Elo elo = new Elo(wins, games, prior);
    elo.climb();
    return elo.ratings();
  }

  private static double chance(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  /** Newton's method; the likelihood has one summit, and steps are kept short on the way. */
  private void climb() {
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] move = solve(curvature(), slope());
      double longest = Arrays.stream(move).map(Math::abs).max().orElse(0);
      double part = longest > 1 ? 1 / longest : 1;
      for (int i = 0; i < players; i++) {
        strengths[i] += part * move[i];
      }
      if (longest < 1e-10) {
        return;
      }
    }
  }

  private double[] slope() {
    double[] slope = new double[players];
    for (int i = 0; i < players; i++) {
      slope[i] = prior * (0.5 - chance(strengths[i]));
      for (int j = 0; j < players; j++) {
        slope[i] += wins[i][j] - games[i][j] * chance(strengths[i] - strengths[j]);
      }
    }
    return slope;
  }

  private double[][] curvature() {
    double[][] curvature = new double[players][players];
    for (int i = 0; i < players; i++) {
      double alone = chance(strengths[i]);
      curvature[i][i] += prior * alone * (1 - alone);
      for (int j = 0; j < players; j++) {
        double p = chance(strengths[i] - strengths[j]);
        double weight = i == j ? 0 : games[i][j] * p * (1 - p);
        curvature[i][i] += weight;
        curvature[i][j] -= weight;
      }
    }
    return curvature;
  }

  private Rating[] ratings() {
    double mean = Arrays.stream(strengths).average().orElse(0);
    Rating[] ratings = new Rating[players];
    for (int i = 0; i < players; i++) {
      double[] contrast = new double[players];
      Arrays.fill(contrast, -1.0 / players);
      contrast[i] += 1;
      double[] covariances = solve(curvature(), contrast);
      double variance = 0;
      for (int j = 0; j < players; j++) {
        variance += contrast[j] * covariances[j];
      }
      double elo = POINTS * (strengths[i] - mean);
      double half = POINTS * Z * Math.sqrt(Math.max(0, variance));
      ratings[i] = new Rating(elo, elo - half, elo + half);
    }
    return ratings;
  }

  /** Solves a system of equations by elimination; the matrix is positive definite. */
  private static double[] solve(double[][] matrix, double[] right) {
    int n = right.length;
    double[] result = right.clone();
    for (int pivot = 0; pivot < n; pivot++) {
      for (int row = pivot + 1; row < n; row++) {
        double factor = matrix[row][pivot] / matrix[pivot][pivot];
        for (int column = pivot; column < n; column++) {
          matrix[row][column] -= factor * matrix[pivot][column];
        }
        result[row] -= factor * result[pivot];
      }
    }
    for (int row = n - 1; row >= 0; row--) {
      for (int column = row + 1; column < n; column++) {
        result[row] -= matrix[row][column] * result[column];
      }
      result[row] /= matrix[row][row];
    }
    return result;
  }
}
