package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program: processes know of each other, and a browser is known after the move. */
final class MoveIT {
  @TempDir private Path folder;

  @Test
  void aServerIsBackedUpWhileItRunsAndMovedWhenItDoesNot() throws Exception {
    String data = folder.resolve("data").toString();
    String file = folder.resolve("file").toString();
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
        HttpClient http = HttpClient.newHttpClient()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      String cookie;
      String me;
      try (Served served = new Served("--data", data)) {
        HttpResponse<String> first = http.send(served.me().build(), BodyHandlers.ofString());
        String header = first.headers().firstValue("Set-Cookie").orElseThrow();
        cookie = header.substring(0, header.indexOf(';'));
        me = first.body();

        var backup = Launcher.run("backup", "--data", data, file);
        assertThat(backup.status()).as(backup.err()).isZero();
        var refused = Launcher.run("move", "--data", data, "--database", url);
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err()).hasLineCount(1).contains("a server is running on " + data);
      } // killed, so that part of it is in the -wal file still

      var moved = Launcher.run("move", "--data", data, "--database", url);
      assertThat(moved.status()).as(moved.err()).isZero();
      assertThat(moved.err()).isEmpty();
      try (Served served = new Served("--database", url)) {
        HttpRequest request = served.me().header("Cookie", cookie).build();
        HttpResponse<String> again = http.send(request, BodyHandlers.ofString());
        assertThat(again.body()).isEqualTo(me);
        assertThat(again.headers().firstValue("Set-Cookie")).isEmpty();
      }
    }
  }

  /** Is killed when it is closed. */
  private final class Served implements AutoCloseable {
    private final Process process;
    private final URI url;

    Served(String... store) throws Exception {
      List<String> arguments = new ArrayList<>(List.of("serve", "--port", "0"));
      arguments.addAll(Arrays.asList(store));
      process =
          Launcher.prepare(arguments.toArray(String[]::new))
              .redirectError(folder.resolve("log").toFile())
              .start();
      BufferedReader out = process.inputReader();
      String greeting = out.readLine();
      assertThat(greeting).startsWith("Pick & Mix: http://127.0.0.1:");
      url = URI.create(greeting.substring(greeting.indexOf("http"), greeting.indexOf("   ")));
    }

    HttpRequest.Builder me() {
      return HttpRequest.newBuilder(url.resolve("/api/me"));
    }

    @Override
    public void close() {
      process.destroyForcibly().onExit().join();
    }
  }
}
