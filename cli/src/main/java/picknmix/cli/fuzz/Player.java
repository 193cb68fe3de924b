package picknmix.cli.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who plays over a socket: does what the last update allows, and waits for the answer. */
final class Player {
  private static final JsonMapper JSON = new JsonMapper();

  /** With much more at once a server takes somebody for a machine; so they come anew. */
  private static final int MOST_WORDS = 40;

  private final Ear ear;
  private final SplittableRandom random;
  private @Nullable JsonNode told;
  private List<String> choices = List.of();
  private int words;

  Player(Ear ear, SplittableRandom random) {
    this.ear = ear;
    this.random = random;
  }

  /** Comes to the table, or back to it. */
  void connect() throws InterruptedException {
    words = 0;
    ear.watch(told == null ? null : seen());
  }

  /** Comes, and waits until it knows how the table stands. */
  void come() throws InterruptedException, FuzzFailed {
    connect();
    awaitUpdate();
  }

  void awaitUpdate() throws InterruptedException, FuzzFailed {
    for (JsonNode news = await(); !isUpdate(news); news = await()) {}
  }

  void leave() {
    ear.leave();
  }

  boolean isOver() {
    return told != null && !told.path("result").isNull();
  }

  /** The number of the last update. */
  int seen() {
    return told == null ? 0 : told.path("seq").asInt();
  }

  boolean canAct() {
    return !choices.isEmpty();
  }

  /** Takes note of what it has been told meanwhile. */
  void catchUp() throws FuzzFailed {
    for (String text = ear.poll(); text != null; text = ear.poll()) {
      take(text);
    }
  }

  /** Waits for whatever it is told next. */
  private JsonNode await() throws InterruptedException, FuzzFailed {
    return take(ear.next());
  }

  void act() throws InterruptedException, FuzzFailed {
    String action = choices.get(random.nextInt(choices.size()));
    String id = Long.toHexString(random.nextLong());
    say("type", "act", "id", id, "action", action, "seen", seen());
    for (JsonNode answer = await(); !isAnswer(answer, id); answer = await()) {}
    if (words >= MOST_WORDS) {
      leave();
      come();
    }
  }

  /** Asks for a hint, whether or not there is one. */
  void ask() {
    say("type", "hint", "seen", seen());
  }

  void say(Object... message) {
    words++;
    ear.say(message);
  }

  private static boolean isUpdate(JsonNode message) {
    return message.path("type").asString("").equals("update");
  }

  private static boolean isAnswer(JsonNode message, String id) {
    return message.path("id").asString("").equals(id)
        && !message.path("outcome").asString("").equals("pending");
  }

  private List<String> choices(JsonNode update) {
    List<String> choices = new ArrayList<>();
    update.path("actions").forEach(action -> choices.add(action.asString()));
    if (update.path("canUndo").asBoolean(false)) {
      choices.add("undo");
    }
    if (update.path("open").asBoolean(false)) {
      choices.add(guess(update.path("view")));
    }
    return choices;
  }

  /** What Candy Match does not list, since one has to see it: any three cards, in a hurry. */
  private String guess(JsonNode view) {
    StringBuilder guess = new StringBuilder(view.path("caller").isNull() ? "claim" : "take");
    JsonNode table = view.path("table");
    int first = random.nextInt(Math.max(1, table.size() - 2));
    for (int i = first; i < Math.min(first + 3, table.size()); i++) {
      guess.append(' ').append(table.get(i).asString());
    }
    return guess.toString();
  }

  private JsonNode take(String text) throws FuzzFailed {
    if (!text.startsWith("{")) {
      throw new FuzzFailed("a table of real traffic is " + text);
    }
    JsonNode message = JSON.readTree(text);
    if (isUpdate(message)) {
      told = message;
      choices = choices(message);
    }
    return message;
  }
}
