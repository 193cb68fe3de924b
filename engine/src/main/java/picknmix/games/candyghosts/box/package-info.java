/** What is in the box: cards, items and rooms, as the data file lists them. It knows no rule. */
@NullMarked
package picknmix.games.candyghosts.box;

import org.jspecify.annotations.NullMarked;
