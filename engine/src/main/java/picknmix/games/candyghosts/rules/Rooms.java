package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.ActionList;

/** Rooms are turned, and things are put on their squares (CG-24, CG-30, CG-38, CG-45). */
final class Rooms {
  private Rooms() {}

  // ---- turning

  /** CG-30: the item lies at the revealer's feet; ghosts by number, then the boss, are put. */
  static void reveal(CandyGhostsState s, int room, int feet) {
    s.house.up |= 1 << room;
    s.house.seen |= 1 << room;
    int kind = s.under[room];
    int square = kind < 0 ? NONE : nearestWithoutItem(s, room, feet);
    if (square >= 0) {
      s.lay(square, kind);
      s.under[room] = -1;
    }
    if (s.events != null) {
      Kind item = square < 0 ? null : Kind.of(kind);
      String card = Box.room(s.house.card[room]).name();
      s.events.add(new CandyGhostsEvent.Revealed(s.house.roomName(room), card, item, square));
    }
    int place = s.house.roomPlace(room);
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostAt[i] == place) {
        s.pending.addPut(s.ghostId[i], place);
      }
    }
    boolean appears = s.boss != null && !s.met && s.house.layout.touches(EXIT, room);
    s.met |= appears;
    if (appears || s.bossAt == place) {
      s.pending.addPut(BOSS, place);
    }
  }

  /** The room's nearest square without an item, by distance, then y, then x. */
  private static int nearestWithoutItem(CandyGhostsState s, int room, int feet) {
    int best = NONE;
    for (int i = 0; i < K * K; i++) {
      int square = s.house.square(room, i);
      if (s.item[square] < 0
          && (best < 0 || s.house.distance(feet, square) < s.house.distance(feet, best))) {
        best = square;
      }
    }
    return best;
  }

  /**
   * CG-45: every face-up room without a player turns face down; ghosts in it lose their squares.
   */
  static void transmogrify(CandyGhostsState s) {
    int occupied = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      occupied |= Places.isSquare(s.at[seat]) ? 1 << s.house.card(s.at[seat]) : 0;
    }
    int turned = s.house.up & ~occupied;
    s.house.up &= occupied;
    for (int i = 0; i < s.ghosts; i++) {
      s.ghostAt[i] = hidden(s, s.ghostAt[i], turned);
    }
    s.bossAt = hidden(s, s.bossAt, turned);
  }

  private static int hidden(CandyGhostsState s, int place, int turned) {
    boolean lost = Places.isSquare(place) && (turned >> s.house.card(place) & 1) != 0;
    return lost ? s.house.roomPlace(s.house.card(place)) : place;
  }

  // ---- squares to choose from

  /** Lists the squares for what heads the queue: a put, a rolled spawn or respawn. */
  static void squares(CandyGhostsState s, ActionList out) {
    Do what = s.pending.what();
    int room = s.house.card(s.pending.room());
    boolean crowded = what == Do.SPAWN || (what == Do.PUT && !hasSquare(s, room, false));
    for (int i = 0; i < K * K; i++) {
      int square = s.house.square(room, i);
      if (isFree(s, room, square, crowded)) {
        out.add(
            switch (what) {
              case SPAWN -> CandyGhostsNotation.of(Verb.SPAWN, square);
              case PUT -> CandyGhostsNotation.of(Verb.PUT, named(s, s.pending.who()), square);
              default -> CandyGhostsNotation.of(Verb.RESPAWN, square);
            });
      }
    }
  }

  /** Pigin has a number of its own in notation. */
  private static int named(CandyGhostsState s, int who) {
    return who == BOSS && s.boss == Boss.PIGIN ? ActionArgument.PIGIN_VALUE : who;
  }

  /** No ghost and no boss is on the square, and, unless it is crowded, no player either. */
  private static boolean isFree(CandyGhostsState s, int room, int square, boolean crowded) {
    return !s.house.isRoomUp(room)
        || (!s.isHauntedBy(square) && (crowded || !s.isPlayerOn(square)));
  }

  private static boolean hasSquare(CandyGhostsState s, int room, boolean crowded) {
    for (int i = 0; i < K * K; i++) {
      if (isFree(s, room, s.house.square(room, i), crowded)) {
        return true;
      }
    }
    return false;
  }

  // ---- what is done with them

  /** CG-24: the dice say where the spawn or respawn at the head of the queue happens. */
  static void rolled(CandyGhostsState s, int blue, int green) {
    int room = s.house.layout.room(blue, green);
    int place = s.house.roomPlace(room);
    boolean up = s.house.isRoomUp(room);
    boolean respawn = s.pending.is(Do.RESPAWN);
    if (respawn ? hasSquare(s, room, false) : up && hasSquare(s, room, true)) {
      s.pending.setRoom(place);
    }
    if (respawn && !up && s.pending.who() == BOSS) {
      s.pending.pop();
      s.bossAt = place;
      if (s.events != null) {
        s.events.add(new CandyGhostsEvent.Respawned(s.name(BOSS), place));
      }
    } else if (!respawn && s.pending.room() == NONE) {
      s.pending.pop();
      if (!up) {
        Haunting.appear(s, place);
      }
    }
  }

  static void spawn(CandyGhostsState s, int square) {
    s.pending.pop();
    Haunting.appear(s, square);
  }

  /** CG-38: a player who lands in a face-down room reveals it. */
  static void respawn(CandyGhostsState s, int square) {
    int who = s.pending.who();
    s.pending.pop();
    if (who == BOSS) {
      s.bossAt = square;
      if (s.events != null) {
        s.events.add(new CandyGhostsEvent.Respawned(s.name(BOSS), square));
      }
      return;
    }
    s.at[who] = square;
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.PlayerRespawned(who, square));
    }
    if (!s.house.isUp(square)) {
      reveal(s, s.house.card(square), square);
    }
  }

  static void put(CandyGhostsState s, int square) {
    int who = s.pending.who();
    s.pending.pop();
    s.setPlace(who, square);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Put(s.name(who), square));
    }
    Haunting.meetOn(s, who, square);
  }

  /** Whether the put at the head of the queue has no square at all. */
  static boolean isPutImpossible(CandyGhostsState s) {
    return s.pending.is(Do.PUT) && !hasSquare(s, s.house.card(s.pending.room()), true);
  }

  /** A ghost for which there is no square is consumed, a boss respawns. */
  static void giveUpPut(CandyGhostsState s) {
    int who = s.pending.who();
    s.pending.pop();
    Haunting.hit(s, who);
  }
}
