package picknmix.server.table;

import java.util.List;
import java.util.Map;
import java.util.Objects;
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
 * @param nextBy the seat that wanted it, as long as that is known
 * @param clock how long everybody has for a decision; null for as long as they like
 * @param hints whether people may ask for hints
 * @param spectators who looks on
 * @param sentAway whom the host may call back; told to nobody else
 * @param shared whether it was played elsewhere: who sat there is as somebody has said
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
    @Nullable Integer nextBy,
    @Nullable TurnClock clock,
    boolean hints,
    Spectators spectators,
    List<SentAwayInfo> sentAway,
    boolean shared,
    boolean stalled) {
  /** Servers of before do not tell each other who looks on, nor who was sent away. */
  public TableInfo {
    spectators = Objects.requireNonNullElse(spectators, Spectators.NONE);
    sentAway = Objects.requireNonNullElse(sentAway, List.of());
  }

  /** As the seat's person sees it: whom they may call back, the host alone knows. */
  TableInfo seenFrom(@Nullable Integer seat) {
    return sentAway.isEmpty() || (seat != null && seat.equals(host))
        ? this
        : withSentAway(List.of());
  }

  /** The same, with those whom the host may call back. */
  TableInfo withSentAway(List<SentAwayInfo> back) {
    return new TableInfo(
        id,
        game,
        options,
        pace,
        ties,
        open,
        status,
        seats,
        host,
        gathering,
        commitment,
        series,
        next,
        nextBy,
        clock,
        hints,
        spectators,
        back,
        shared,
        stalled);
  }
}
