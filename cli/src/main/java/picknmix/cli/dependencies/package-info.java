/** Other people's libraries: which there are, and whether nobody can slip us another one. */
@NullMarked
package picknmix.cli.dependencies;

import org.jspecify.annotations.NullMarked;
