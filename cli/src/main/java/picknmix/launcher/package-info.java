/**
 * Builds the project for the launchers, {@code picknmix} and {@code picknmix.cmd}, which run it as
 * source files before anything is built: it needs nothing but the JDK.
 */
@NullMarked
package picknmix.launcher;

import org.jspecify.annotations.NullMarked;
