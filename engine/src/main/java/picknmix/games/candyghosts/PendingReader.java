package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.CandyGhostsState.BOSS;
import static picknmix.games.candyghosts.Places.NONE;

import picknmix.games.candyghosts.Pending.Do;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;

/** Reads what is to be settled next, and refuses what could not be. */
final class PendingReader {
  private static final CandyGhostsActions ACTIONS = new CandyGhostsActions();

  private final CandyGhostsState s;
  private final PositionReader reader;

  PendingReader(CandyGhostsState s, PositionReader reader) {
    this.s = s;
    this.reader = reader;
  }

  void read(Field pending) {
    for (Field entry : pending.list()) {
      read(entry, what(entry.get("do")));
    }
  }

  private static Do what(Field field) {
    for (Do what : Do.values()) {
      if (what.word.equals(field.text())) {
        return what;
      }
    }
    throw field.wrong("is nothing to be done: " + field.text());
  }

  private void read(Field entry, Do what) {
    Pending pending = s.pending;
    switch (what) {
      case ROLL -> readRoll(entry);
      case SPAWN -> {
        requireUp(entry);
        pending.add(what, 0, room(entry));
      }
      case RESPAWN -> {
        Field who = entry.get("who");
        int number = who.value() instanceof Number ? who.number(0, s.seats - 1) : reader.who(who);
        require(number < s.seats || number == BOSS, who, "must be a seat or the boss");
        require(
            number == BOSS ? s.bossAt == NONE : s.at[number] == NONE, who, "is still on the map");
        if (number == BOSS) {
          requireUp(entry);
        }
        pending.add(what, number, room(entry));
      }
      case PUT -> {
        int room = reader.room(entry.get("room"), entry.get("room").text());
        requireUp(entry);
        int who = present(entry.get("who"), true);
        int from = s.placeOf(who);
        require(
            from == room || (who == BOSS && from == NONE), entry.get("who"), "is not in that room");
        pending.add(what, who, room);
      }
      case POSSESS -> {
        int who = mover(entry.get("who"));
        require(
            Haunting.unpossessedOn(s, s.placeOf(who)) >= 0,
            entry.get("who"),
            "has nobody to possess");
        pending.add(what, who, NONE);
      }
      case ASK -> {
        int seat = entry.get("seat").number(0, s.seats - 1);
        int kind = PositionReader.kind(entry.get("item"));
        require(seat != s.active, entry.get("seat"), "must be another player");
        require(Kind.count(s.hand[seat], kind) > 0, entry.get("item"), "is not in that hand");
        require(s.ap > 0, entry.get("do"), "needs an action point");
        pending.add(what, seat, kind);
      }
      case BOSSY -> {
        int seat = entry.get("seat").number(0, s.seats - 1);
        require(seat != s.active, entry.get("seat"), "must be another player");
        require(s.at[seat] != NONE, entry.get("seat"), "must be on the map");
        pending.add(what, seat, 0, 0, entry.get("ap").number(0, PositionReader.MANY));
      }
      case GHOST -> {
        int who = mover(entry.get("who"));
        int target = reader.place(entry.get("target"));
        pending.add(what, who, target, 0, entry.get("steps").number(0, PositionReader.MANY));
      }
      case DRAW -> pending.add(what, 0, NONE);
    }
  }

  private int room(Field entry) {
    return entry.has("room") ? reader.room(entry.get("room"), entry.get("room").text()) : NONE;
  }

  /** Who comes into a face-down room is just in it: nothing is asked. */
  private void requireUp(Field entry) {
    int room = room(entry);
    require(
        room == NONE || Space.isRoomUp(s, Space.card(s, room)),
        entry.get("do"),
        "needs a room that is face up");
  }

  /** A free ghost, or the boss; one that is to be put may not be on the map yet. */
  private int present(Field field, boolean unborn) {
    int who = reader.who(field);
    boolean there =
        who == BOSS
            ? unborn || s.bossAt != NONE
            : s.ghost(who) >= 0 && s.ghostHost[s.ghost(who)] < 0;
    require(there, field, "is not on the map");
    return who;
  }

  /** One that goes step by step: Pigin does not. */
  private int mover(Field field) {
    int who = present(field, false);
    require(who != BOSS || s.boss == Boss.ONNA, field, "does not step");
    return who;
  }

  private void readRoll(Field entry) {
    int dice = entry.get("dice").number(1, 2);
    Field field = entry.get("for");
    require(s.active >= 0, field, "needs a turn");
    long action;
    try {
      action = ACTIONS.parse(field.text());
    } catch (Refused refused) {
      throw field.wrong("is no action: " + refused.reason());
    }
    require(isRolledFor(action, dice), field, "cannot be rolled for now: " + field.text());
    s.pending.addRoll(dice, action);
    if (s.pending.size() == 1 && entry.has("sum")) {
      s.pending.setN(entry.get("sum").number(0, PositionReader.MANY));
    }
  }

  /** Whether there is what the action rolls for. */
  private boolean isRolledFor(long action, int dice) {
    int first = CandyGhostsActions.first(action);
    int second = CandyGhostsActions.second(action);
    int seat = s.active;
    int character = s.character[seat];
    if (character < 0 || s.at[seat] == NONE) {
      return false;
    }
    Special special = Box.character(character).special();
    return switch (CandyGhostsActions.verb(action)) {
      case CAPTURE, ATTACK -> dice == 1 && isThere(first);
      case THROW ->
          dice == 1
              && Kind.count(s.hand[seat], first) > 0
              && (!Places.isSquare(second) || Space.isOnMap(s, second));
      case GIVE ->
          dice == 1
              && Kind.count(s.hand[seat], first) > 0
              && second < s.seats
              && s.at[second] != NONE;
      case SPECIAL -> dice == 1 && special == Special.BOOM;
      case SPECIAL_ON ->
          isThere(first) && (dice == 1 ? special == Special.CHAIN : special == Special.WHISTLER);
      default -> false;
    };
  }

  private boolean isThere(int who) {
    return who == BOSS
        ? s.boss == Boss.ONNA && s.bossAt != NONE
        : s.ghost(who) >= 0 && s.ghostPlace(s.ghost(who)) != NONE;
  }

  private static void require(boolean holds, Field field, String otherwise) {
    if (!holds) {
      throw field.wrong(otherwise);
    }
  }
}
