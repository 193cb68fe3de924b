package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule number in docs/rules of a game that is here stands in the display name of a test. */
class RuleCoverageTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern RULE = Pattern.compile("(?m)^- ([A-Z]{2}-[0-9]+)");
  private static final Pattern NAME = Pattern.compile("@DisplayName\\(\\s*(\"[^)]*)\\)");
  private static final Pattern NUMBER = Pattern.compile("\\b([A-Z]{2}-[0-9]+)\\b");

  @Test
  void everyRuleIsNamedByATest() {
    Set<String> rules = find(RULE, read(ROOT.resolve("docs/rules"), ".md"));
    String names = String.join("\n", find(NAME, read(ROOT.resolve("engine/src/test"), ".java")));
    Set<String> named = find(NUMBER, names);
    for (Subject<?> subject : Subjects.all()) {
      for (String prefix : subject.rules()) {
        Set<String> missing = new TreeSet<>(rules);
        missing.removeIf(rule -> !rule.startsWith(prefix + "-"));
        assertThat(missing).as("rules with the prefix " + prefix).isNotEmpty();
        missing.removeAll(named);
        assertThat(missing).as("rules of " + subject.game().id() + " without a test").isEmpty();
      }
    }
  }

  private static Set<String> find(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    pattern.matcher(text).results().forEach(result -> found.add(result.group(1)));
    return found;
  }

  /** The text of all files with that ending below the folder. */
  private static String read(Path folder, String ending) {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(file -> file.toString().endsWith(ending)).toList()) {
        text.append(Files.readString(file)).append('\n');
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
