package picknmix.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Three real servers in processes of their own: one is killed, one is paused, all are replaced.
 * What was acknowledged is in the log once, and everybody sees the same.
 */
final class ClusterIT {
  private static final Path LAUNCHER = Path.of("..", "picknmix").toAbsolutePath().normalize();

  @Test
  void serversGoAndTablesStay() throws Exception {
    ProcessBuilder trials =
        new ProcessBuilder(
            List.of(
                LAUNCHER.toString(),
                "trials",
                "--short",
                "--only",
                "cluster-kills",
                "--only",
                "cluster-pauses",
                "--only",
                "cluster-update"));
    trials.environment().put("PICKNMIX_NO_BUILD", "1");
    Process process = trials.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).contains("2 kills", "1 pauses", "3 servers replaced");
  }
}
