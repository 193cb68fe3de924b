package picknmix.cli.parts;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picknmix.kernel.Refused;

/**
 * One of several parts of some work, such as 3/16. Each has a range of its own, as large as the
 * others or larger by one, and all together have everything once. A part may be empty.
 *
 * @param number from 1 on
 * @param parts how many there are
 */
public record Part(int number, int parts) {
  /** The only part that there is. */
  public static final Part WHOLE = new Part(1, 1);

  private static final Pattern FORM = Pattern.compile("([0-9]{1,7})/([0-9]{1,7})");

  /** Reads {@code 3/16}. */
  public static Part parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw Refused.badRequest(
          "--part says which part of how many, such as 3/16, not '%s'".formatted(text));
    }
    int number = Integer.parseInt(form.group(1));
    int parts = Integer.parseInt(form.group(2));
    if (number < 1 || number > parts) {
      throw Refused.badRequest(
          parts == 0
              ? "--part %s: there must be one part at least".formatted(text)
              : "--part %s: parts are 1/%d to %d/%d".formatted(text, parts, parts, parts));
    }
    return new Part(number, parts);
  }

  /** Where this part's range begins, if there is so much to do. */
  public int from(int all) {
    return Math.toIntExact((long) all * (number - 1) / parts);
  }

  /** Where it ends: there the next part begins. */
  public int to(int all) {
    return Math.toIntExact((long) all * number / parts);
  }

  /**
   * What of all these is this part's.
   *
   * @param together how many in a row must not come to different parts
   */
  public <T> List<T> share(List<T> all, int together) {
    int bundles = all.size() / together;
    return all.subList(from(bundles) * together, to(bundles) * together);
  }
}
