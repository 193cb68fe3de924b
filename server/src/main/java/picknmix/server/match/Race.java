package picknmix.server.match;

import java.util.List;

/**
 * Who was first, and by how much.
 *
 * @param seat who was first: a seat, or {@link picknmix.kernel.Seat#CLOCK}
 * @param tie whether it was too close to tell, and was settled as the table settles ties
 * @param others the others, the quickest first
 */
public record Race(int seat, boolean tie, List<Other> others) {
  /** Somebody who was not the first, by so many milliseconds. */
  public record Other(int seat, long behind) {}
}
