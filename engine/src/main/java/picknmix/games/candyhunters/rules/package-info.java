/** Who may do what, and what comes of it. They know the town and the box. */
@NullMarked
package picknmix.games.candyhunters.rules;

import org.jspecify.annotations.NullMarked;
