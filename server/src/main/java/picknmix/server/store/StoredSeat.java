package picknmix.server.store;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;

/**
 * A seat as it is kept.
 *
 * @param secretHash of whoever took the seat; null if no person did
 * @param bot plays the seat now, for the person if there is one
 * @param holder the same for all seats that one person took; null if nobody knows who that is
 * @param hints how many were given to whoever sits there, in this match
 */
public record StoredSeat(
    @Nullable String secretHash,
    @Nullable String name,
    @Nullable String color,
    @Nullable String avatar,
    @Nullable Level bot,
    @Nullable String holder,
    int hints) {

  public static final StoredSeat FREE = new StoredSeat(null, null, null, null, null);

  /** A seat of which nobody knows who took it. */
  public StoredSeat(
      @Nullable String secretHash,
      @Nullable String name,
      @Nullable String color,
      @Nullable String avatar,
      @Nullable Level bot) {
    this(secretHash, name, color, avatar, bot, null, 0);
  }

  /** The same person's seat, with a bot that plays for them, or without. */
  public StoredSeat standIn(@Nullable Level level) {
    return new StoredSeat(secretHash, name, color, avatar, level, holder, hints);
  }

  /** The same seat, which that secret opens from now on. */
  public StoredSeat held(@Nullable String secret, @Nullable String by) {
    return new StoredSeat(secret, name, color, avatar, bot, by, hints);
  }

  /** The same after so many hints. */
  public StoredSeat hinted(int count) {
    return new StoredSeat(secretHash, name, color, avatar, bot, holder, count);
  }
}
