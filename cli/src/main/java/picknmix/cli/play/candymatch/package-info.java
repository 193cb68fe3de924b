/** Candy Match in a terminal. */
@NullMarked
package picknmix.cli.play.candymatch;

import org.jspecify.annotations.NullMarked;
