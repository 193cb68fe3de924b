/**
 * Solving puzzles: the most points, a shortest way to them, and the proof; from {@code Solver} on.
 */
@NullMarked
package picknmix.games.candyhunters.puzzle.solver;

import org.jspecify.annotations.NullMarked;
