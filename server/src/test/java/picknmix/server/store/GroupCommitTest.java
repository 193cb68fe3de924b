package picknmix.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is written together, when one of it fails. */
@Timeout(60)
final class GroupCommitTest {
  @TempDir private Path folder;
  private Path file;
  private Database database;
  private GroupCommit writer;
  private final CountDownLatch gathered = new CountDownLatch(1);
  private final Map<String, List<String>> told = new LinkedHashMap<>();

  @BeforeEach
  void open() {
    file = folder.resolve("keys.db");
    database = Database.sqlite(file);
    writer = GroupCommit.start(database.writing(), Runnable::run);
    add(
        "first",
        to -> {
          try {
            gathered.await(); // what comes meanwhile is written together
          } catch (InterruptedException e) {
            throw new SQLException(e);
          }
        });
  }

  @AfterEach
  void close() {
    writer.close();
    database.readers().close();
  }

  @Test
  void anErrorIsItsOwn() throws SQLException {
    add("a", to -> insert(to, "a"));
    add(
        "b",
        to -> {
          insert(to, "b");
          throw new StackOverflowError();
        });
    add("c", to -> insert(to, "c"));
    gather();
    assertThat(keys()).containsExactly("a", "c");
    assertThat(told)
        .containsEntry("a", List.of("written"))
        .containsEntry("b", List.of("StackOverflowError"))
        .containsEntry("c", List.of("written"));
    assertThat(writer.isWell()).isTrue();
  }

  @Test
  void aConflictLeavesTheOthersAsTheyAre() throws SQLException {
    add("a", to -> insert(to, "a"));
    add(
        "b",
        to -> {
          throw new Conflict("somebody was quicker");
        });
    add("twice", to -> insert(to, "a"));
    add("c", to -> insert(to, "c"));
    gather();
    assertThat(keys()).containsExactly("a", "c");
    assertThat(told)
        .containsEntry("b", List.of("Conflict"))
        .containsEntry("twice", List.of("SQLiteException"))
        .containsEntry("c", List.of("written"));
    assertThat(writer.isWell()).isTrue();
  }

  @Test
  void afterTheDatabaseHasGoneTheRestAreNotTried() throws SQLException {
    List<String> tried = new ArrayList<>();
    add("wrong", to -> insert(to, null));
    add(
        "gone",
        to -> {
          throw new SQLException("the line was cut", "08006");
        });
    add(
        "rest",
        to -> {
          tried.add("rest");
          insert(to, "rest");
        });
    gather();
    assertThat(tried).isEmpty();
    assertThat(keys()).isEmpty();
    assertThat(told)
        .containsEntry("wrong", List.of("SQLiteException"))
        .containsEntry("gone", List.of("StoreDown"))
        .containsEntry("rest", List.of("StoreDown"));
  }

  @Test
  void oneThatWasCutOffOnceIsTriedAgainBeforeAnythingFails() throws SQLException {
    add(
        "gone",
        to -> {
          throw new SQLException("the line was cut", "08006");
        });
    gather();
    assertThat(told).containsEntry("gone", List.of("StoreDown"));
    writer.commit(to -> insert(to, "next"));
    assertThat(keys()).containsExactly("next");
    assertThat(writer.isWell()).isTrue();
  }

  private void add(String name, GroupCommit.Write write) {
    writer.commit(
        write,
        failure -> {
          String outcome = failure == null ? "written" : failure.getClass().getSimpleName();
          told.computeIfAbsent(name, first -> new ArrayList<>()).add(outcome);
        });
  }

  /** Lets all that has come be written, and waits for it. */
  private void gather() {
    CountDownLatch last = new CountDownLatch(1);
    writer.commit(to -> {}, failure -> last.countDown());
    gathered.countDown();
    try {
      last.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void insert(WriterConnection to, String name) throws SQLException {
    to.update("insert into server_key (name, value) values (?, 'x')", name);
  }

  private List<String> keys() throws SQLException {
    try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + file);
        ResultSet rows =
            reader
                .createStatement()
                .executeQuery("select name from server_key where name <> 'probe' order by name")) {
      List<String> names = new ArrayList<>();
      while (rows.next()) {
        names.add(rows.getString(1));
      }
      return names;
    }
  }
}
