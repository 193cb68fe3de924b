package picknmix.cli.fuzz;

import java.net.URI;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.cli.client.Loop;
import picknmix.kernel.Json;

/** A socket at a table, which keeps updates and what becomes of acts. */
final class Ear implements Line.Listener {
  private static final int PATIENCE_SECONDS = 20;

  private final Loop loop;
  private final URI url;
  private final Place place;
  private final Consumer<String> said;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final Glance glance = new Glance();
  private @Nullable Integer after;
  private @Nullable Line line;

  /**
   * @param said told everything that is sent, as it is sent
   */
  Ear(Loop loop, URI url, Place place, Consumer<String> said) {
    this.loop = loop;
    this.url = url;
    this.place = place;
    this.said = said;
  }

  Place place() {
    return place;
  }

  /** Comes to the table, or comes back to it: what was told before is no answer any more. */
  void watch(@Nullable Integer last) throws InterruptedException {
    loop.call(
        () -> {
          heard.clear();
          after = last;
          line = loop.connect(url, this);
          return true;
        });
  }

  void say(Object... message) {
    loop.run(() -> send(message));
  }

  void leave() {
    loop.run(
        () -> {
          if (line != null) {
            line.drop();
          }
        });
  }

  /** The next thing that it is told about the match. */
  String next() throws InterruptedException, FuzzFailed {
    String text = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (text == null) {
      throw new FuzzFailed("table " + place.table() + " says nothing");
    }
    return text;
  }

  /** What it has been told already; null if there is nothing more. */
  @Nullable String poll() {
    return heard.poll();
  }

  private void send(@Nullable Object... message) {
    String text = Json.write(Json.object(message));
    said.accept(text);
    if (line != null) {
      line.send(text);
    }
  }

  @Override
  public void opened() {
    send("type", "watch", "table", place.table(), "secret", place.secret(), "after", after);
  }

  @Override
  public void heard(byte[] bytes, int from, int to) {
    glance.at(bytes, from, to);
    switch (glance.type()) {
      case "ping" -> send("type", "pong", "n", glance.number());
      case "update", "reply", "error" -> heard.add(Glance.text(bytes, from, to));
      default -> {} // who sits where: names and ids are each table's own
    }
  }

  @Override
  public void closed(int status, String why) {
    heard.add("closed " + status);
  }
}
