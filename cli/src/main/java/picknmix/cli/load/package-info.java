/** Clients that play many tables at once, to see what a server can take. */
@NullMarked
package picknmix.cli.load;

import org.jspecify.annotations.NullMarked;
