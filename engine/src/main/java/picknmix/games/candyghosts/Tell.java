package picknmix.games.candyghosts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells what happens to those who listen, and costs nothing when nobody does. */
final class Tell {
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
          room % s.wide + "," + room / s.wide,
          "card",
          Box.room(s.card[room]).name(),
          "item",
          kind < 0 ? null : Kind.of(kind).word,
          "at",
          kind < 0 ? null : Places.text(place));
    }
  }

  /** An item did something somewhere: it was picked, dropped, pushed, flipped, smashed, … */
  static void item(CandyGhostsState s, String type, int kind, int place) {
    if (s.events != null) {
      event(s, type, "item", Kind.of(kind).word, "at", Places.text(place));
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

  static void rolled(CandyGhostsState s, int first, int second, boolean success) {
    if (s.events != null) {
      event(
          s,
          "rolled",
          "dice",
          second == 0 ? List.of(first) : List.of(first, second),
          "success",
          success);
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
      event(s, "ended", "result", s.won ? "won" : "lost", "roles", CandyGhostsPosition.roles(s));
    }
  }

  /** The name of a ghost by its number, or of the boss. */
  static String name(CandyGhostsState s, int who) {
    Boss boss = s.boss;
    return who == CandyGhostsState.BOSS && boss != null ? boss.word : "g" + who;
  }
}
