/** The command line: one class a command, listed in {@link picknmix.cli.Main}. */
@NullMarked
package picknmix.cli;

import org.jspecify.annotations.NullMarked;
