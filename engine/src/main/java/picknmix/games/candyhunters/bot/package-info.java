/** What bots think of a state. Only the game itself knows that there are bots. */
@NullMarked
package picknmix.games.candyhunters.bot;

import org.jspecify.annotations.NullMarked;
