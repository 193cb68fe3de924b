package picknmix.games.candyghosts.json;

import static picknmix.games.candyghosts.json.StateReader.MANY;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Special;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Haunting;
import picknmix.games.candyghosts.rules.Items;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Specials;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;

/** Reads what is to be settled next, and refuses what could not be. */
final class PendingReader {
  private static final CandyGhostsNotation ACTIONS = new CandyGhostsNotation();

  private final CandyGhostsState s;
  private final Names names;

  PendingReader(CandyGhostsState s, Names names) {
    this.s = s;
    this.names = names;
  }

  void read(Field pending) {
    for (Field entry : pending.list()) {
      read(entry, entry.get("do").oneOf(Do.values(), what -> what.word));
    }
  }

  private void read(Field entry, Do what) {
    switch (what) {
      case ROLL -> readRoll(entry);
      case SPAWN -> s.pending.addSpawn(upRoom(entry));
      case RESPAWN -> readRespawn(entry);
      case PUT -> readPut(entry);
      case POSSESS -> readPossess(entry);
      case ASK -> readAsk(entry);
      case BOSSY -> readBossy(entry);
      case GHOST -> {
        int who = mover(entry.get("who"));
        int target = names.place(entry.get("target"));
        s.pending.addGhost(who, target, entry.get("steps").number(0, MANY));
      }
      case DRAW -> s.pending.addDraw();
    }
  }

  private void readRespawn(Field entry) {
    Field who = entry.get("who");
    if (who.value() instanceof Number) {
      int seat = names.seat(who);
      who.require(s.at[seat] == NONE, "is still on the map");
      s.pending.addRespawn(seat, room(entry));
    } else {
      who.require(names.haunter(who) == BOSS, "must be a seat or the boss");
      who.require(s.bossAt == NONE, "is still on the map");
      s.pending.addRespawn(BOSS, upRoom(entry));
    }
  }

  private void readPut(Field entry) {
    Field who = entry.get("who");
    int room = names.room(entry.get("room"));
    requireUp(entry, room);
    int number = names.haunter(who);
    who.require(number == BOSS || isFree(number), "is not on the map");
    int from = s.placeOf(number);
    who.require(from == room || (number == BOSS && from == NONE), "is not in that room");
    s.pending.addPut(number, room);
  }

  private void readPossess(Field entry) {
    int who = mover(entry.get("who"));
    boolean anybody = Haunting.unpossessedOn(s, s.placeOf(who)) >= 0;
    entry.get("who").require(anybody, "has nobody to possess");
    s.pending.addPossess(who);
  }

  private void readAsk(Field entry) {
    int seat = other(entry.get("seat"));
    int kind = Names.kind(entry.get("item"));
    entry.get("item").require(Kind.count(s.hand[seat], kind) > 0, "is not in that hand");
    entry.get("do").require(s.ap > 0, "needs an action point");
    s.pending.addAsk(seat, kind);
  }

  private void readBossy(Field entry) {
    int seat = other(entry.get("seat"));
    entry.get("seat").require(s.at[seat] != NONE, "must be on the map");
    s.pending.addBossy(seat, entry.get("ap").number(0, MANY));
  }

  private int other(Field field) {
    int seat = names.seat(field);
    field.require(seat != s.active, "must be another player");
    return seat;
  }

  /** The room that dice have pointed to, if they have been rolled. */
  private int room(Field entry) {
    return entry.has("room") ? names.room(entry.get("room")) : NONE;
  }

  /** Such a room for somebody who would be just in it, and nothing asked, if it were face down. */
  private int upRoom(Field entry) {
    int room = room(entry);
    requireUp(entry, room);
    return room;
  }

  private void requireUp(Field entry, int room) {
    boolean up = room == NONE || s.house.isRoomUp(s.house.card(room));
    entry.get("do").require(up, "needs a room that is face up");
  }

  private boolean isFree(int ghost) {
    int index = s.ghost(ghost);
    return index >= 0 && s.ghostHost[index] < 0;
  }

  /** One that goes step by step: a free ghost or Onna. */
  private int mover(Field field) {
    int who = names.haunter(field);
    field.require(who == BOSS ? s.bossAt != NONE : isFree(who), "is not on the map");
    field.require(who != BOSS || s.boss == Boss.ONNA, "does not step");
    return who;
  }

  private void readRoll(Field entry) {
    int dice = entry.get("dice").number(1, 2);
    Field field = entry.get("for");
    field.require(s.active >= 0, "needs a turn");
    long action;
    try {
      action = ACTIONS.parse(field.text());
    } catch (Refused refused) {
      throw field.wrong("is no action: " + refused.reason());
    }
    field.require(isRolledFor(action, dice), "cannot be rolled for now: " + field.text());
    boolean hasSum = s.pending.isEmpty() && entry.has("sum");
    s.pending.addRoll(dice, action, hasSum ? entry.get("sum").number(0, MANY) : 0);
  }

  /** Whether there is what the action rolls for. */
  private boolean isRolledFor(long action, int dice) {
    int seat = s.active;
    if (s.character[seat] < 0 || s.at[seat] == NONE) {
      return false;
    }
    Verb verb = CandyGhostsNotation.verb(action);
    int first = CandyGhostsNotation.first(action);
    int second = CandyGhostsNotation.second(action);
    Special special = Powers.special(s, seat);
    return switch (verb) {
      case CAPTURE, ATTACK -> dice == 1 && isThere(first);
      case THROW -> dice == 1 && isCarried(first) && canLand(first, second);
      case GIVE -> dice == 1 && isCarried(first) && second < s.seats && s.at[second] != NONE;
      case SPECIAL -> Specials.isRolledFor(special, verb, dice);
      case SPECIAL_ON -> Specials.isRolledFor(special, verb, dice) && isThere(first);
      default -> false;
    };
  }

  private boolean isCarried(int kind) {
    return Kind.count(s.hand[s.active], kind) > 0;
  }

  private boolean canLand(int kind, int place) {
    boolean onMap = !Places.isSquare(place) || s.house.layout.isOnMap(place);
    return onMap && Items.canLandOn(s, kind, place);
  }

  private boolean isThere(int who) {
    return who == BOSS
        ? s.boss == Boss.ONNA && s.bossAt != NONE
        : s.ghost(who) >= 0 && s.ghostPlace(s.ghost(who)) != NONE;
  }
}
