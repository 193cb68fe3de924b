package picknmix.cli.fuzz;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.cli.client.Loop;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Messages on sockets: a few on each, since one that sends too much nonsense is cut off. */
final class SocketTarget implements Target {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int MESSAGES = 15;
  private static final int PATIENCE_SECONDS = 20;

  private final URI url;
  private final Loop loop;
  private final Traffic traffic;
  private final List<SplittableRandom> waiting = new ArrayList<>();

  SocketTarget(URI url, Loop loop, Traffic traffic) {
    this.url = url;
    this.loop = loop;
    this.traffic = traffic;
  }

  @Override
  public void feed(SplittableRandom random) throws InterruptedException, FuzzFailed {
    waiting.add(random);
    if (waiting.size() == MESSAGES) {
      Talk talk = new Talk(traffic.place(random), List.copyOf(waiting));
      waiting.clear();
      loop.run(() -> talk.line = loop.connect(url, talk));
      boolean ended = talk.ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      loop.run(talk::hangUp);
      String wrong = ended ? talk.wrong : "there was no answer";
      if (wrong != null) {
        throw new FuzzFailed(wrong + "\nafter\n" + String.join("\n", talk.said));
      }
    }
  }

  private static String text(@Nullable Object... fields) {
    return Json.write(Json.object(fields));
  }

  /** One socket: watches, says it all, and asks something whose answer shows that all was heard. */
  private final class Talk implements Line.Listener {
    private static final String LAST = "the last one";

    private final Place place;
    private final List<SplittableRandom> inputs;
    private final List<String> said = new CopyOnWriteArrayList<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Glance glance = new Glance();
    private @Nullable Line line;
    private volatile @Nullable String wrong;

    Talk(Place place, List<SplittableRandom> inputs) {
      this.place = place;
      this.inputs = inputs;
    }

    @Override
    public void opened() {
      send(text("type", "watch", "table", place.table(), "secret", place.secret(), "after", null));
    }

    /** Now that it knows what could be done. */
    private void sayAll(JsonNode actions, int seen) {
      inputs.forEach(random -> send(message(actions, seen, random)));
      send(text("type", "act", "id", LAST, "action", "no such action", "seen", 0));
    }

    /** What somebody said, or could say now; not always spoilt, so that games go on. */
    private String message(JsonNode actions, int seen, SplittableRandom random) {
      String good = traffic.message(random);
      if (!actions.isEmpty() && random.nextBoolean()) {
        String action = actions.get(random.nextInt(actions.size())).asString();
        String id = Integer.toHexString(random.nextInt());
        good = text("type", "act", "id", id, "action", action, "seen", seen);
      }
      return random.nextInt(MESSAGES) == 0 ? good : traffic.words().mutate(good, random);
    }

    private void send(String message) {
      said.add(message);
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
      if (said.size() == 1 && (type.equals("update") || type.equals("error"))) {
        sayAll(actions(), glance.number());
      }
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

    private JsonNode actions() {
      byte[] list = glance.actions();
      return JSON.readTree(list.length == 0 ? "[]" : new String(list, StandardCharsets.UTF_8));
    }

    @Override
    public void closed(int status, String why) {
      ended.countDown();
    }
  }
}
