/** The template game: the smallest complete game, to learn from and to copy (docs/rules, TG). */
@NullMarked
package picknmix.games.template;

import org.jspecify.annotations.NullMarked;
