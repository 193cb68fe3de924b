package picknmix.server.store;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a table is for: the host may change it until the game begins, and nobody afterwards.
 *
 * @param options complete
 * @param pace complete
 * @param open whether it is listed for everybody
 * @param first the seat that starts; drawn from the seed if null
 * @param commitment the hash of its seed
 * @param created in milliseconds since 1970
 * @param language in which a link to it shows itself; null if nobody said
 * @param previous the table whose rematch it is
 * @param clock null if everybody may take as long as they like
 * @param hints whether people may ask for hints
 */
public record TableTerms(
    String game,
    int rulesVersion,
    Map<String, Object> options,
    Map<String, Integer> pace,
    String ties,
    boolean open,
    @Nullable Integer first,
    String commitment,
    long created,
    @Nullable String language,
    @Nullable String previous,
    @Nullable TurnTerms clock,
    boolean hints) {

  /** The same with another seat to start, in a row of rematches. */
  public TableTerms following(@Nullable String before, @Nullable Integer starts) {
    return dealt(before, starts, commitment, created);
  }

  /** The same for another match. */
  public TableTerms dealt(
      @Nullable String before, @Nullable Integer starts, String committed, long now) {
    return new TableTerms(
        game,
        rulesVersion,
        options,
        pace,
        ties,
        open,
        starts,
        committed,
        now,
        language,
        before,
        clock,
        hints);
  }
}
