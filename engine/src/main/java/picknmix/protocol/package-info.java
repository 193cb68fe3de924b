/** How other programs drive the engine (docs/engine-protocol.md), whatever carries the lines. */
@NullMarked
package picknmix.protocol;

import org.jspecify.annotations.NullMarked;
