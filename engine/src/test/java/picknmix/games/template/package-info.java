/** Sugar Jar: the smallest game that has everything a game can have (docs/rules, TG). */
@NullMarked
package picknmix.games.template;

import org.jspecify.annotations.NullMarked;
