package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes text apart; {@code String.split} would bring a whole regex engine into the browser. */
public final class Words {
  private Words() {}

  /** The parts between the separators, empty ones included; at least one. */
  public static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
      parts.add(text.substring(from, at));
      from = at + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }

  /**
   * A whole number in the only way to write it: no plus, no idle zeros, no minus zero; null if the
   * text is none. What is beyond every {@code int} is as far as an {@code int} goes.
   */
  public static @Nullable Integer number(String text) {
    int sign = text.startsWith("-") ? -1 : 1;
    String digits = sign < 0 ? text.substring(1) : text;
    if (digits.isEmpty() || (digits.startsWith("0") && !text.equals("0"))) {
      return null;
    }
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return null;
      }
      number = Math.min(10 * number + digit, Integer.MAX_VALUE);
    }
    return sign * (int) number;
  }
}
