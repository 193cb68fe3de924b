package picknmix.server.store;

import java.util.List;

/** How a game of a series ended. */
public record SeriesGame(List<Integer> scores, List<Integer> winners) {}
