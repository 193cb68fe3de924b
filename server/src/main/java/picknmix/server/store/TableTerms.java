package picknmix.server.store;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a table is for, settled when it was set up and never changed.
 *
 * @param options complete
 * @param pace complete
 * @param open whether it is listed for everybody
 * @param first the seat that starts; drawn from the seed if null
 * @param commitment the hash of its seed
 * @param created in milliseconds since 1970
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
    long created) {}
