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
    @Nullable String previous) {

  /** The same with another seat to start, in a row of rematches. */
  public TableTerms following(@Nullable String previous, @Nullable Integer first) {
    return new TableTerms(
        game,
        rulesVersion,
        options,
        pace,
        ties,
        open,
        first,
        commitment,
        created,
        language,
        previous);
  }
}
