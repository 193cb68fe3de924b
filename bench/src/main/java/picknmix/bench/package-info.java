/** How fast the engine is, and how much faster than the oracles: ratios from one run. */
@NullMarked
package picknmix.bench;

import org.jspecify.annotations.NullMarked;
