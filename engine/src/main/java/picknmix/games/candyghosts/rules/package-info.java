/** Who may do what, and what comes of it. They know the map and the box. */
@NullMarked
package picknmix.games.candyghosts.rules;

import org.jspecify.annotations.NullMarked;
