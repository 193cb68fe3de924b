package picknmix.cli.load;

/** Milliseconds: half, and 99 of 100, took no longer than this. */
public record Spread(double p50, double p99, double slowest) {}
