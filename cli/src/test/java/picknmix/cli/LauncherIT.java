package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LauncherIT {
  @TempDir private Path temp;

  @Test
  void helpListsEveryCommand() throws Exception {
    var result = Launcher.run("--help");
    assertThat(result.status()).isZero();
    assertThat(result.out()).contains(Main.commandLine().getSubcommands().keySet());
    assertThat(result.err()).isEmpty();
  }

  @Test
  void commandsOfTheLauncherHaveHelpToo() throws Exception {
    var result = Launcher.run("test", "--help");
    assertThat(result.status()).isZero();
    assertThat(result.out()).startsWith("Usage: picknmix test");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void everyLibraryIsListedAndFixed() throws Exception {
    var result = Launcher.run("dependencies");
    assertThat(result.status()).as(result.out()).isZero();
    assertThat(result.out())
        .contains("  javalin ", "  sqlite-jdbc ", "  pekko-cluster", "  svelte ");
    assertThat(result.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "formt, Did you mean: picknmix format",
    "--hepl, Possible solutions: --help",
    "format --all, Try: picknmix format --help",
    "golden now, Try: picknmix golden --help",
    "mutants no-such-game, there is no game 'no-such-game'",
    "pictures no-such-game, there is no game 'no-such-game'",
    "arena cukierki hard@no-such-commit easy, there is no commit 'no-such-commit' here",
    "arena merge part@3.jsonl, there is no file part@3.jsonl",
    "bench --against, --against needs a commit",
    "bench --quick --against=no-such-commit, there is no commit 'no-such-commit' here",
    "package here there, package takes one folder: 'there'",
    "new-game, new-game takes the name of the game",
    "new-game Sugar, lower-case words",
    "new-game candy-match, is taken",
  })
  void mistakesGetAHint(String arguments, String hint) throws Exception {
    var result = Launcher.run(arguments.split(" "));
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains(hint, "Try: picknmix").doesNotContain("\tat ");
    assertThat(result.out()).isEmpty();
  }

  @Test
  void botsOfAnotherCommitAreBuiltAndPlay() throws Exception {
    var result = Launcher.run("arena", "candy-match", "hard@HEAD:9it", "easy", "--games", "2");
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(result.out()).contains("hard@HEAD:9it", "2 games");
  }

  @Test
  void withoutAJdkItSaysSoInOneLine() throws Exception {
    var result = Launcher.run(withJdksIn(Files.createDirectory(temp.resolve("empty"))));
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).hasLineCount(1).contains("JDK 25", "install", "JAVA_HOME");
    assertThat(result.out()).isEmpty();
  }

  @Test
  void findsAJdkInAFolderOfJdks() throws Exception {
    Path jdks = Files.createDirectory(temp.resolve("all my jdks"));
    fakeJdk(jdks.resolve("a jdk 24"), "24.0.2");
    Files.createSymbolicLink(jdks.resolve("this jdk"), Path.of(System.getProperty("java.home")));
    assertThat(Launcher.run(withJdksIn(jdks)).out()).startsWith("picknmix ");
  }

  @Test
  void runsFromAnyFolderThroughLinks() throws Exception {
    Path folder = Files.createDirectory(temp.resolve("another folder"));
    Files.createSymbolicLink(folder.resolve("one"), Launcher.PATH);
    Files.createSymbolicLink(folder.resolve("a link"), Path.of("one"));
    var result =
        Launcher.run(new ProcessBuilder("./a link", "--version").directory(folder.toFile()));
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).startsWith("picknmix ");
  }

  /** {@code --version} with no JDK but those in a folder: the java on the PATH is too old. */
  private ProcessBuilder withJdksIn(Path folder) throws Exception {
    Path old = fakeJdk(temp.resolve("old"), "17.0.1");
    ProcessBuilder launcher = Launcher.prepare("--version");
    launcher.environment().remove("JAVA_HOME");
    launcher.environment().put("PICKNMIX_JDKS", folder.toString());
    launcher
        .environment()
        .merge("PATH", "", (path, none) -> old + "/bin" + File.pathSeparator + path);
    return launcher;
  }

  private static Path fakeJdk(Path home, String version) throws Exception {
    Path bin = Files.createDirectories(home.resolve("bin"));
    for (String program : new String[] {"java", "javac"}) {
      assertThat(Files.createFile(bin.resolve(program)).toFile().setExecutable(true)).isTrue();
    }
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }
}
