package picknmix.server.table;

import org.jspecify.annotations.Nullable;

/**
 * What a link to a table may show to whoever comes by it: nothing about those who sit there.
 *
 * @param language of who opened it; null if nobody said
 * @param isWaiting whether the game has not begun
 */
public record TableFace(String game, @Nullable Language language, boolean isWaiting) {}
