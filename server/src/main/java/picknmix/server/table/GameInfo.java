package picknmix.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Game;
import picknmix.kernel.Option;
import picknmix.kernel.Options;
import picknmix.kernel.ThinkingTime;

/**
 * A game that can be played here.
 *
 * @param options what the host may choose, by name
 * @param pace the clock's times in milliseconds, by the first word of what the clock does
 * @param series whether there are several games in a row with a winner over all
 * @param together the options with which the players win or lose together; null if they never do
 * @param signals what people may say to each other
 * @param thinking what a decision may take at a table with a clock; null if the game has its own
 */
public record GameInfo(
    String id,
    String name,
    int minSeats,
    int maxSeats,
    Map<String, OptionInfo> options,
    Map<String, Integer> pace,
    int rulesVersion,
    boolean series,
    @Nullable Map<String, Object> together,
    @Nullable Thinking thinking,
    List<String> signals) {

  /** How many milliseconds a decision may take at a table with a clock. */
  public record Thinking(int relaxed, int brisk) {}

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
        game.facts().rulesVersion(),
        game.series(game.facts().minSeats()) != null,
        together(game),
        thinking(game),
        game.facts().signals());
  }

  private static @Nullable Thinking thinking(Game<?> game) {
    ThinkingTime time = game.thinkingTime();
    return time == null ? null : new Thinking(time.relaxed(), time.brisk());
  }

  private static @Nullable Map<String, Object> together(Game<?> game) {
    Options together = game.together();
    if (together == null) {
      return null;
    }
    Map<String, Object> options = new LinkedHashMap<>();
    together.json().forEach((name, value) -> options.put(name, Objects.requireNonNull(value)));
    return options;
  }
}
