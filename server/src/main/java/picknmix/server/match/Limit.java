package picknmix.server.match;

/** How many milliseconds a seat still has for its decision. */
public record Limit(int seat, long millis) {}
