/** The town: places, buildings, and who stands on them. It knows only the box. */
@NullMarked
package picknmix.games.candyhunters.map;

import org.jspecify.annotations.NullMarked;
