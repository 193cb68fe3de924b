/** What picknmix review prints. */
@NullMarked
package picknmix.cli.review;

import org.jspecify.annotations.NullMarked;
