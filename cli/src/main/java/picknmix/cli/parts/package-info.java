/** Long work in parts that any machines do, and what comes of all parts together. */
@NullMarked
package picknmix.cli.parts;

import org.jspecify.annotations.NullMarked;
