package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import picknmix.games.Games;
import picknmix.kernel.Level;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.QuickTime;
import picknmix.server.store.MatchStore;
import picknmix.server.table.TableInfo.Status;

/**
 * Kills a real process at any moment while bots and people play, again and again. Whatever it had
 * acknowledged is in the log after that, once and in its place; what it had not is there at most
 * once, also when it is sent again; and in the end every match is over.
 */
final class KilledServerIT {
  private static final int KILLS = 50;
  private static final int TABLES = 4;
  private static final int MOST_LINES = 40;
  private static final Player OLA = new Player("Ola", "#c2185b", "bonbon");

  /** A seat and its secret. */
  private record Person(String table, int seat, String secret) {}

  /** Something that somebody sent. */
  private record Sent(String id, int seen, String action) {}

  /** What became of it: its number in the log, or no. */
  private record Answer(String table, int seat, String id, String sequence) {}

  @TempDir Path folder;
  private final Random random = new Random();
  private final Map<String, Person> people = new LinkedHashMap<>();
  private final Map<String, Sent> unanswered = new HashMap<>();
  private final Map<String, List<LoggedAction>> logs = new LinkedHashMap<>();
  private final List<Answer> answers = new ArrayList<>();
  private int answered;

  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
  void whatWasAcknowledgedSurvivesEveryKill() throws Exception {
    int midGame = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      keepPlaying();
      Process server = start("r" + kill);
      int lines = random.nextInt(MOST_LINES);
      try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
        for (int i = 0; i < lines; i++) {
          hear(out.readLine());
        }
        kill(server);
        for (String line = out.readLine(); line != null; line = out.readLine()) {
          hear(line);
        }
      }
      midGame += unanswered.isEmpty() ? 0 : 1;
      check();
    }
    assertThat(midGame).as("kills while somebody waited for an answer").isPositive();
    assertThat(answered).as("acknowledged actions").isGreaterThan(KILLS);
    playToTheEnd();
  }

  /** By its handle, which unlike the process does not throw away what it had written. */
  private static void kill(Process server) throws InterruptedException {
    server.toHandle().destroyForcibly();
    server.waitFor();
  }

  private void playToTheEnd() throws Exception {
    Process server = start("end");
    try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        hear(line);
      }
    }
    assertThat(server.waitFor()).as(Files.readString(folder.resolve("errors"))).isZero();
    check();
    try (Tables tables = tables()) {
      for (String table : logs.keySet()) {
        assertThat(tables.info(table).status()).isEqualTo(Status.OVER);
        assertThat(tables.published(table, null).seed()).isNotNull();
      }
    }
  }

  /** Sets up matches of two people and a bot, so that some are always in play. */
  private void keepPlaying() {
    try (Tables tables = tables()) {
      people.values().removeIf(person -> tables.info(person.table()).status() == Status.OVER);
      while (people.size() < 2 * TABLES) {
        NewTable wish =
            new NewTable(
                "candy-match",
                3,
                null,
                null,
                null,
                false,
                Map.of(2, Level.HARD),
                false,
                false,
                null,
                null);
        SeatTaken ola = tables.create(OLA, wish);
        SeatTaken ben = tables.takeSeat(ola.table().id(), null, OLA);
        tables.start(ola.table().id(), ola.secret());
        for (SeatTaken taken : List.of(ola, ben)) {
          String table = taken.table().id();
          people.put(key(table, taken.seat()), new Person(table, taken.seat(), taken.secret()));
          logs.put(table, List.of());
        }
      }
    }
  }

  private static String key(String table, Object seat) {
    return table + "\t" + seat;
  }

  /** The tables in this process, which does not play. */
  private Tables tables() {
    MatchStore store = MatchStore.sqlite(file());
    var threads = Executors.newVirtualThreadPerTaskExecutor();
    Means means =
        new Means(
            Games.all(),
            store,
            new QuickTime(100),
            new Secrets(),
            threads,
            task -> {},
            store::append);
    return new Tables(
        means,
        () -> {
          threads.close();
          store.close();
        });
  }

  private Path file() {
    return folder.resolve("tables.db");
  }

  private Process start(String run) throws IOException {
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + folder,
                "-Djava.util.logging.config.file="
                    + System.getProperty("java.util.logging.config.file"),
                "-cp",
                System.getProperty("java.class.path"),
                KillableServer.class.getName(),
                file().toString(),
                run)
            .redirectError(ProcessBuilder.Redirect.appendTo(folder.resolve("errors").toFile()))
            .start();
    try (var in = server.outputWriter(StandardCharsets.UTF_8)) {
      for (Map.Entry<String, Person> entry : people.entrySet()) {
        Person person = entry.getValue();
        in.write(entry.getKey() + "\t" + person.secret());
        Sent again = unanswered.get(entry.getKey());
        if (again != null) {
          in.write("\t" + again.id() + "\t" + again.seen() + "\t" + again.action());
        }
        in.write("\n");
      }
    }
    return server;
  }

  /** Half a line cannot be, and no line means that all matches are over. */
  private void hear(@Nullable String line) {
    if (line == null || line.equals("ready")) {
      return;
    }
    String[] words = line.split("\t", -1);
    String who = key(words[1], words[2]);
    if (words[0].equals("sent")) {
      unanswered.put(who, new Sent(words[3], Integer.parseInt(words[4]), words[5]));
    } else {
      unanswered.remove(who);
      answers.add(new Answer(words[1], Integer.parseInt(words[2]), words[3], words[4]));
    }
  }

  private void check() throws IOException {
    assertThat(folder.resolve("errors")).isEmptyFile();
    try (MatchStore store = MatchStore.sqlite(file())) {
      logs.replaceAll((table, before) -> checkLog(table, before, store.actions(table)));
    }
    for (Answer answer : answers) {
      checkAnswer(answer, logs.get(answer.table()));
    }
    answers.clear();
  }

  /** The log has only grown, without gaps, and has no command twice. */
  private static List<LoggedAction> checkLog(
      String table, List<LoggedAction> before, List<LoggedAction> now) {
    assertThat(now).as(table).hasSizeGreaterThanOrEqualTo(before.size());
    assertThat(now.subList(0, before.size())).as(table).isEqualTo(before);
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < now.size(); i++) {
      LoggedAction action = now.get(i);
      assertThat(action.sequence()).isEqualTo(i + 1);
      assertThat(action.id() == null || ids.add(key(action.id(), action.seat())))
          .as("%s applied once", action)
          .isTrue();
    }
    return now;
  }

  private void checkAnswer(Answer answer, List<LoggedAction> log) {
    List<Integer> found =
        log.stream()
            .filter(a -> answer.id().equals(a.id()) && a.seat() == answer.seat())
            .map(LoggedAction::sequence)
            .toList();
    if (answer.sequence().equals("no")) {
      assertThat(found).as("%s was not done", answer).isEmpty();
    } else {
      answered++;
      assertThat(found)
          .as("%s was done", answer)
          .containsExactly(Integer.valueOf(answer.sequence()));
    }
  }
}
