package picknmix.server.match;

/** What the clock will do, in notation, and in how many milliseconds. */
public record Countdown(String action, long millis) {}
