/** Candy Hunters: build a night town, move its ghosts, score patterns (docs/rules, CH). */
@NullMarked
package picknmix.games.candyhunters;

import org.jspecify.annotations.NullMarked;
