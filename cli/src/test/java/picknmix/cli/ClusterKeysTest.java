package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The keys that {@code deploy/keys.sh} makes for the nodes of a cluster. */
final class ClusterKeysTest {
  private static final String PASSWORD = "caramel & cream";

  @TempDir private Path folder;

  @Test
  void nodesHaveTheirOwnKeysOfOneAuthority() throws Exception {
    assertThat(make("node1")).isZero();
    assertThat(make("node2")).as("later, by the same authority").isZero();
    KeyStore one = load("node1");
    KeyStore two = load("node2");
    Certificate authority = one.getCertificate("authority");
    assertThat(authority).isEqualTo(two.getCertificate("authority"));
    for (KeyStore node : new KeyStore[] {one, two}) {
      assertThat(Collections.list(node.aliases())).containsExactlyInAnyOrder("authority", "node");
      assertThat(node.isCertificateEntry("authority")).isTrue();
      assertThat(node.getKey("node", PASSWORD.toCharArray())).isNotNull();
      node.getCertificate("node").verify(authority.getPublicKey());
    }
    assertThat(one.getCertificate("node")).isNotEqualTo(two.getCertificate("node"));
    assertThat(make("node1")).as("a key is never replaced").isEqualTo(1);
    assertThat(load("node1").getCertificate("node")).isEqualTo(one.getCertificate("node"));
  }

  private int make(String node) throws Exception {
    ProcessBuilder keys =
        new ProcessBuilder(
            Deploy.FOLDER.resolve("keys.sh").toString(), folder.toString() + "/all keys", node);
    keys.environment().put("PICKNMIX_CLUSTER_PASSWORD", PASSWORD);
    keys.environment()
        .merge("PATH", "", (path, none) -> System.getProperty("java.home") + "/bin:" + path);
    return keys.redirectErrorStream(true)
        .redirectOutput(folder.resolve("told").toFile())
        .start()
        .waitFor();
  }

  private KeyStore load(String node) throws Exception {
    return KeyStore.getInstance(
        folder.resolve("all keys").resolve(node + ".p12").toFile(), PASSWORD.toCharArray());
  }
}
