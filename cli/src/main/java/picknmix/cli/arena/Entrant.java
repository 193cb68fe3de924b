package picknmix.cli.arena;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Level;
import picknmix.kernel.Refused;

/**
 * A bot that takes part.
 *
 * @param name as it was asked for
 * @param level null if it plays at random
 * @param version the commit that it is from; null for our own
 * @param budget milliseconds for a turn, or iterations for a decision
 */
public record Entrant(
    String name, @Nullable Level level, @Nullable Version version, Budget budget) {
  private static final String RANDOM = "random";
  private static final Pattern FORM =
      Pattern.compile("([a-z]+)(?:@([^:]+))?(?::([1-9][0-9]{0,7})(ms|it))?");

  /**
   * Reads {@code hard}, {@code hard:200ms}, {@code hard:1000it}, {@code random}, {@code
   * hard@v1.0:200ms} and the like.
   *
   * @param usual the budget of those who bring none
   * @param built where the launcher has built which commit
   */
  public static Entrant parse(String text, Budget usual, Map<String, Path> built) {
    Matcher form = FORM.matcher(text);
    if (!form.matches() || !words().anyMatch(form.group(1)::equals)) {
      throw Refused.badRequest(
          "'%s' is no bot: there are %s, with a budget if you like, such as hard:200ms (a turn) or hard:1000it (iterations a decision), or of another commit, such as hard@HEAD~1:200ms"
              .formatted(text, words().collect(Collectors.joining(", "))));
    }
    Level level = level(form.group(1));
    return new Entrant(
        text,
        level,
        version(text, level, form.group(2), built),
        budget(form.group(3), form.group(4), usual));
  }

  /** Who that is exactly, also when a branch has moved on. */
  String identity() {
    String who = level == null ? RANDOM : level.text();
    String from = version == null ? "" : "@" + version.commit();
    String time = budget.millis() > 0 ? ":" + budget.millis() + "ms" : "";
    String rounds = budget.iterations() > 0 ? ":" + budget.iterations() + "it" : "";
    return who + from + time + rounds;
  }

  /** What bots are called. */
  private static Stream<String> words() {
    return Stream.concat(Stream.of(RANDOM), Stream.of(Level.values()).map(Level::text));
  }

  private static @Nullable Level level(String word) {
    return Stream.of(Level.values())
        .filter(level -> level.text().equals(word))
        .findFirst()
        .orElse(null);
  }

  private static @Nullable Version version(
      String text, @Nullable Level level, @Nullable String ref, Map<String, Path> built) {
    if (ref == null) {
      return null;
    }
    if (level == null) {
      throw Refused.badRequest("'" + text + "': to play at random is the same in every commit");
    }
    Path folder = built.get(ref);
    if (folder == null) {
      throw Refused.badRequest(
          "'" + text + "' has to be built first, which the launcher does: ./picknmix arena");
    }
    return new Version(ref, folder);
  }

  private static Budget budget(@Nullable String number, @Nullable String unit, Budget usual) {
    if (number == null) {
      return usual;
    }
    int amount = Integer.parseInt(number);
    return "ms".equals(unit) ? new Budget(amount, 0) : new Budget(0, amount);
  }
}
