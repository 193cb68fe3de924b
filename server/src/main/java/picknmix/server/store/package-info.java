/**
 * Where tables and matches are kept: SQLite by default, PostgreSQL when asked for. A match's log is
 * only ever appended to, and what was appended is on disk.
 */
@NullMarked
package picknmix.server.store;

import org.jspecify.annotations.NullMarked;
