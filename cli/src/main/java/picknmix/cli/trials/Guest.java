package picknmix.cli.trials;

import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.kernel.Json;

/** One more socket at somebody's place, which may behave in any way. */
final class Guest implements Line.Listener {
  private final Crowd crowd;
  private final Seating where;
  private final Glance glance = new Glance();
  private @Nullable Line line;
  private boolean greeted;
  private int status;

  Guest(Crowd crowd, Seating where) {
    this.crowd = crowd;
    this.where = where;
  }

  void connect() {
    greeted = false;
    status = 0;
    line = crowd.loop().connect(crowd.url(), this);
  }

  void drop() {
    if (line != null) {
      line.drop();
    }
  }

  void send(String text) {
    if (line != null) {
      line.send(text);
    }
  }

  void goDeaf() {
    if (line != null) {
      line.goDeaf();
    }
  }

  /** Whether it has been told how the table stands. */
  boolean isGreeted() {
    return greeted;
  }

  /** With which the server has ended the line; 0 if it has not. */
  int status() {
    return status;
  }

  @Override
  public void opened() {
    send(
        Json.write(
            Json.object(
                "type", "watch", "table", where.table(), "secret", where.secret(), "after", null)));
  }

  @Override
  public void heard(byte[] bytes, int from, int to) {
    glance.at(bytes, from, to);
    if (glance.type().equals("ping")) {
      send(Json.write(Json.object("type", "pong", "n", glance.number())));
    }
    greeted |= glance.type().equals("update");
  }

  @Override
  public void closed(int with, String why) {
    status = with;
  }
}
