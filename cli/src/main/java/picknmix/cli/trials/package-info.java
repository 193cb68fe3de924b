/**
 * Faults, against real servers in processes of their own: what was acknowledged must be there once,
 * everybody must see the same, and play must go on.
 */
@NullMarked
package picknmix.cli.trials;

import org.jspecify.annotations.NullMarked;
