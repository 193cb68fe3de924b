package picknmix.server.table;

import java.util.Map;

/**
 * What one server tells the others of its house, so that limits hold for all of them together.
 *
 * @param spent by kind and by whom: what was used up since the last time
 * @param held by kind and by whom: what is in use now
 */
public record Gossip(
    Map<String, Map<String, Integer>> spent, Map<String, Map<String, Integer>> held) {}
