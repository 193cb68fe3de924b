package picknmix.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.contract.Subject;
import picknmix.contract.Subject.Table;
import picknmix.kernel.State;

/** A copy of the template game, made in another folder, is a game: it compiles and holds. */
class NewGameTest {
  private static final Path MAIN = Path.of("engine/src/main/java/picknmix/games");
  private static final Path TESTS = Path.of("engine/src/test/java/picknmix/games");

  @TempDir private Path project;

  @BeforeEach
  void copyWhatItReads() throws IOException {
    Path real = Path.of("..");
    for (Path part :
        List.of(
            MAIN.resolve("Games.java"),
            TESTS.resolve("template"),
            Path.of("docs/rules"),
            Path.of("client/src/template"))) {
      for (Path file : filesIn(real.resolve(part))) {
        Path copy = project.resolve(real.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  @Test
  void theCopyCompilesAndPassesTheCommonTests() throws Exception {
    String said = NewGame.create(project, "tooth-gum");
    assertThat(said).contains("Tooth Gum is in Games", "-Dpicknmix.subject=toothgum");
    Path classes = compile();
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      Class<?> made = loader.loadClass("picknmix.games.toothgum.ToothGumSubject");
      Subject<?> subject = (Subject<?>) made.getMethod("make").invoke(null);
      assertThat(subject.game().facts().id()).isEqualTo("tooth-gum");
      assertThat(subject.game().facts().name()).isEqualTo("Tooth Gum");
      assertThat(subject.rules()).containsExactly("TO"); // TG is the template's
      assertThat(subject.game().getClass().getClassLoader()).isSameAs(loader);
      passesTheCommonTests(tables(subject));
    }
  }

  @Test
  void everyFileIsInItsPlaceAndNothingIsLeftOfTheTemplate() throws IOException {
    Map<Path, String> before = contents();
    NewGame.create(project, "sugar-rush");
    Map<Path, String> after = contents();
    assertThat(after.get(MAIN.resolve("Games.java")))
        .contains("import picknmix.games.sugarrush.SugarRush;", ", new SugarRush());");
    after.keySet().removeAll(before.keySet());
    assertThat(after)
        .containsKeys(
            MAIN.resolve("sugarrush/SugarRush.java"),
            MAIN.resolve("sugarrush/package-info.java"),
            TESTS.resolve("sugarrush/Given.java"),
            TESTS.resolve("sugarrush/SugarRushOracle.java"),
            TESTS.resolve("sugarrush/SugarRushRulesTest.java"),
            Path.of("docs/rules/sugar-rush.md"),
            Path.of("client/src/games/sugar-rush/index.ts"),
            Path.of("client/src/games/sugar-rush/messages.uk.json"));
    assertThat(after.values())
        .noneMatch(text -> text.contains("emplate") || text.contains("TG-"))
        .noneMatch(text -> text.contains("Sugar Jar"));
    assertThat(after.get(Path.of("docs/rules/sugar-rush.md")))
        .startsWith("# Sugar Rush\n\n## ")
        .contains("\n- SR-1 ");
    assertThat(after.get(Path.of("client/src/games/sugar-rush/messages.en.json")))
        .contains("\"sugar-rush.name\": \"Sugar Rush\"");
  }

  @ParameterizedTest
  @CsvSource({
    "Sugar-Rush, lower-case words",
    "sugar_rush, lower-case words",
    "sugar--rush, lower-case words",
    "-sugar, lower-case words",
    "7-sweets, lower-case words",
    "../sugar, lower-case words",
    "'', lower-case words",
    "class, a word of Java",
    "game, games use another Game",
    "action, games use another ActionNotation",
    "sweets, games use another Sweets",
    "template-game, is taken",
    "temp-late, is taken",
    "cukierki, is taken", // by its rules page
  })
  void whatWillNotDoIsRefusedAndNothingIsWritten(String name, String why) throws IOException {
    Map<Path, String> before = contents();
    assertThatThrownBy(() -> NewGame.create(project, name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(why);
    assertThat(contents()).isEqualTo(before);
  }

  @Test
  void whatCannotBeWrittenWhollyIsNotWrittenAtAll() throws IOException {
    Files.createFile(project.resolve("client/src/games")); // where a folder should be
    Map<Path, String> before = contents();
    assertThatThrownBy(() -> NewGame.create(project, "sugar-rush")).isInstanceOf(IOException.class);
    assertThat(contents()).isEqualTo(before);
  }

  // ---- The copy as a game

  private Path compile() throws IOException {
    Path classes = Files.createDirectory(project.resolve("classes"));
    List<Path> sources = new ArrayList<>(filesIn(project.resolve(MAIN)));
    sources.addAll(filesIn(project.resolve(TESTS).resolve("toothgum")));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of(
            "-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none");
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(compiled).as(messages.toString()).isTrue();
    }
    return classes;
  }

  private static <S extends State<S>> List<Table<S>> tables(Subject<S> subject) {
    var facts = subject.game().facts();
    return IntStream.rangeClosed(facts.minSeats(), facts.maxSeats())
        .mapToObj(seats -> new Table<>(subject, seats, subject.variants().getLast()))
        .toList();
  }

  /** All of them but the golden games, which are written by another command. */
  private static void passesTheCommonTests(List<? extends Table<?>> tables) throws Exception {
    List<Method> tests = new ArrayList<>();
    for (Path file : filesIn(Path.of("src/test/java/picknmix/contract"))) {
      String name = file.getFileName().toString().replace(".java", "");
      if (!name.startsWith("Golden")) {
        Stream.of(Class.forName("picknmix.contract." + name).getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(ParameterizedTest.class))
            .forEach(tests::add);
      }
    }
    assertThat(tests).hasSizeGreaterThan(10);
    for (Method test : tests) {
      var constructor = test.getDeclaringClass().getDeclaredConstructor();
      constructor.setAccessible(true);
      test.setAccessible(true);
      for (Table<?> table : tables) {
        test.invoke(constructor.newInstance(), table);
      }
    }
  }

  // ---- Files

  private Map<Path, String> contents() throws IOException {
    Map<Path, String> contents = new TreeMap<>();
    for (Path file : filesIn(project)) {
      contents.put(project.relativize(file), Files.readString(file));
    }
    return contents;
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
