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
    int who = pending.who(index);
    int a = pending.a(index);
    int n = pending.n(index);
    String word = pending.what(index).word;
    return switch (pending.what(index)) {
      case ROLL -> roll(pending, index);
      case SPAWN -> withRoom(Json.object("do", word), a);
      case RESPAWN -> {
        Object name = who == BOSS ? s.name(who) : (Object) who;
        yield withRoom(Json.object("do", word, "who", name), a);
      }
      case PUT -> withRoom(Json.object("do", word, "who", s.name(who)), a);
      case POSSESS -> Json.object("do", word, "who", s.name(who));
      case ASK -> Json.object("do", word, "seat", who, "item", Kind.of(a).word);
      case BOSSY -> Json.object("do", word, "seat", who, "ap", n);
      case GHOST -> {
        String name = s.name(who);
        yield Json.object("do", word, "who", name, "target", Places.text(a), "steps", n);
      }
      case DRAW -> Json.object("do", word);
    };
  }

  private static Object roll(Pending pending, int index) {
    long action = pending.action(index);
    Map<String, @Nullable Object> roll =
        Json.object(
            "do", pending.what(index).word,
            "dice", pending.dice(index),
            "for", ACTIONS.text(action));
    if (CandyGhostsNotation.verb(action) == Verb.SPECIAL) {
      roll.put("sum", pending.n(index));
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
