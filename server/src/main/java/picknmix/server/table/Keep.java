package picknmix.server.table;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How long tables are kept that nobody uses any more.
 *
 * @param begun those whose match has begun or is over; null for ever
 */
public record Keep(@Nullable Duration begun) {
  public static final Keep FOREVER = new Keep(null);

  /** Who set up a table and never began is not waited for. */
  static final Duration WAITING = Duration.ofDays(1);

  private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,4})([hd])");

  /**
   * Reads {@code 30d}, {@code 12h} or {@code forever}.
   *
   * @throws IllegalArgumentException if it is none of these
   */
  public static Keep parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (text.equals("forever")) {
      return FOREVER;
    }
    if (!matcher.matches()) {
      throw new IllegalArgumentException("it must be like 30d, 12h or forever, not " + text);
    }
    int count = Integer.parseInt(matcher.group(1));
    return new Keep(
        matcher.group(2).equals("d") ? Duration.ofDays(count) : Duration.ofHours(count));
  }
}
