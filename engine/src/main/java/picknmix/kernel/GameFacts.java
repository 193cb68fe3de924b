package picknmix.kernel;

import java.util.List;

/**
 * What a game is, before anything is dealt: the value at the top of every game's class.
 *
 * @param id the word for it in logs and links, such as {@code candy-match}
 * @param name its name in English
 * @param rulesVersion raised whenever the same log would give another state, so that old logs are
 *     not misread
 * @param options what the host may choose
 */
public record GameFacts(
    String id, String name, int minSeats, int maxSeats, int rulesVersion, List<Option> options) {}
