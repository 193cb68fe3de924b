package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.box.Box.K;

import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.Rng;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/**
 * Positions from the middle of a game: random players seldom leave the first rooms, so that walks
 * from the start would never see a boss, the Exit, full hands or a crowded map.
 */
public final class Scrambled {
  private final CandyGhosts game = new CandyGhosts();
  private final Rng rng;
  private final CandyGhostsState s;

  private Scrambled(int seats, Options options, long seed) {
    rng = new FastRandom(seed);
    s = game.deal(Setup.of(game, seats, options, Seed.of(seed), null));
  }

  /** A position in the middle of the first seat's turn. */
  public static CandyGhostsState of(int seats, Options options, long seed) {
    return new Scrambled(seats, options, seed).scramble();
  }

  private CandyGhostsState scramble() {
    while (s.phase == Phase.CHOOSE) {
      int seat = Flow.chooser(s);
      int pick = s.dealt[2 * seat + rng.below(2)];
      game.rules().apply(s, seat, CandyGhostsNotation.of(Verb.CHOOSE, pick), null);
    }
    revealRooms();
    drawAtmosphere();
    placeItems();
    placePlayers();
    placeGhosts();
    placeBoss();
    s.round = 1 + rng.below(Math.min(20, s.rounds));
    s.full = Powers.ap(s, s.active);
    s.ap = s.full;
    return s;
  }

  private boolean chance(int percent) {
    return rng.below(100) < percent;
  }

  private void revealRooms() {
    int likely = 30 + rng.below(70);
    for (int room = 0; room < s.house.rooms() && !s.gallery; room++) {
      if (chance(likely)) {
        s.house.seen |= 1 << room;
        if (s.under[room] >= 0) {
          s.lay(s.house.square(room, rng.below(K * K)), s.under[room]);
          s.under[room] = -1;
        }
        s.house.up |= chance(80) ? 1 << room : 0;
      }
    }
  }

  private void drawAtmosphere() {
    int left = 1 + rng.below(3);
    while (s.pack != 0 && rng.below(left + 3) > 0) {
      int card = Integer.numberOfTrailingZeros(s.pack);
      for (int skip = rng.below(Integer.bitCount(s.pack)); skip > 0; skip--) {
        card = Integer.numberOfTrailingZeros(s.pack & -(2 << card));
      }
      s.pack &= ~(1 << card);
      s.used |= s.now >= 0 ? 1 << s.now : 0;
      s.now = card;
    }
  }

  /** The rest of the items, some in hands, some about. */
  private void placeItems() {
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      int left = Box.items(kind) - Kind.count(s.discarded, kind);
      for (int i = 0; i < s.item.length; i++) {
        left -= s.item[i] >= 0 && s.item[i] % CandyGhostsState.COVERED == kind ? 1 : 0;
      }
      for (int room = 0; room < s.house.rooms(); room++) {
        left -= s.under[room] == kind ? 1 : 0;
      }
      for (; left > 0; left--) {
        placeItem(kind);
      }
    }
    if (s.gallery && chance(40)) {
      for (int i = 0; i < s.item.length; i++) {
        if (s.item[i] >= CandyGhostsState.COVERED) {
          s.lay(i, s.item[i] - CandyGhostsState.COVERED);
          s.covered--;
        }
      }
    }
  }

  private void placeItem(int kind) {
    int square = square();
    if (Kind.of(kind).carried && chance(25)) {
      s.hand[rng.below(s.seats)] += Kind.one(kind);
    } else if (square >= 0 && s.item[square] < 0 && chance(60)) {
      s.lay(square, kind);
    } else if (chance(20)) {
      s.discarded += Kind.one(kind);
    }
  }

  /** Any square of a face-up room; −1 if there is none. */
  private int square() {
    if (s.house.up == 0) {
      return -1;
    }
    int room = rng.below(s.house.rooms());
    while (!s.house.isRoomUp(room)) {
      room = rng.below(s.house.rooms());
    }
    return s.house.square(room, rng.below(K * K));
  }

  private boolean isFree(int square) {
    return square >= 0 && !s.isPlayerOn(square) && !s.isHauntedBy(square);
  }

  private void placePlayers() {
    int close = rng.below(3);
    boolean leaving = !s.isLocked() && chance(25);
    for (int seat = 0; seat < s.seats; seat++) {
      int square = square();
      if (close > 0 && seat > 0 && Places.isSquare(s.at[seat - 1])) {
        square = s.house.neighbour(s.at[seat - 1], rng.below(4));
      }
      if (leaving && chance(70)) {
        s.at[seat] = Places.EXIT;
      } else if (Places.isSquare(square) && isFree(square) && s.house.isUp(square)) {
        s.at[seat] = square;
      } else if (chance(50) && !s.isLocked()) {
        s.at[seat] = Places.EXIT;
      }
      s.charges[seat] = rng.below(Powers.storage(s, seat) + 1);
      s.made += s.charges[seat];
    }
  }

  private void placeGhosts() {
    for (int i = rng.below(12); i > 0; i--) {
      int square = square();
      int room = rng.below(s.house.rooms());
      if (chance(20) && !s.house.isRoomUp(room)) {
        s.addGhost(++s.made, s.house.roomPlace(room), -1);
      } else if (isFree(square)) {
        s.addGhost(++s.made, square, -1);
      }
    }
    int free = rng.below(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      if (seat != free && chance(25)) {
        s.addGhost(++s.made, Places.NONE, seat);
        s.ghostIn[seat] = s.made;
      }
    }
  }

  private void placeBoss() {
    int square = square();
    s.met = !s.gallery && chance(70);
    for (int room = 0; room < s.house.rooms(); room++) {
      boolean known = (s.house.seen >> room & 1) != 0 && s.house.layout.touches(Places.EXIT, room);
      s.met |= known && !s.gallery;
    }
    if (s.met && isFree(square)) {
      s.bossAt = square;
      if (s.boss == Boss.PIGIN) {
        s.stored = rng.below(5);
        s.made += s.stored;
        swallow();
      }
    }
  }

  private void swallow() {
    int seat = rng.below(s.seats);
    if (chance(30) && s.ghostIn[seat] == 0 && seat != s.active) {
      s.belly = 1 << seat;
      s.at[seat] = Places.NONE;
      s.consumed += s.charges[seat];
      s.charges[seat] = 0;
    }
  }
}
