/**
 * Everything that a store holds, into a file, out of it, and from one kind of store to another. A
 * store is a row of tables, and each row travels as one line of JSON, whichever way it goes.
 */
@NullMarked
package picknmix.server.backup;

import org.jspecify.annotations.NullMarked;
