package picknmix.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LogTest {
  @TempDir private Path temp;

  @ParameterizedTest
  @CsvSource({
    "[ERROR] Could not transfer artifact a:b:pom:1 from/to central: repo.maven.apache.org, network",
    "curl: Failed to fetch https://repo.maven.apache.org/maven2/maven.zip, network",
    "npm error code EAI_AGAIN, network",
    "java.io.IOException: No space left on device, disk is full",
    "npm error ENOSPC: no space left on device, disk is full",
    "'The web page is built with Node 20 or newer, which is not here', https://nodejs.org",
    "[ERROR] Cannot run program \"node\", https://nodejs.org",
  })
  void whatIsKnownIsSaidInWords(String line, String reason) throws Exception {
    assertThat(reasonOf("[INFO] begun\n" + line + "\n")).contains(reason).doesNotContain(line);
  }

  @Test
  void elseItsEndIsShownWithoutMereInformation() throws Exception {
    String log = "old\n".repeat(50) + "[ERROR] Foo.java:[1,2] ';' expected\n[INFO] BUILD FAILURE\n";
    assertThat(reasonOf(log)).endsWith("[ERROR] Foo.java:[1,2] ';' expected").hasLineCount(40);
  }

  private String reasonOf(String log) throws Exception {
    Path file = Files.writeString(temp.resolve("log"), log);
    return String.join("\n", new Log(file).reason());
  }
}
