package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.cli.client.Loop;
import picknmix.kernel.Json;

/** Messages on sockets: a few on each, since one that sends too much nonsense is cut off. */
final class SocketTarget implements Target, AutoCloseable {
  private static final int MESSAGES = 15;
  private static final int PATIENCE_SECONDS = 20;

  private final URI url;
  private final Lobby lobby;
  private final Loop loop;
  private final List<String> waiting = new ArrayList<>();

  SocketTarget(URI url, Lobby lobby) throws IOException {
    this.url = url;
    this.lobby = lobby;
    this.loop = Loop.start(bug -> {});
  }

  @Override
  public void feed(SplittableRandom random) throws InterruptedException, FuzzFailed {
    waiting.add(message(random));
    if (waiting.size() == MESSAGES) {
      Lobby.Place place = lobby.any(random);
      List<String> messages = List.copyOf(waiting);
      waiting.clear();
      Talk talk = new Talk(place, messages);
      loop.run(() -> talk.line = loop.connect(url, talk));
      boolean ended = talk.ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      loop.run(talk::hangUp);
      String wrong = ended ? talk.wrong : "there was no answer";
      if (wrong != null) {
        throw new FuzzFailed(wrong + "\nafter\n" + String.join("\n", messages));
      }
    }
  }

  private String message(SplittableRandom random) {
    Lobby.Place place = lobby.any(random);
    Lobby.Place other = lobby.any(random);
    List<String> good =
        List.of(
            text("type", "watch", "table", place.table(), "secret", place.secret(), "after", 0),
            text("type", "watch", "table", place.table(), "secret", other.secret(), "after", 3),
            text("type", "act", "id", "f" + random.nextInt(9), "action", "reveal", "seen", 1),
            text("type", "act", "id", "f", "action", "place 12 1,1 r1", "seen", 2),
            text("type", "act", "id", "f", "action", "undo", "seen", 5),
            text("type", "act", "id", "f", "action", "take 1 2 3", "seen", 5),
            text("type", "signal", "phrase", "hello", "at", "2,3"),
            text("type", "pong", "n", 1));
    return new Mutator(good).mutate(random);
  }

  private static String text(@Nullable Object... fields) {
    return Json.write(Json.object(fields));
  }

  @Override
  public void close() {
    loop.close();
  }

  /** One socket: watches, says it all, and asks something whose answer shows that all was heard. */
  private static final class Talk implements Line.Listener {
    private static final String LAST = "the last one";

    private final Lobby.Place place;
    private final List<String> messages;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Glance glance = new Glance();
    private @Nullable Line line;
    private volatile @Nullable String wrong;

    Talk(Lobby.Place place, List<String> messages) {
      this.place = place;
      this.messages = messages;
    }

    @Override
    public void opened() {
      send(text("type", "watch", "table", place.table(), "secret", place.secret(), "after", null));
      messages.forEach(this::send);
      send(text("type", "act", "id", LAST, "action", "no such action", "seen", 0));
    }

    private void send(String message) {
      if (line != null) {
        line.send(message);
      }
    }

    void hangUp() {
      if (line != null) {
        line.drop();
      }
    }

    @Override
    public void heard(byte[] bytes, int from, int to) {
      glance.at(bytes, from, to);
      String type = glance.type();
      if (type.equals("reply") || type.equals("error")) {
        String text = Glance.text(bytes, from, to);
        if (text.contains("\"internal\"") || text.contains("Exception")) {
          wrong = text;
        }
        if (LAST.equals(glance.id())) {
          ended.countDown();
        }
      }
    }

    @Override
    public void closed(int status, String why) {
      ended.countDown();
    }
  }
}
