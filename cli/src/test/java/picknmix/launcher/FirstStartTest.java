package picknmix.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real launcher in a fresh clone, where only Maven is a stand-in: how starts end, and begin
 * again.
 */
final class FirstStartTest {
  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
  private static final String BUILDER = "cli/src/main/java/picknmix/launcher";
  private static final int PATIENCE_MINUTES = 3;

  /**
   * Notes that it runs and, while there is a file hold, goes on and on; then what it makes is
   * there.
   */
  private static final String MAVEN =
      """
      #!/bin/sh
      echo $$ >>calls
      mkdir -p cli/target
      echo '[INFO] --- compiler:3.16.0:compile (default-compile) @ engine ---'
      if [ -f hold ]; then
        : >cli/target/half
        while [ -f hold ]; do sleep 0.1; done
      fi
      [ ! -f unplugged ] || { echo 'curl: Failed to fetch https://example.org/maven.zip'; exit 1; }
      cp made.jar cli/target/picknmix.jar
      """;

  @TempDir private Path clone;

  @BeforeEach
  void aFreshClone() throws IOException {
    Files.copy(CHECKOUT.resolve("picknmix"), clone.resolve("picknmix"));
    Files.createDirectories(clone.resolve(BUILDER));
    try (Stream<Path> files = Files.list(CHECKOUT.resolve(BUILDER))) {
      for (Path file : files.toList()) {
        Files.copy(file, clone.resolve(BUILDER).resolve(file.getFileName()));
      }
    }
    Path maven = Files.writeString(clone.resolve("mvnw"), MAVEN);
    assertThat(maven.toFile().setExecutable(true)).isTrue();
    pack(clone.resolve("made.jar"));
  }

  private static void pack(Path jar) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, StubProgram.class.getName());
    String file = StubProgram.class.getName().replace('.', '/') + ".class";
    try (InputStream program = StubProgram.class.getResourceAsStream("/" + file);
        JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.putNextEntry(new ZipEntry(file));
      program.transferTo(out);
    }
  }

  @AfterEach
  void letGo() throws IOException {
    Files.deleteIfExists(clone.resolve("hold"));
  }

  @Test
  void tellsItsStepsOnceAndRuns() throws Exception {
    Start first = new Start("first");
    assertThat(first.end()).isZero();
    assertThat(first.out()).isEqualTo("runs --version\n");
    assertThat(first.err().lines())
        .startsWith(
            "picknmix: building; the first time fetches what is needed and takes a minute or more")
        .endsWith("picknmix: 2/5 the rules and the bots");
    Start second = new Start("second");
    assertThat(second.end()).isZero();
    assertThat(second.err()).isEmpty();
    assertThat(calls()).hasSize(1);
  }

  @Test
  void ofTwoAtTheSameTimeOneBuildsAndBothRun() throws Exception {
    hold();
    Start first = new Start("first");
    await(() -> !calls().isEmpty());
    Start second = new Start("second");
    await(() -> second.err().contains("picknmix: waiting for process "));
    letGo();
    assertThat(List.of(first.end(), second.end())).containsOnly(0);
    assertThat(first.out()).isEqualTo(second.out()).isEqualTo("runs --version\n");
    assertThat(calls()).hasSize(1);
  }

  @Test
  void whoLeavesTakesMavenAlong() throws Exception {
    hold();
    Start first = new Start("first");
    await(() -> !calls().isEmpty());
    first.process.destroy();
    await(() -> !isRunning(calls().getFirst()));
  }

  @Test
  void whatWasKilledIsClearedAway() throws Exception {
    hold();
    Start first = new Start("first");
    Path half = clone.resolve("cli/target/half");
    await(() -> Files.exists(half) && Files.exists(clone.resolve("target/launcher/processes")));
    List<ProcessHandle> builders = first.process.children().toList();
    first.process.destroyForcibly();
    builders.forEach(ProcessHandle::destroyForcibly);
    await(() -> builders.stream().noneMatch(ProcessHandle::isAlive));
    String orphan = calls().getFirst();
    assertThat(isRunning(orphan)).isTrue();

    Files.move(
        clone.resolve("hold"), clone.resolve("held")); // too late for the orphan, which may look
    assertThat(new Start("second").end()).isZero();
    assertThat(isRunning(orphan)).isFalse();
    assertThat(half).doesNotExist();
  }

  @Test
  void withoutANetworkItSaysSoAndLaterGoesOn() throws Exception {
    Path unplugged = Files.createFile(clone.resolve("unplugged"));
    Start first = new Start("first");
    assertThat(first.end()).isEqualTo(1);
    assertThat(first.err()).contains("is there a network?", "build.log").doesNotContain("curl");
    Files.delete(unplugged);
    assertThat(new Start("second").end()).isZero();
  }

  private void hold() throws IOException {
    Files.createFile(clone.resolve("hold"));
  }

  /** The process ids of all that Maven has been called as. */
  private List<String> calls() {
    try {
      Path file = clone.resolve("calls");
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isRunning(String process) {
    return ProcessHandle.of(Long.parseLong(process)).filter(ProcessHandle::isAlive).isPresent();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("patience").isLessThan(end);
      Thread.sleep(20);
    }
  }

  /** One call of the launcher. */
  private final class Start {
    private final Path out;
    private final Path err;
    private final Process process;

    Start(String name) throws IOException {
      out = clone.resolve(name + ".out");
      err = clone.resolve(name + ".err");
      ProcessBuilder launcher =
          new ProcessBuilder(clone.resolve("picknmix").toString(), "--version")
              .redirectOutput(out.toFile())
              .redirectError(err.toFile());
      launcher.environment().put("JAVA_HOME", System.getProperty("java.home"));
      launcher.environment().put("MAVEN_USER_HOME", clone.resolve("m2").toString());
      launcher.environment().remove("PICKNMIX_NO_BUILD");
      process = launcher.start();
    }

    int end() throws InterruptedException {
      assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).isTrue();
      return process.exitValue();
    }

    String out() throws IOException {
      return Files.readString(out);
    }

    String err() {
      try {
        return Files.readString(err);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
