package picknmix.cli.trials;

import java.nio.charset.StandardCharsets;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Somebody at a table who wants to go on whatever happens: connects again, asks for what was
 * missed, and sends again what was not answered. On the crowd's loop.
 */
final class Actor {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int REMEMBERED = 256;
  private static final int TRY_AGAIN_MILLIS = 300;

  /** What was sent and not answered. */
  private record Sent(String id, String action, int seen) {}

  private final Crowd crowd;
  private final Seating where;
  private final Glance glance = new Glance();
  private final TreeMap<Integer, String> updates = new TreeMap<>();
  private @Nullable Line line;
  private @Nullable Sent sent;
  private boolean greeted; // has the answer to its last watch
  private boolean gone;
  private boolean thinks;
  private byte[] actions = {};
  private boolean over;
  private int last = -1;
  private int pings;

  Actor(Crowd crowd, Seating where) {
    this.crowd = crowd;
    this.where = where;
  }

  Seating where() {
    return where;
  }

  int last() {
    return last;
  }

  int pings() {
    return pings;
  }

  boolean isOver() {
    return over;
  }

  boolean isWaiting() {
    return sent != null;
  }

  boolean isHere() {
    return greeted;
  }

  /** What it was told at that number; null if it was not, or too long ago. */
  @Nullable String told(int seq) {
    return updates.get(seq);
  }

  void connect() {
    if (!gone && line == null) {
      Ears ears = new Ears();
      line = crowd.loop().connect(crowd.url(), ears);
      ears.own = line;
    }
  }

  void leave() {
    gone = true;
    lose();
  }

  /** Its line breaks; it will come back. */
  void lose() {
    if (line != null) {
      line.drop();
      broken();
    }
  }

  /** Its phone falls asleep: nothing is read or answered, and nobody is told. */
  void fallAsleep() {
    if (line != null) {
      line.goDeaf();
    }
  }

  void wakeUp() {
    if (line != null) {
      line.listenAgain();
    }
  }

  /** Does something, if it may, wants to, and has no answer to wait for. */
  void act() {
    thinks = false;
    if (crowd.isQuiet() || sent != null || !greeted || over || actions.length == 0) {
      return;
    }
    JsonNode list = JSON.readTree(new String(actions, StandardCharsets.UTF_8));
    String action = list.get(crowd.random().nextInt(list.size())).asString();
    sent = new Sent(crowd.nextId(), action, last);
    send(sent);
  }

  private void think() {
    if (!thinks && where.secret() != null && actions.length > 0) {
      thinks = true;
      crowd.loop().after(crowd.thinkMillis(), this::act);
    }
  }

  private void send(Sent what) {
    say(Json.object("type", "act", "id", what.id(), "action", what.action(), "seen", what.seen()));
  }

  private void say(Object message) {
    if (line != null) {
      line.send(Json.write(message));
    }
  }

  private void watch() {
    greeted = false;
    Integer after = last < 0 ? null : last;
    String secret = where.secret();
    say(Json.object("type", "watch", "table", where.table(), "secret", secret, "after", after));
  }

  private void broken() {
    line = null;
    greeted = false;
    if (!gone) {
      crowd.loop().after(crowd.random().nextInt(TRY_AGAIN_MILLIS), this::connect);
    }
  }

  private void update(String text) {
    int seq = glance.number();
    if (greeted && seq == last) {
      // It may be told again how the table stands, as long as that is the same.
      crowd.check(Fresh.difference(where, seq, text, updates.get(seq)));
    } else if (greeted && seq != last + 1) {
      crowd.failed("%s was told of %d after %d".formatted(where, seq, last));
    } else if (seq < last) {
      crowd.failed("%s was told of %d, and knew %d before".formatted(where, seq, last));
    }
    boolean back = !greeted;
    greeted = true;
    last = seq;
    over = glance.isOver();
    actions = glance.actions();
    updates.put(seq, text);
    if (updates.size() > REMEMBERED) {
      updates.pollFirstEntry();
    }
    if (back && sent != null) {
      send(sent);
    }
    think();
  }

  private void replied() {
    Sent mine = sent;
    if (mine == null || !mine.id().equals(glance.id())) {
      return;
    }
    switch (glance.outcome()) {
      case "pending" -> {}
      case "unavailable" -> crowd.loop().after(TRY_AGAIN_MILLIS, this::sendAgain);
      case "applied" -> {
        sent = null;
        crowd.ledger().applied(where.table(), where.seat(), mine.id(), glance.number());
        think();
      }
      default -> notDone(mine);
    }
  }

  private void notDone(Sent mine) {
    sent = null;
    crowd.ledger().denied(where.table(), where.seat(), mine.id());
    think();
  }

  private void sendAgain() {
    if (sent != null && greeted) {
      send(sent);
    }
  }

  private void error(String text) {
    if (sent != null && sent.id().equals(glance.id())) {
      notDone(sent);
    } else if ("unavailable".equals(glance.code())) {
      crowd.loop().after(TRY_AGAIN_MILLIS, this::watch);
    } else {
      crowd.failed(where + " was told: " + text);
    }
  }

  private final class Ears implements Line.Listener {
    private @Nullable Line own;

    @Override
    public void opened() {
      if (own == line) {
        watch();
      }
    }

    @Override
    public void heard(byte[] bytes, int from, int to) {
      if (own != line) {
        return;
      }
      glance.at(bytes, from, to);
      switch (glance.type()) {
        case "ping" -> {
          pings++;
          say(Json.object("type", "pong", "n", glance.number()));
        }
        case "update" -> update(Glance.text(bytes, from, to));
        case "reply" -> replied();
        case "error" -> error(Glance.text(bytes, from, to));
        default -> {} // who sits where
      }
    }

    @Override
    public void pinged() {
      pings++;
    }

    @Override
    public void closed(int status, String why) {
      if (own == line) {
        broken();
      }
    }
  }
}
