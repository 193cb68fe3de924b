/** Candy Hunters in a terminal. */
@NullMarked
package picknmix.cli.play.candyhunters;

import org.jspecify.annotations.NullMarked;
