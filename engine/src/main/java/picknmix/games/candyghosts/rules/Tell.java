package picknmix.games.candyghosts.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.Seat;

/** Tells what happens to those who listen, and costs nothing when nobody does. */
public final class Tell {
  private static final CandyGhostsNotation ACTIONS = new CandyGhostsNotation();

  private Tell() {}

  private static void event(CandyGhostsState s, String type, @Nullable Object... keysAndValues) {
    if (s.events != null) {
      s.events.add(CandyGhostsEvent.of(type, keysAndValues));
    }
  }

  /** Something that a seat did or that befell it. */
  static void seat(CandyGhostsState s, String type, int seat) {
    if (s.events != null) {
      event(s, type, "seat", seat);
    }
  }

  static void chose(CandyGhostsState s, int seat) {
    if (s.events != null) {
      event(s, "chose", "seat", seat, "character", Box.character(s.character[seat]).name());
    }
  }

  static void turn(CandyGhostsState s) {
    if (s.events != null) {
      event(s, "turn", "seat", s.active, "round", s.round, "ap", s.ap);
    }
  }

  static void moved(CandyGhostsState s, String type, int seat, int place) {
    if (s.events != null) {
      event(s, type, "seat", seat, "at", Places.text(place));
    }
  }

  static void revealed(CandyGhostsState s, int room, int kind, int place) {
    if (s.events != null) {
      event(
          s,
          "revealed",
          "room",
          room % s.house.wide + "," + room / s.house.wide,
          "card",
          Box.room(s.house.card[room]).name(),
          "item",
          kind < 0 ? null : Kind.of(kind).word,
          "at",
          kind < 0 ? null : Places.text(place));
    }
  }

  /** An item was picked, dropped, pushed, flipped, smashed, … somewhere, in whose turn ever. */
  static void item(CandyGhostsState s, String type, int kind, int place) {
    if (s.events != null) {
      Object seat = Seat.jsonOrNull(s.active);
      event(s, type, "seat", seat, "item", Kind.of(kind).word, "at", Places.text(place));
    }
  }

  /** An item went from one to another, or was asked for. */
  static void between(CandyGhostsState s, String type, int kind, int from, int to) {
    if (s.events != null) {
      event(s, type, "item", Kind.of(kind).word, "from", from, "to", to);
    }
  }

  static void noise(CandyGhostsState s) {
    if (s.events != null) {
      event(s, "noise", "at", Places.text(s.noise));
    }
  }

  /** The active player is about to roll for that. */
  static void tries(CandyGhostsState s, long action) {
    if (s.events != null) {
      event(s, "tries", "seat", s.active, "action", ACTIONS.text(action));
    }
  }

  static void special(CandyGhostsState s, int seat, long action) {
    if (s.events != null) {
      String special = Powers.special(s, seat).word;
      event(s, "special", "seat", seat, "special", special, "action", ACTIONS.text(action));
    }
  }

  /** The dice of what the active player tries; {@code second} is 0 for one die. */
  static void rolled(CandyGhostsState s, int first, int second, boolean success) {
    if (s.events != null) {
      List<Integer> dice = second == 0 ? List.of(first) : List.of(first, second);
      event(s, "rolled", "seat", s.active, "dice", dice, "success", success);
    }
  }

  /** CG-24: blue and green point to a room. */
  static void pointed(CandyGhostsState s, int blue, int green) {
    if (s.events != null) {
      int room = s.house.room(blue, green);
      List<Integer> dice = List.of(blue, green);
      event(s, "pointed", "dice", dice, "room", room % s.house.wide + "," + room / s.house.wide);
    }
  }

  /** A ghost or boss did something, or something was done to it. */
  static void ghost(CandyGhostsState s, String type, int who) {
    if (s.events != null) {
      event(s, type, "who", name(s, who));
    }
  }

  static void ghostAt(CandyGhostsState s, String type, int who, int place) {
    if (s.events != null) {
      event(s, type, "who", name(s, who), "at", Places.text(place));
    }
  }

  static void ghostAndSeat(CandyGhostsState s, String type, int who, int seat) {
    if (s.events != null) {
      event(s, type, "who", name(s, who), "seat", seat);
    }
  }

  static void atmosphere(CandyGhostsState s, String type) {
    if (s.events != null) {
      event(s, type, "card", Box.atmosphere(s.now).name, "round", s.round);
    }
  }

  static void ended(CandyGhostsState s) {
    if (s.events != null) {
      event(s, "ended", "result", s.won ? "won" : "lost", "roles", roles(s));
    }
  }

  private static List<@Nullable String> roles(CandyGhostsState s) {
    List<@Nullable String> roles = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      roles.add(s.role[seat] < 0 ? null : Box.role(s.role[seat]).name());
    }
    return roles;
  }

  /** The name of a ghost by its number, or of the boss. */
  public static String name(CandyGhostsState s, int who) {
    Boss boss = s.boss;
    return who == CandyGhostsState.BOSS && boss != null ? boss.word : "g" + who;
  }
}
