package picknmix.server.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Ties;
import picknmix.server.store.TableStatus;

/**
 * A table as everybody may see it.
 *
 * @param options complete
 * @param pace complete: all of the game's times
 * @param host the seat that may start and change it; null while no person sits at the table
 * @param gathering whether it begins by itself as soon as everybody is there
 * @param commitment the hash of the seed from which it is or will be dealt
 * @param series null for a table of its own
 * @param next the table of the rematch
 * @param clock how long everybody has for a decision; null for as long as they like
 * @param hints whether people may ask for hints
 * @param stalled whether nothing can be written down at the moment, so that the table waits
 */
public record TableInfo(
    String id,
    String game,
    Map<String, Object> options,
    Map<String, Integer> pace,
    Ties ties,
    boolean open,
    TableStatus status,
    List<SeatInfo> seats,
    @Nullable Integer host,
    boolean gathering,
    String commitment,
    @Nullable SeriesInfo series,
    @Nullable String next,
    @Nullable TurnClock clock,
    boolean hints,
    boolean stalled) {}
