/**
 * Playing in a terminal. Nothing here knows a game but the folders below, one for each game that is
 * told in sentences of its own.
 */
@NullMarked
package picknmix.cli.play;

import org.jspecify.annotations.NullMarked;
