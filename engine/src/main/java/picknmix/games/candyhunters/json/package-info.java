/** States in JSON, and what must hold in one that is read. */
@NullMarked
package picknmix.games.candyhunters.json;

import org.jspecify.annotations.NullMarked;
