package picknmix.server.table;

import picknmix.server.match.RoundTrip;

/**
 * What somebody wants to do in the match.
 *
 * @param id the sender's own, applied once
 * @param seen the sequence number of the table that the player saw
 * @param line what was measured of the way to the sender
 * @param age how many milliseconds ago it came in: machines do not have the same clock
 */
public record Deed(String id, String action, int seen, RoundTrip line, long age) {}
