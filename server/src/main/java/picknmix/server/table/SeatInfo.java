package picknmix.server.table;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;

/**
 * A seat as everybody may see it.
 *
 * @param name null on a free seat, like colour and avatar; a bot that plays on for somebody keeps
 *     theirs
 * @param level a bot's
 * @param online whether the person has a connection now; bots always have
 * @param lingers whether the person is not here yet, but still at the table before
 */
public record SeatInfo(
    int seat,
    Kind kind,
    @Nullable String name,
    @Nullable String color,
    @Nullable String avatar,
    @Nullable Level level,
    boolean online,
    boolean lingers) {

  /** Who sits there. */
  public enum Kind {
    FREE,
    PERSON,
    BOT
  }
}
