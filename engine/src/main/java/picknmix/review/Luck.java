package picknmix.review;

import java.util.Collections;
import java.util.List;

/**
 * What dice and draws did to each seat, in points.
 *
 * @param errors half of the 95 % interval of each
 */
public record Luck(List<Double> points, List<Double> errors) {
  static Luck none(int seats) {
    return new Luck(Collections.nCopies(seats, 0.0), Collections.nCopies(seats, 0.0));
  }
}
