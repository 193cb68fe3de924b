package picknmix.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.server.store.StoredSeat;

/**
 * A seat as everybody may see it.
 *
 * @param name null on a free seat, like colour and avatar; a bot that plays on for somebody keeps
 *     theirs
 * @param level a bot's
 * @param online whether the person has a connection now; bots always have
 * @param awaySeconds for how long the person has not been here; null while they are, and where
 *     nobody sits
 * @param lingers whether the person is not here yet, but still at the table before
 * @param standsIn whether a bot plays for a person, who may come back
 * @param outranksHost whether the host leads the table only until this one is back, and so can
 *     neither send them away nor pass the table on
 * @param waitedFor whether the others have waited for so long that they may let a bot play on
 * @param votes the seats that want a bot to play on; it does when all do who are there
 * @param hints how many they were given; null until the game is over, which is when others hear of
 *     it
 */
public record SeatInfo(
    int seat,
    Kind kind,
    @Nullable String name,
    @Nullable String color,
    @Nullable String avatar,
    @Nullable Level level,
    boolean online,
    @Nullable Integer awaySeconds,
    boolean lingers,
    boolean standsIn,
    boolean outranksHost,
    boolean waitedFor,
    List<Integer> votes,
    @Nullable Integer hints) {

  /** Who sits there. */
  public enum Kind {
    FREE,
    PERSON,
    BOT;

    static Kind of(StoredSeat seat) {
      if (seat.bot() != null) {
        return BOT;
      }
      return seat.secretHash() == null ? FREE : PERSON;
    }
  }
}
