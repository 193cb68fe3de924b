/** What the table is told beside the view: ways, chances, whom ghosts hunt, what is sensible. */
@NullMarked
package picknmix.games.candyghosts.insight;

import org.jspecify.annotations.NullMarked;
