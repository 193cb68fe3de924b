package picknmix.server.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Ties;

/**
 * What a host wants otherwise before the game begins: as {@link NewTable}; what is left out stays
 * as it is.
 *
 * @param seats fewer only as far as no person has to go: free seats go first, then bots
 */
public record TableChange(
    @Nullable Integer seats,
    @Nullable Map<String, Object> options,
    @Nullable Map<String, Integer> pace,
    @Nullable Ties ties,
    @Nullable Boolean open,
    @Nullable Boolean series,
    @Nullable TurnClock clock,
    @Nullable Boolean hints) {}
