package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ServeCommandTest {
  @TempDir private Path folder;
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.commandLine().setErr(new PrintWriter(err)).execute(arguments);
  }

  @ParameterizedTest
  @CsvSource({
    "serve --port 65536, --port must be from 0 to 65535",
    "serve --port many, --port",
    "serve --database jdbc:mysql://x/y, jdbc:postgresql:",
    "serve --base-url candy.example, --base-url must be like https://candy.example",
    "serve --base-url https://candy.example/games, --base-url must be like",
    "serve --base-url https://me@candy.example, --base-url must be like",
    "serve --trusted-proxy proxy.example, proxy.example is no address",
    "serve --trusted-proxy 10.0.0.0/33, a number up to 32",
    "serve --keep 30, like 30d",
    "serve --sockets 0, must be 1 or more",
    "serve --sockets-per-address 0, must be 1 or more",
    "serve --host no.such.host.invalid, --host must be an address",
    "serve --seeds here, need --cluster",
    "serve --cluster here, --cluster needs --database",
    "serve --cluster here:99999, is not like HOST:PORT",
    "serve --database jdbc:postgresql://x/y --cluster here, either --seeds or --seeds-dns",
    "serve --database jdbc:postgresql://x/y --cluster a --seeds-dns b --nodes 0, 1 or more",
    "serve --database jdbc:postgresql://x/y --cluster a --seeds-dns b --cluster-keys c, cannot read",
    "serve --database jdbc:postgresql://x/y --cluster a --seeds a, needs the cluster module",
    "load --tables 0, --tables must be from 1 to 5000",
    "load --seconds 601, --seconds must be from 1 to 600",
    "load --url http://127.0.0.1:1/ --stall 3, are for servers that this command starts",
    "load --url http://192.0.2.1/, --url must be a server on this machine",
  })
  void mistakesAreExplained(String arguments, String hint) {
    assertThat(run(arguments.split(" "))).isEqualTo(2);
    assertThat(err.toString()).contains(hint, "Try: picknmix");
  }

  @Test
  void aServerThatIsNotThereIsNamed() {
    assertThat(run("load", "--url", "http://127.0.0.1:1/")).isEqualTo(1);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines("picknmix: no server answers at http://127.0.0.1:1/");
  }

  @Test
  void aFolderThatCannotBeMadeIsToldInOneLine() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThat(run("serve", "--data", file.resolve("data").toString())).isEqualTo(1);
    assertThat(err.toString()).hasLineCount(1).contains("cannot make the folder");
  }
}
