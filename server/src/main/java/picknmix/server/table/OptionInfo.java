package picknmix.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Option;

/**
 * What may be chosen: one of some values, or a number within bounds.
 *
 * @param values left out for a number
 * @param min left out for a choice of values, like {@code max}
 * @param fallback what holds if nothing is chosen; null where it depends on seats or other options
 */
public record OptionInfo(
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Object> values,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer min,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer max,
    @JsonProperty("default") @Nullable Object fallback) {

  static OptionInfo of(Option option) {
    return option.values().isEmpty()
        ? new OptionInfo(null, option.min(), option.max(), option.fallback())
        : new OptionInfo(option.values(), null, null, option.fallback());
  }
}
