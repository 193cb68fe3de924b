package picknmix.server.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;

/**
 * A game that was played on somebody's own device and is over, for all who get its link.
 *
 * @param lines its full transcript, as the engine protocol has it; an action may tell {@code at}
 * @param seats who sat there
 */
public record SharedGame(List<Map<String, Object>> lines, List<SharedSeat> seats) {
  /**
   * Somebody who sat there.
   *
   * @param name as a {@link Player}'s, like colour and avatar
   * @param bot its level; null for a person
   */
  public record SharedSeat(String name, String color, String avatar, @Nullable Level bot) {}
}
