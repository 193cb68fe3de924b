/** Bots against bots, in many games, and what came of it. */
@NullMarked
package picknmix.cli.arena;

import org.jspecify.annotations.NullMarked;
