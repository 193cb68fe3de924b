/**
 * What a game is: the contract between the games and everything that plays, shows or stores them.
 */
@NullMarked
package picknmix.kernel;

import org.jspecify.annotations.NullMarked;
