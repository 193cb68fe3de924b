package picknmix.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProgressTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private Progress progress(boolean isMoving) {
    return new Progress(
        new PrintStream(out, true, StandardCharsets.UTF_8), isMoving, Step.OF_THE_PROGRAM);
  }

  private String told() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whereNobodyLooksOnThereIsALineForEachStep() {
    Progress progress = progress(false);
    progress.begin(false);
    progress.tick();
    progress.read("[INFO] --- compiler:3.16.0:compile (default-compile) @ engine ---");
    progress.tick();
    progress.end();
    assertThat(told().lines())
        .containsExactly(
            "picknmix: building",
            "picknmix: 1/5 Maven, and what it needs",
            "picknmix: 2/5 the rules and the bots");
  }

  @Test
  void onATerminalTheLineOfAStepMoves() {
    Progress progress = progress(true);
    progress.begin(false);
    progress.read("[INFO] Downloaded from central: https://x/a.jar (900 kB at 7.0 MB/s)");
    progress.read("Downloaded from central: https://x/b.jar (12 MB at 7.0 MB/s)");
    progress.tick();
    progress.tick();
    progress.end();
    String line = "picknmix: 1/5 Maven, and what it needs: 0 s, 13 MB fetched ";
    assertThat(told().replace(System.lineSeparator(), "\n"))
        .isEqualTo("picknmix: building\n\r" + line + "\r" + line + "\r" + line + "\n");
  }

  @Test
  void whatBeginsLateDoesNotLeadBack() {
    Progress progress = progress(false);
    progress.begin(false);
    progress.read("[INFO] --- exec:3.6.4:exec (build-page) @ client ---");
    progress.read("[INFO] --- compiler:3.16.0:compile (default-compile) @ wasm ---");
    assertThat(told()).contains("4/5 the web page").doesNotContain("2/5", "3/5");
  }

  @Test
  void aFailureSaysWhyAndWhereTheRestIs() {
    Progress progress = progress(false);
    progress.begin(true);
    progress.fail(List.of("because"), Path.of("the.log"));
    assertThat(told().lines())
        .endsWith("because", "picknmix: the build failed; its whole output is in the.log");
  }
}
