package picknmix.games.candyghosts.rules;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.Event;
import picknmix.kernel.Json;
import picknmix.kernel.Seat;

/**
 * What happens in Candy Ghosts; all see all of it. Places are numbers as in {@link Places}; ghosts
 * and bosses have names as in {@link CandyGhostsState#name}.
 */
public sealed interface CandyGhostsEvent extends Event {
  // ---- players

  /**
   * Somebody has chosen a character.
   *
   * @param secret whether a secret role comes with it
   */
  record Chose(int seat, String character, boolean secret) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "chose", "seat", seat, "character", character);
    }

    /** Roles are points. */
    @Override
    public Hides hides() {
      return secret ? Hides.SCORES : Hides.NOTHING;
    }
  }

  /** Somebody's turn begins. */
  record Turn(int seat, int round, int ap) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "turn", "seat", seat, "round", round, "ap", ap);
    }
  }

  /** A player goes to an adjacent place. */
  record Stepped(int seat, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "stepped", "seat", seat, "at", Places.text(at));
    }
  }

  /** A player is out by the Exit. */
  record Left(int seat) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "left", "seat", seat);
    }
  }

  /** CG-63: charges over a shrunken storage are consumed. */
  record ChargesLost(int seat) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "charges-lost", "seat", seat);
    }
  }

  /** CG-42: an eaten player is on the map again, since Pigin has exploded. */
  record Landed(int seat, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "landed", "seat", seat, "at", Places.text(at));
    }
  }

  /** CG-38: a player whom Onna chased is on the map again. */
  record PlayerRespawned(int seat, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "player-respawned", "seat", seat, "at", Places.text(at));
    }
  }

  /** The ghost in a player is no more. */
  record Freed(int seat) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "freed", "seat", seat);
    }
  }

  // ---- items; the seat is whose turn it is, or −1

  /** An item is picked up. */
  record Picked(int seat, Kind item, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "picked",
          "seat",
          Seat.jsonOrNull(seat),
          "item",
          item.word,
          "at",
          Places.text(at));
    }
  }

  /** An item is put down. */
  record Dropped(int seat, Kind item, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "dropped",
          "seat",
          Seat.jsonOrNull(seat),
          "item",
          item.word,
          "at",
          Places.text(at));
    }
  }

  /** CG-62: a kit or a fan is used up. */
  record Used(int seat, Kind item, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type", "used", "seat", Seat.jsonOrNull(seat), "item", item.word, "at", Places.text(at));
    }
  }

  /** CG-66, CG-68: a rug or a pet is taken away. */
  record Removed(int seat, Kind item, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "removed",
          "seat",
          Seat.jsonOrNull(seat),
          "item",
          item.word,
          "at",
          Places.text(at));
    }
  }

  /** CG-67: furniture is pushed to that square. */
  record Pushed(int seat, Kind item, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "pushed",
          "seat",
          Seat.jsonOrNull(seat),
          "item",
          item.word,
          "at",
          Places.text(at));
    }
  }

  /** CG-35: an item breaks. */
  record Smashed(int seat, Kind item, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "smashed",
          "seat",
          Seat.jsonOrNull(seat),
          "item",
          item.word,
          "at",
          Places.text(at));
    }
  }

  /**
   * CG-92: an item is stepped on for the first time.
   *
   * @param item null before that
   */
  record Flipped(int seat, @Nullable Kind item, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      String word = item == null ? null : item.word;
      return Json.object(
          "type", "flipped", "seat", Seat.jsonOrNull(seat), "item", word, "at", Places.text(at));
    }

    @Override
    public Event foreseen() {
      return new Flipped(seat, null, at);
    }

    /** What stands in the way decides what comes next. */
    @Override
    public Hides hides() {
      return Hides.REST;
    }
  }

  /** CG-18: a player asks for an item that another one has. */
  record Asked(Kind item, int from, int to) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "asked", "item", item.word, "from", from, "to", to);
    }
  }

  /** The asked player parts with it. */
  record Agreed(Kind item, int from, int to) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "agreed", "item", item.word, "from", from, "to", to);
    }
  }

  /** The asked player keeps it. */
  record Refused(Kind item, int from, int to) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "refused", "item", item.word, "from", from, "to", to);
    }
  }

  /** CG-33: an item is thrown to another player, and caught. */
  record Given(Kind item, int from, int to) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "given", "item", item.word, "from", from, "to", to);
    }
  }

  /** CG-35: there is a noise. */
  record Noise(int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "noise", "at", Places.text(at));
    }
  }

  // ---- dice and specials

  /** The active player is about to roll for that action. */
  record Tries(int seat, String action) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "tries", "seat", seat, "action", action);
    }
  }

  /** A charge is spent on a special. */
  record SpecialUsed(int seat, String special, String action) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "special", "seat", seat, "special", special, "action", action);
    }
  }

  /**
   * What dice are to show.
   *
   * @param need the least that succeeds
   * @param distance what the total must reach, unless they fumble or crit
   */
  record Aim(int need, int distance) {}

  /**
   * The dice of what the active player tries.
   *
   * @param total the dice, for Boom Voice all so far, and what is added to them
   * @param aim null for Boom Voice, which comes as far as it comes
   */
  record Rolled(
      int seat, List<Integer> dice, boolean success, int modifier, int total, @Nullable Aim aim)
      implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type", "rolled",
          "seat", seat,
          "dice", dice,
          "success", success,
          "need", aim == null ? null : (Object) aim.need,
          "modifier", modifier,
          "total", total,
          "distance", aim == null ? null : (Object) aim.distance);
    }
  }

  /** CG-24: the blue and the green die point to a room. */
  record Pointed(List<Integer> dice, String room) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "pointed", "dice", dice, "room", room);
    }
  }

  // ---- rooms and atmosphere

  /**
   * CG-30: a room is turned over, and what lay under it lies on a square.
   *
   * @param card null before that
   * @param item null if there was none, or nowhere to put it
   * @param at NONE without an item
   */
  record Revealed(String room, @Nullable String card, @Nullable Kind item, int at)
      implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "revealed",
          "room",
          room,
          "card",
          card,
          "item",
          item == null ? null : item.word,
          "at",
          item == null ? null : Places.text(at));
    }

    @Override
    public Event foreseen() {
      return new Revealed(room, null, null, Places.NONE);
    }

    /** What lies in a room decides what comes next. */
    @Override
    public Hides hides() {
      return Hides.REST;
    }
  }

  /** CG-29: the next atmosphere, and with it the next round. */
  record AtmosphereDrawn(String card, int round) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "atmosphere", "card", card, "round", round);
    }
  }

  /** CG-62: a fan removes the atmosphere from the game. */
  record BlownAway(String card, int round) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "blown-away", "card", card, "round", round);
    }
  }

  // ---- ghosts and bosses

  /** A new ghost. */
  record Spawned(String who, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "spawned", "who", who, "at", Places.text(at));
    }
  }

  /** CG-30: one who was somewhere in a room just revealed has a square. */
  record Put(String who, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "put", "who", who, "at", Places.text(at));
    }
  }

  /** CG-25: somebody says who of the ghosts moves next, and to whom. */
  record Sent(int seat, String who, String target) implements CandyGhostsEvent {
    static Sent of(int seat, long action) {
      Verb verb = CandyGhostsNotation.verb(action);
      String who = Objects.requireNonNull(verb.first).text(CandyGhostsNotation.first(action));
      String target = Objects.requireNonNull(verb.second).text(CandyGhostsNotation.second(action));
      return new Sent(seat, who, target);
    }

    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "sent", "seat", seat, "who", who, "target", target);
    }
  }

  /** A ghost or Onna goes a step, or into a room. */
  record GhostMoved(String who, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "ghost", "who", who, "at", Places.text(at));
    }
  }

  /** CG-42: Pigin jumps. */
  record Jumped(String who, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "jumped", "who", who, "at", Places.text(at));
    }
  }

  /** CG-41: Onna is on the map again. */
  record Respawned(String who, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "respawned", "who", who, "at", Places.text(at));
    }
  }

  /** CG-42: Pigin has eaten too much. */
  record Exploded(String who, int at) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "exploded", "who", who, "at", Places.text(at));
    }
  }

  /** A ghost is no more. */
  record Consumed(String who) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "consumed", "who", who);
    }
  }

  /** CG-41: Onna must respawn. */
  record ChasedAway(String who) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "chased-away", "who", who);
    }
  }

  /** CG-42: Pigin eats a ghost. */
  record Eaten(String who) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "eaten", "who", who);
    }
  }

  /** CG-36: a ghost and a player are one. */
  record Possessed(String who, int seat) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "possessed", "who", who, "seat", seat);
    }
  }

  /** CG-31: a ghost is a charge of that player from now on. */
  record Captured(String who, int seat) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "captured", "who", who, "seat", seat);
    }
  }

  /** CG-41: Onna makes a player respawn. */
  record Chased(String who, int seat) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "chased", "who", who, "seat", seat);
    }
  }

  /** CG-42: Pigin eats a player. */
  record Swallowed(String who, int seat) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "swallowed", "who", who, "seat", seat);
    }
  }

  // ---- the end

  /**
   * CG-80: the game is over.
   *
   * @param roles the role card of each seat, each null without roles; null before the end
   */
  record Ended(boolean won, @Nullable List<@Nullable String> roles) implements CandyGhostsEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "ended", "result", won ? "won" : "lost", "roles", roles);
    }

    @Override
    public Event foreseen() {
      return new Ended(won, null);
    }

    /** Roles are points. */
    @Override
    public Hides hides() {
      boolean secret = roles != null && roles.stream().anyMatch(Objects::nonNull);
      return secret ? Hides.SCORES : Hides.NOTHING;
    }
  }
}
