package picknmix.server.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.server.match.Ties;

/**
 * The table that a host wants.
 *
 * @param options as {@link GameInfo#options}; what is left out takes its default
 * @param pace times that differ from the game's own; 0 turns one off
 * @param ties how to settle who was first when nobody can tell; by seat if left out
 * @param open whether the table is listed for everybody
 * @param bots which bots sit on which seats
 * @param start whether to start at once, all seats being filled
 * @param series whether it is the first of several games with a winner over all
 * @param language in which a link to the table shows itself; if left out, in that of who looks
 * @param clock how long everybody has for a decision; as long as they like if left out
 * @param hints whether people may ask for hints; only at private tables
 */
public record NewTable(
    String game,
    int seats,
    @Nullable Map<String, Object> options,
    @Nullable Map<String, Integer> pace,
    @Nullable Ties ties,
    boolean open,
    @Nullable Map<Integer, Level> bots,
    boolean start,
    boolean series,
    @Nullable Language language,
    @Nullable TurnClock clock,
    boolean hints) {}
