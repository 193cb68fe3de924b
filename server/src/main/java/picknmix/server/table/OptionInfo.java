package picknmix.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Option;

/**
 * What may be chosen: one of some values, a number within bounds, or a text.
 *
 * @param values left out for a number or a text
 * @param min left out for a choice of values or a text
 * @param max left out for a choice of values; of a text the most characters
 * @param text true for words of the game's own, which no general form can offer; else left out
 * @param fallback what holds if nothing is chosen; null where it depends on seats or other options
 */
public record OptionInfo(
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Object> values,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer min,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer max,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Boolean text,
    @JsonProperty("default") @Nullable Object fallback) {

  static OptionInfo of(Option option) {
    if (option.isText()) {
      return new OptionInfo(null, null, option.max(), true, null);
    }
    return option.values().isEmpty()
        ? new OptionInfo(null, option.min(), option.max(), null, option.fallback())
        : new OptionInfo(option.values(), null, null, null, option.fallback());
  }
}
