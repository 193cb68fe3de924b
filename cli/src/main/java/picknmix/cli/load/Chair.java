package picknmix.cli.load;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Somebody on a seat, or who watches: a real socket that hears everything, answers pings, acts when
 * told, and may drop and come back.
 */
final class Chair {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int NOTHING = -1;

  private final LoadTable table;
  private final String name;
  private final @Nullable String secret;
  private @Nullable Line line;
  private String id = "";
  private boolean here;
  private long awaySince;
  private int last = NOTHING;
  private byte[] actions = {};
  private boolean over;

  /**
   * @param secret null for those who only watch
   */
  Chair(LoadTable table, String name, @Nullable String secret) {
    this.table = table;
    this.name = name;
    this.secret = secret;
  }

  String name() {
    return name;
  }

  @Nullable String secret() {
    return secret;
  }

  /** Whether it has its answer to {@code watch} and should hear of everything at once. */
  boolean isHere() {
    return here;
  }

  long awaySince() {
    return awaySince;
  }

  /** The last sequence number that it was told. */
  int last() {
    return last;
  }

  boolean isOver() {
    return over;
  }

  boolean canAct() {
    return here && actions.length > 0 && secret != null;
  }

  /** What it may do, as JSON. */
  JsonNode actions() {
    return JSON.readTree(new String(actions, StandardCharsets.UTF_8));
  }

  /** Looks at that table, from its beginning. */
  void watch(String tableId) {
    id = tableId;
    last = NOTHING;
    over = false;
    actions = new byte[0];
    connectOrAsk();
  }

  void act(String command, String action, int seen) {
    send(Json.object("type", "act", "id", command, "action", action, "seen", seen));
  }

  /**
   * Loses its line.
   *
   * @param halfOpen as when a phone leaves the network: the server is not told
   */
  void lose(boolean halfOpen) {
    if (line != null) {
      if (halfOpen) {
        line.goDeaf();
        table.forget(line);
      } else {
        line.drop();
      }
    }
    line = null;
    away();
  }

  void leave() {
    if (line != null) {
      line.drop();
      line = null;
    }
  }

  /** Comes back, and asks for what it has missed. */
  void comeBack() {
    if (line == null) {
      connectOrAsk();
    }
  }

  private void connectOrAsk() {
    away();
    if (line == null) {
      Ears ears = new Ears();
      line = table.connect(this, ears);
      ears.own = line;
    } else {
      ask();
    }
  }

  private void away() {
    here = false;
    awaySince = System.nanoTime();
  }

  private void ask() {
    Integer after = last == NOTHING ? null : last;
    send(Json.object("type", "watch", "table", id, "secret", secret, "after", after));
  }

  private void send(Object message) {
    if (line != null) {
      line.send(Json.write(message));
    }
  }

  private void update(Glance message) {
    int seq = message.number();
    boolean gap = here ? seq != last + 1 : seq < last;
    if (gap) {
      table.lost();
    }
    boolean back = !here;
    here = true;
    last = seq;
    over = message.isOver();
    actions = message.actions();
    table.told(this, back);
  }

  /** What passes by itself is asked for again. */
  private void error(Glance message, String text) {
    if (!"unavailable".equals(message.code())) {
      table.refused(text);
    } else if (here && message.id() != null) {
      table.unavailable(message.id());
    } else {
      away(); // its table is moving, or has not come yet
      table.later(this::ask);
    }
  }

  @Override
  public String toString() {
    String where = here ? "here" : line == null ? "without a line" : "not answered";
    return "%s is %s, knows %d, may act: %b".formatted(name, where, last, actions.length > 0);
  }

  /** Hears one line. What still comes from one that was given up concerns nobody. */
  private final class Ears implements Line.Listener {
    private @Nullable Line own;

    @Override
    public void opened() {
      if (own == line) {
        ask();
      }
    }

    @Override
    public void heard(byte[] bytes, int from, int to) {
      if (own != line) {
        return;
      }
      Glance message = table.glance();
      message.at(bytes, from, to);
      switch (message.type()) {
        case "ping" -> {
          send(Json.object("type", "pong", "n", message.number()));
          table.pinged();
        }
        case "update" -> {
          table.counted(to - from);
          update(message);
        }
        case "reply" -> table.replied(message, () -> Glance.text(bytes, from, to));
        case "error" -> error(message, Glance.text(bytes, from, to));
        default -> {} // who sits where
      }
    }

    @Override
    public void pinged() {
      table.pinged();
    }

    @Override
    public void closed(int status, String why) {
      if (own == line) {
        line = null;
        away();
        table.brokenLine(Chair.this, status + " " + why);
      }
    }
  }
}
