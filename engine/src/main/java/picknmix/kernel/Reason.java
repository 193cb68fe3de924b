package picknmix.kernel;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Why one action is better than another, as something that can be counted on the table: typed, so
 * that it can be told in any language.
 */
public interface Reason {
  /** The reason as JSON, with its kind as {@code type}. */
  Map<String, @Nullable Object> json();

  /** The reason in English, for terminals. */
  String text();

  /** Whether it speaks for the better action by itself, without a word about the other. */
  boolean praises();
}
