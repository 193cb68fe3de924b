package picknmix.cli.trials;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.kernel.Json;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Somebody who comes anew to another's place, and should see what that one sees. */
final class Fresh implements Line.Listener {
  private static final JsonMapper JSON = new JsonMapper();

  /** What is not the table as it stands, but how it came to be so, or when. */
  private static final List<String> HISTORY = List.of("events", "undone", "race", "clock");

  private final Actor actor;
  private @Nullable Line line;
  private int seq = -1;
  private @Nullable String text;

  Fresh(Actor actor) {
    this.actor = actor;
  }

  void connect(Crowd crowd) {
    line = crowd.loop().connect(crowd.url(), this);
  }

  void leave() {
    if (line != null) {
      line.drop();
    }
  }

  /** Whether both have been told of the same moment, which they may not have yet. */
  boolean canCompare() {
    return text != null && actor.told(seq) != null;
  }

  /** What differs; null if nothing. */
  @Nullable String difference() {
    return difference(actor.where(), seq, text, actor.told(seq));
  }

  /** How two updates of the same moment differ in what stands on the table; null if not at all. */
  static @Nullable String difference(
      Seating where, int seq, @Nullable String one, @Nullable String other) {
    ObjectNode first = standing(one);
    ObjectNode second = standing(other);
    return first.equals(second)
        ? null
        : "%s sees at %d%n%s%nand%n%s".formatted(where, seq, first, second);
  }

  private static ObjectNode standing(@Nullable String update) {
    ObjectNode standing = (ObjectNode) JSON.readTree(String.valueOf(update));
    return standing.remove(HISTORY);
  }

  @Override
  public void opened() {
    if (line != null) {
      Seating where = actor.where();
      line.send(
          Json.write(
              Json.object(
                  "type",
                  "watch",
                  "table",
                  where.table(),
                  "secret",
                  where.secret(),
                  "after",
                  null)));
    }
  }

  /** Takes every update: one of the next may be of a moment that the other remembers. */
  @Override
  public void heard(byte[] bytes, int from, int to) {
    Glance glance = new Glance();
    glance.at(bytes, from, to);
    if (glance.type().equals("update") && !canCompare()) {
      seq = glance.number();
      text = Glance.text(bytes, from, to);
    }
  }

  @Override
  public void closed(int status, String why) {
    // whoever waits for it will say so
  }
}
