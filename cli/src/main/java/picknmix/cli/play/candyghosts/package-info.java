/** Candy Ghosts in a terminal. */
@NullMarked
package picknmix.cli.play.candyghosts;

import org.jspecify.annotations.NullMarked;
