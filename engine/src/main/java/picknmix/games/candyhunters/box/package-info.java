/** What is in the box: colours and pattern cards, as the data file lists them. It knows no rule. */
@NullMarked
package picknmix.games.candyhunters.box;

import org.jspecify.annotations.NullMarked;
