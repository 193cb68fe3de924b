/** Candy Ghosts: out of the haunted house together, or not all of you. */
@NullMarked
package picknmix.games.candyghosts;

import org.jspecify.annotations.NullMarked;
