package picknmix.server.table;

/**
 * Somebody whom the host has sent away from this table, and may call back.
 *
 * @param number by which they are called back
 */
public record SentAwayInfo(int number, String name) {}
