/** Players that know the kernel but no game: each works for every game. */
@NullMarked
package picknmix.bots;

import org.jspecify.annotations.NullMarked;
