/**
 * Many servers, one house: Pekko's cluster sharding decides on which server a table lives, and this
 * brings what is asked of a table there, and what it tells back to whoever watches.
 */
@NullMarked
package picknmix.cluster;

import org.jspecify.annotations.NullMarked;
