/** Candy Match: spot the cards whose candies cancel out, before the others do (docs/rules, CM). */
@NullMarked
package picknmix.games.candymatch;

import org.jspecify.annotations.NullMarked;
