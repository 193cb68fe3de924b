package picknmix.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import picknmix.kernel.Game;
import picknmix.kernel.Option;

/**
 * A game that can be played here.
 *
 * @param options what the host may choose, by name
 * @param pace the clock's times in milliseconds, by the first word of what the clock does
 */
public record GameInfo(
    String id,
    String name,
    int minSeats,
    int maxSeats,
    Map<String, OptionInfo> options,
    Map<String, Integer> pace,
    int rulesVersion) {

  static GameInfo of(Game<?> game) {
    Map<String, OptionInfo> options = new LinkedHashMap<>();
    for (Option option : game.facts().options()) {
      options.put(option.name(), OptionInfo.of(option));
    }
    return new GameInfo(
        game.id(),
        game.facts().name(),
        game.facts().minSeats(),
        game.facts().maxSeats(),
        options,
        game.pace(),
        game.facts().rulesVersion());
  }
}
