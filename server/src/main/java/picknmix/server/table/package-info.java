/**
 * Tables where people and bots sit down to play: who sits where, with which secret, and what they
 * may ask for. The records here are those of docs/protocol.md, enums in lower case; {@link
 * picknmix.server.table.Tables} is what the web calls.
 */
@NullMarked
package picknmix.server.table;

import org.jspecify.annotations.NullMarked;
