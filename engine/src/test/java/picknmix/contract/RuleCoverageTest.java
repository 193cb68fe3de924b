package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule number in docs/rules of a game that is here is named by a test. */
class RuleCoverageTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern RULE = Pattern.compile("(?m)^- ([A-Z]{2}-[0-9]+)");
  private static final Pattern NAMED = Pattern.compile("\\b[A-Z]{2}-[0-9]+\\b");

  @Test
  void everyRuleIsNamedByATest() {
    Set<String> rules = find(ROOT.resolve("docs/rules"), ".md", RULE, 1);
    Set<String> named = new TreeSet<>();
    for (String module : List.of("engine", "server", "cli")) {
      Path tests = ROOT.resolve(module).resolve("src/test");
      named.addAll(Files.exists(tests) ? find(tests, ".java", NAMED, 0) : Set.of());
    }
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

  private static Set<String> find(Path folder, String ending, Pattern pattern, int group) {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(file -> file.toString().endsWith(ending))
          .filter(file -> !file.toString().endsWith("Oracle.java"))
          .forEach(
              file ->
                  pattern
                      .matcher(read(file))
                      .results()
                      .forEach(result -> found.add(result.group(group))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
