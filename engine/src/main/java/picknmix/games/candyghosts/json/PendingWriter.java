package picknmix.games.candyghosts.json;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Pending;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.Json;

/** Writes what is to be settled next; {@link PendingReader} reads it. */
final class PendingWriter {
  private static final CandyGhostsNotation ACTIONS = new CandyGhostsNotation();

  private PendingWriter() {}

  static List<Object> json(CandyGhostsState s) {
    List<Object> entries = new ArrayList<>();
    for (int i = 0; i < s.pending.size(); i++) {
      entries.add(entry(s, i));
    }
    return entries;
  }

  private static Object entry(CandyGhostsState s, int index) {
    Pending pending = s.pending;
    String word = pending.what(index).word;
    return switch (pending.what(index)) {
      case ROLL -> roll(pending, index);
      case SPAWN -> withRoom(Json.object("do", word), pending.room(index));
      case RESPAWN -> {
        int who = pending.who(index);
        Object name = who == BOSS ? s.name(who) : (Object) who;
        yield withRoom(Json.object("do", word, "who", name), pending.room(index));
      }
      case PUT -> withRoom(Json.object("do", word, "who", name(s, index)), pending.room(index));
      case POSSESS -> Json.object("do", word, "who", name(s, index));
      case ASK -> {
        String item = Kind.of(pending.kind(index)).word;
        yield Json.object("do", word, "seat", pending.seat(index), "item", item);
      }
      case BOSSY ->
          Json.object("do", word, "seat", pending.seat(index), "ap", pending.points(index));
      case GHOST ->
          Json.object(
              "do", word,
              "who", name(s, index),
              "target", Places.text(pending.goal(index)),
              "steps", pending.steps(index));
      case DRAW -> Json.object("do", word);
    };
  }

  private static String name(CandyGhostsState s, int index) {
    return s.name(s.pending.who(index));
  }

  private static Object roll(Pending pending, int index) {
    long action = pending.action(index);
    Map<String, @Nullable Object> roll =
        Json.object(
            "do", pending.what(index).word,
            "dice", pending.dice(index),
            "for", ACTIONS.text(action));
    if (CandyGhostsNotation.verb(action) == Verb.SPECIAL) {
      roll.put("sum", pending.sum(index));
    }
    return roll;
  }

  /** Once the dice have fallen they have pointed to a room. */
  private static Object withRoom(Map<String, @Nullable Object> entry, int room) {
    if (room != NONE) {
      entry.put("room", Places.roomX(room) + "," + Places.roomY(room));
    }
    return entry;
  }
}
