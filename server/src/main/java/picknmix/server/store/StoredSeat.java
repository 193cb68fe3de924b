package picknmix.server.store;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;

/**
 * A seat as it is kept.
 *
 * @param secretHash of whoever took the seat; null if no person did
 * @param bot plays the seat now, for the person if there is one
 */
public record StoredSeat(
    @Nullable String secretHash,
    @Nullable String name,
    @Nullable String color,
    @Nullable String avatar,
    @Nullable Level bot) {

  public static final StoredSeat FREE = new StoredSeat(null, null, null, null, null);
}
