package picknmix.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.server.table.Tables;

/** With keys servers talk through TLS, and only with those of the same authority. */
final class KeysTest {
  private static final String PASSWORD = "sesame-opens";

  @TempDir Path folder;

  @Test
  void onlyThoseWithAKeyOfTheHouseMayJoin() throws Exception {
    authority("ours");
    authority("others");
    try (Servers servers = Servers.planned(3)) {
      Tables first = servers.add(0, key("ours", "first"), PASSWORD);
      Servers.await(first::isReady);
      Tables second = servers.add(1, key("ours", "second"), PASSWORD);
      Servers.await(second::isReady);
      Tables stranger = servers.add(2, key("others", "stranger"), PASSWORD);
      TimeUnit.SECONDS.sleep(5); // in which the second was ready
      assertThat(stranger.isReady()).isFalse();
      assertThat(first.isReady()).isTrue();
    }
  }

  /** As docs/operations.md tells it. */
  private void authority(String name) throws IOException, InterruptedException {
    keytool(
        "-genkeypair",
        "-alias",
        name,
        "-keyalg",
        "EC",
        "-dname",
        "CN=" + name,
        "-ext",
        "bc:c",
        "-validity",
        "3650",
        "-keystore",
        name + ".p12");
    keytool("-exportcert", "-alias", name, "-keystore", name + ".p12", "-file", name + ".crt");
  }

  private Path key(String authority, String name) throws IOException, InterruptedException {
    String store = name + ".p12";
    keytool(
        "-genkeypair", "-alias", name, "-keyalg", "EC", "-dname", "CN=" + name, "-keystore", store);
    keytool("-certreq", "-alias", name, "-keystore", store, "-file", name + ".csr");
    keytool(
        "-gencert",
        "-alias",
        authority,
        "-keystore",
        authority + ".p12",
        "-infile",
        name + ".csr",
        "-outfile",
        name + ".crt",
        "-validity",
        "3650");
    keytool(
        "-importcert",
        "-noprompt",
        "-alias",
        authority,
        "-keystore",
        store,
        "-file",
        authority + ".crt");
    keytool("-importcert", "-alias", name, "-keystore", store, "-file", name + ".crt");
    return folder.resolve(store);
  }

  private void keytool(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    command.addAll(List.of(arguments));
    command.addAll(List.of("-storetype", "PKCS12"));
    boolean hasStore = List.of(arguments).contains("-keystore");
    assertThat(hasStore).isTrue();
    command.addAll(List.of("-storepass", PASSWORD));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }
}
