/** The registry of the games; each has a folder of its own below. */
@NullMarked
package picknmix.games;

import org.jspecify.annotations.NullMarked;
