/** Places, rooms, walls and how far it is from one to another. It knows only the box. */
@NullMarked
package picknmix.games.candyghosts.map;

import org.jspecify.annotations.NullMarked;
