/** Inputs that nobody would send on purpose, made from those that people do send. */
@NullMarked
package picknmix.cli.fuzz;

import org.jspecify.annotations.NullMarked;
