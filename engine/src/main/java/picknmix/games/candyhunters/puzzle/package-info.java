/** Puzzles (CH-23 to CH-25): solving them, making them, and the book of those that are ours. */
@NullMarked
package picknmix.games.candyhunters.puzzle;

import org.jspecify.annotations.NullMarked;
