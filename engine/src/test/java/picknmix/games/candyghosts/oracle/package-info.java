/**
 * Candy Ghosts a second time, from docs/rules alone: the immutable {@link
 * picknmix.games.candyghosts.oracle.Night} and the rules by theme.
 */
@NullMarked
package picknmix.games.candyghosts.oracle;

import org.jspecify.annotations.NullMarked;
