package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.server.store.MatchStore;

/** {@code backup}, {@code restore} and {@code move}, as one types them. */
final class CopyCommandsTest {
  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Main.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }

  private String data(String name) {
    return folder.resolve(name).toString();
  }

  private MatchStore open(String name) throws IOException {
    return MatchStore.sqlite(Files.createDirectories(folder.resolve(name)).resolve("picknmix.db"));
  }

  @ParameterizedTest
  @CsvSource({
    "backup, FILE",
    "backup x --data a --database jdbc:postgresql://b/c, only one may be given",
    "backup x --database jdbc:mysql://b/c, --database must begin with jdbc:postgresql:",
    "restore, FILE",
    "restore x --data a --database jdbc:postgresql://b/c, only one may be given",
    "move --data a, --database is missing",
    "move --data a --database b, --database must begin with jdbc:postgresql:",
  })
  void mistakesAreExplained(String arguments, String hint) {
    assertThat(run(arguments.split(" "))).isEqualTo(2);
    assertThat(err.toString()).contains(hint, "Try: picknmix");
  }

  @Test
  void aBackupOfAServerThatRunsIsRestoredElsewhere() throws Exception {
    try (MatchStore store = open("here")) {
      store.key("cookie", "the key");
      assertThat(run("backup", "--data", data("here"), data("file"))).isZero();
    }
    assertThat(out.toString())
        .isEqualToIgnoringNewLines(
            "%s is in %s: 1 rows (server_key 1; game_table 0; seed 0; seat 0; match_action 0)"
                .formatted(data("here"), data("file")));
    assertThat(run("restore", data("file"), "--data", data("there"))).isZero();
    try (MatchStore store = open("there")) {
      assertThat(store.key("cookie", "another")).isEqualTo("the key");
    }
    assertThat(run("restore", data("file"), "--data", data("there"))).isEqualTo(1);
    assertThat(err.toString()).hasLineCount(1).contains("is not empty", "server_key 1");
    assertThat(run("restore", data("none"), "--data", data("other"))).isEqualTo(1);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines("picknmix: there is no file " + data("none"));
    assertThat(run("backup", "--data", data("there"), data("no/file"))).isEqualTo(1);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines("picknmix: cannot write to " + data("no/file"));
    assertThat(run("backup", "--data", data("there"), data("here"))).isEqualTo(1);
    assertThat(err.toString()).hasLineCount(1).contains("is a folder");
    assertThat(run("backup", "--data", data("other"), data("file"))).isEqualTo(1);
    assertThat(err.toString()).hasLineCount(1).contains("there is no store in " + data("other"));
  }

  @Test
  void aFolderIsMovedToPostgresOnceAndWithoutTellingThePassword() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres") + "&password=sesame";
      String[] move = {"move", "--data", data("here"), "--database", url};
      assertThat(run(move)).isEqualTo(1);
      assertThat(err.toString()).contains("there is no store in " + data("here"));
      try (MatchStore store = open("here")) {
        store.key("cookie", "the key");
        assertThat(run(move)).isEqualTo(1);
        assertThat(err.toString()).hasLineCount(1).contains("a server is running on");
      }
      assertThat(run(move)).as(err.toString()).isZero();
      assertThat(out.toString())
          .contains("PostgreSQL's database postgres at localhost, and was checked there: 1 rows")
          .contains(data("here") + " is as it was")
          .doesNotContain("sesame");
      assertThat(run(move)).isEqualTo(1);
      assertThat(err.toString()).contains("is not empty", "server_key 1").doesNotContain("sesame");
      try (MatchStore store = MatchStore.postgres(url)) {
        assertThat(store.key("cookie", "another")).isEqualTo("the key");
      }
      assertThat(run("backup", "--database", url, data("file"))).isZero();
      assertThat(run("restore", data("file"), "--data", data("back"))).isZero();
    }
    try (MatchStore store = open("back")) {
      assertThat(store.key("cookie", "another")).isEqualTo("the key");
    }
  }

  @Test
  void onlyALongCopyTellsHowFarItIs() {
    AtomicLong now = new AtomicLong(-7);
    CopyNews news = new CopyNews(new PrintWriter(err), now::get);
    news.accept(1_000);
    now.addAndGet(TimeUnit.SECONDS.toNanos(5));
    news.accept(1_234_000);
    news.accept(1_235_000);
    now.addAndGet(TimeUnit.SECONDS.toNanos(5));
    news.accept(2_000_000);
    assertThat(err.toString().lines())
        .containsExactly("picknmix: 1,234,000 rows so far", "picknmix: 2,000,000 rows so far");
  }
}
