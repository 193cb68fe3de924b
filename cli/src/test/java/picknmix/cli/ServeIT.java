package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program: it serves, says where, refuses a port that is taken, and stops when told. */
final class ServeIT {
  @TempDir private Path folder;

  @Test
  void aDatabaseThatCannotBeReachedIsOneLineWithoutItsPassword() throws Exception {
    for (String place : List.of("h:abc/x?", "127.0.0.1:1/x?", "127.0.0.1:1/x?%zz&")) {
      String url = "jdbc:postgresql://" + place + "user=a&password=SeCrEt";
      var result = Launcher.run("serve", "--port", "0", "--database", url);
      assertThat(result.status()).as(url).isEqualTo(1);
      assertThat(result.err()).doesNotContain("SeCrEt");
      assertThat(result.err().lines().filter(line -> !line.startsWith("{")))
          .singleElement()
          .asString()
          .startsWith("picknmix: ");
    }
  }

  @Test
  void servesUntilItIsToldToStop() throws Exception {
    Process server =
        Launcher.prepare("serve", "--port", "0", "--data", folder.resolve("data").toString())
            .redirectError(folder.resolve("log").toFile())
            .start();
    try (BufferedReader out = server.inputReader();
        HttpClient http = HttpClient.newHttpClient()) {
      String greeting = out.readLine();
      assertThat(greeting).startsWith("Pick & Mix: http://127.0.0.1:");
      URI url = URI.create(greeting.substring(greeting.indexOf("http"), greeting.indexOf("   ")));
      HttpRequest ready = HttpRequest.newBuilder(url.resolve("/health/ready")).build();
      assertThat(http.send(ready, BodyHandlers.ofString()).statusCode()).isEqualTo(200);

      var second =
          Launcher.run(
              "serve",
              "--port",
              Integer.toString(url.getPort()),
              "--data",
              folder.resolve("other").toString());
      assertThat(second.status()).isEqualTo(1);
      assertThat(second.err().lines().filter(line -> !line.startsWith("{")))
          .singleElement()
          .asString()
          .contains("cannot listen on 127.0.0.1 port " + url.getPort());

      server.destroy();
      assertThat(server.waitFor(1, TimeUnit.MINUTES)).isTrue();
    } finally {
      server.destroyForcibly();
    }
  }

  @Test
  void aFewTablesAreNoLoad() throws Exception {
    var result =
        Launcher.run(
            ("load --tables 4 --game mix --bots 1 --watchers 1 --reconnects 10 --stall 1"
                    + " --warm-up 1 --seconds 3 --pause 20")
                .split(" "));
    assertThat(result.status()).as(result.out() + result.err()).isZero();
    assertThat(result.out()).contains("pings meanwhile", "errors     0", "lost       0 updates");
  }
}
