/** Cukierki in a terminal. */
@NullMarked
package picknmix.cli.play.cukierki;

import org.jspecify.annotations.NullMarked;
