package picknmix.server.table;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.server.match.QuickTime;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.match.Update;
import picknmix.server.store.MatchStore;

/**
 * A process to be killed: the tables of a store, their bots, and a thread for each player. Each
 * line that it reads is a {@link Player}; each that it writes is one that is sent or answered, on
 * its way out before anything else happens. It ends by itself when all the matches have.
 */
final class KillableServer {
  private final Tables tables;
  private final FileOutputStream out = new FileOutputStream(FileDescriptor.out);

  private KillableServer(Tables tables) {
    this.tables = tables;
  }

  /** The store's file, and a word for the ids of this run; players come on standard input. */
  public static void main(String[] args) throws Exception {
    List<String> players = new ArrayList<>();
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      players.add(line);
    }
    MatchStore store = MatchStore.sqlite(Path.of(args[0]));
    try (Tables tables = Tables.open(Games.all(), store, new QuickTime(100))) {
      KillableServer server = new KillableServer(tables);
      server.write("ready");
      List<Thread> threads = new ArrayList<>();
      for (String player : players) {
        threads.add(Thread.startVirtualThread(() -> server.play(args[1], player.split("\t", -1))));
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }

  /** A player: table, seat, secret, and what they sent last without an answer: id, seen, action. */
  private void play(String run, String[] player) {
    BlockingQueue<Update<?>> told = new LinkedBlockingQueue<>();
    CountDownLatch over = new CountDownLatch(1);
    Random random = new Random();
    try (Watching watching =
        tables.watch(
            player[0],
            player[2],
            null,
            new TableListener() {
              @Override
              public void table(TableInfo table, @Nullable Integer seat) {
                if (table.status() == TableInfo.Status.OVER) {
                  over.countDown();
                }
              }

              @Override
              public void update(Update<?> update) {
                told.add(update);
              }
            })) {
      String who = player[0] + "\t" + player[1];
      if (player.length > 3) {
        send(watching, who, player[3], Integer.parseInt(player[4]), player[5]);
      }
      Update<?> update = told.take();
      for (int n = 0; update.result() == null; n++) {
        String action = choose(update, random);
        if (action != null) {
          send(watching, who, run + "-" + n, update.sequence(), action);
        }
        update = told.take();
      }
      over.await(); // the table hears of it a moment after the players
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable String choose(Update<?> update, Random random) {
    List<String> actions = update.actions();
    if (actions.isEmpty()) {
      return null;
    }
    String action = actions.get(random.nextInt(actions.size()));
    return action.equals("call") && random.nextInt(10) > 0 ? null : action;
  }

  private void send(Watching watching, String who, String id, int seen, String action) {
    write("sent\t" + who + "\t" + id + "\t" + seen + "\t" + action);
    Reply reply = watching.act(id, action, seen, RoundTrip.NONE, () -> {}).join();
    write(
        "answered\t"
            + who
            + "\t"
            + id
            + "\t"
            + (reply instanceof Reply.Applied applied ? applied.sequence() : "no"));
  }

  /** A line is short enough that the pipe takes all of it or nothing. */
  private void write(String line) {
    try {
      out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
