package picknmix.kernel;

/**
 * How many milliseconds a decision may take at a table that has a clock.
 *
 * @param relaxed nobody needs to hurry, but nobody waits for ever
 * @param brisk for those who know the game
 */
public record ThinkingTime(int relaxed, int brisk) {}
