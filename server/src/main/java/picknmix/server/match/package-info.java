/**
 * Live matches. They know the kernel and no game: a {@link picknmix.server.match.Match} takes
 * commands, keeps the clock and tells everybody who watches; a {@link
 * picknmix.server.match.BotSeat} watches and commands like anybody else.
 */
@NullMarked
package picknmix.server.match;

import org.jspecify.annotations.NullMarked;
