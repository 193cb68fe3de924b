package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Little of every fault against real servers. What was acknowledged is in the log once, everybody
 * sees the same, and no table is stuck.
 */
final class TrialsIT {
  @Test
  void serversKeepWhatTheyPromise() throws Exception {
    var result = Launcher.run("trials", "--short");
    assertThat(result.status()).as(result.out() + result.err()).isZero();
    assertThat(result.out())
        .contains("kills-sqlite", "kills-postgres", "sqlite-locked", "postgres-gone", "storm")
        .contains("cluster-kills", "cluster-pauses", "cluster-update");
  }

  @Test
  void anUnknownTrialIsAMistake() throws Exception {
    var result = Launcher.run("trials", "--only", "earthquake");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("there is no trial 'earthquake', only kills-sqlite,");
  }
}
