/**
 * Looks back at a match: how good each decision was by what its player could know, and what was
 * luck. Knows the kernel and no game; docs/review.md tells how.
 */
@NullMarked
package picknmix.review;

import org.jspecify.annotations.NullMarked;
