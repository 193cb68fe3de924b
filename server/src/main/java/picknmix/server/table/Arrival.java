package picknmix.server.table;

/**
 * How a command came in, as the server has measured it.
 *
 * @param millis when, in the milliseconds of the matches' {@link picknmix.server.match.Time}
 * @param roundTrip the way there and back: the smallest of the last measurements
 * @param jitter how much the measurements differ
 */
public record Arrival(long millis, int roundTrip, int jitter) {}
