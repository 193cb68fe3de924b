package picknmix.games.candyghosts.json;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.isSquare;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.games.candyghosts.rules.Haunting;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.Field;

/** The invariants of a loaded state: everything is in one place, where it may be. */
final class StateCheck {
  private final CandyGhostsState s;
  private final Field state;

  StateCheck(CandyGhostsState s, Field state) {
    this.s = s;
    this.state = state;
  }

  void check() {
    checkRooms();
    checkItems();
    checkCharacters();
    checkPlayers();
    checkGhosts();
    checkNoise();
    checkAtmosphere();
    new PhaseCheck(s, state).check();
  }

  private void require(boolean holds, String field, String otherwise) {
    if (!holds) {
      throw state.get(field).wrong(otherwise);
    }
  }

  private void checkRooms() {
    for (int room = 0; room < s.house.rooms(); room++) {
      boolean up = s.house.isRoomUp(room);
      boolean seen = (s.house.seen >> room & 1) != 0;
      require(seen || !up, "rooms", "must be seen where face up");
      require(!seen || s.under[room] < 0, "rooms", "have no item under a room that was seen");
      require(!s.gallery || up, "rooms", "must all be face up in the gallery");
    }
  }

  /** No more items of a kind than there are; big obstacles are carried by nobody. */
  private void checkItems() {
    require(s.gallery || s.covered == 0, "covered", "must be empty in the corridor");
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      int count = Kind.count(s.discarded, kind);
      for (int seat = 0; seat < s.seats; seat++) {
        int carried = Kind.count(s.hand[seat], kind);
        require(carried == 0 || Kind.of(kind).carried, "players", "cannot carry an obstacle");
        count += carried;
      }
      for (int room = 0; room < s.house.rooms(); room++) {
        count += s.under[room] == kind ? 1 : 0;
      }
      for (int square = 0; square < Places.SQUARES; square++) {
        count += s.item[square] >= 0 && s.item[square] % COVERED == kind ? 1 : 0;
      }
      require(count <= Box.items(kind), "items", "have too many of the kind " + Kind.of(kind).word);
    }
  }

  /** Each character and each role with one player at most; all that the phase needs. */
  private void checkCharacters() {
    int characters = 0;
    int roles = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      boolean chosen = s.character[seat] >= 0;
      boolean dealt = s.dealt[2 * seat] >= 0;
      require(chosen != dealt, "players", "have a character or two to choose from");
      require(chosen || s.phase == Phase.CHOOSE, "players", "have all chosen by now");
      int mine =
          chosen ? 1 << s.character[seat] : 1 << s.dealt[2 * seat] | 1 << s.dealt[2 * seat + 1];
      require(
          (characters & mine) == 0 && (chosen || Integer.bitCount(mine) == 2),
          "players",
          "have a character twice");
      characters |= mine;
      require(s.roles == s.role[seat] >= 0, "players", "have roles exactly if the option says so");
      int role = s.roles ? 1 << s.role[seat] : 0;
      require((roles & role) == 0, "players", "have a role card twice");
      roles |= role;
    }
  }

  private void checkPlayers() {
    int order = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      boolean away = s.hasLeft(seat) || s.isInBelly(seat) || isPending(Do.RESPAWN, seat);
      require(
          away == (s.at[seat] == NONE),
          "players",
          "are nowhere exactly after leaving, in a belly or while respawning");
      require(!s.hasLeft(seat) || !s.isPossessed(seat), "players", "who have left are free");
      require(!s.isInBelly(seat) || s.ghostIn[seat] == 0, "players", "in a belly have no ghost");
      require(!s.isInBelly(seat) || s.boss == Boss.PIGIN, "boss", "must be pigin to have a belly");
      require(
          s.at[seat] == NONE || s.house.isUp(s.at[seat]), "players", "are not in face-down rooms");
      require(
          s.at[seat] != Places.EXIT || !s.isLocked(), "players", "cannot be on the locked Exit");
      boolean shared = isSquare(s.at[seat]) && s.otherOn(s.at[seat], seat) >= 0;
      require(!shared || isPassedThrough(s.at[seat]), "players", "do not share a square");
      require((order >> s.left[seat] & 1) == 0 || !s.hasLeft(seat), "players", "leave one by one");
      order |= 1 << s.left[seat];
    }
    require(order >> 1 == (1 << s.escaped()) - 1, "players", "leave in an order without gaps");
  }

  private boolean isPending(Do what, int who) {
    for (int i = 0; i < s.pending.size(); i++) {
      if (s.pending.what(i) == what && s.pending.who(i) == who) {
        return true;
      }
    }
    return false;
  }

  /** CG-16: whether one of those on the square is on the move, and so can only go on. */
  private boolean isPassedThrough(int square) {
    return s.pending.is(Do.BOSSY)
        ? s.at[s.pending.seat()] == square
        : s.pending.isEmpty() && s.active >= 0 && s.stage == Stage.OPEN && s.at[s.active] == square;
  }

  private void checkGhosts() {
    int charges = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      charges += s.charges[seat];
    }
    require(
        s.made == s.ghosts + charges + s.stored + s.consumed,
        "made",
        "must be the ghosts, charges, stored and consumed ones together");
    for (int i = 0; i < s.ghosts; i++) {
      require(s.ghostId[i] <= s.made, "ghosts", "have numbers up to those made");
      if (s.ghostHost[i] >= 0) {
        require(s.at[s.ghostHost[i]] != NONE, "ghosts", "have hosts on the map");
      } else {
        checkPlace("ghosts", s.ghostAt[i], s.ghostId[i]);
        boolean alone =
            !isSquare(s.ghostAt[i])
                || (s.freeGhostOn(s.ghostAt[i]) == i && !s.isPlayerOn(s.ghostAt[i]));
        require(alone, "ghosts", "share no square when free");
        require(
            isSquare(s.ghostAt[i])
                || Haunting.unpossessedOn(s, s.ghostAt[i]) < 0
                || isPossessing(s.ghostId[i]),
            "ghosts",
            "do not stay free beside an unpossessed player on a big square");
      }
    }
    for (int i = 0; i < s.movedCount; i++) {
      require(s.moved[i] == BOSS || s.moved[i] <= s.made, "moved", "names a ghost never made");
    }
    require(
        s.met || (s.bossAt == NONE && !isPending(Do.PUT, BOSS) && !isPending(Do.RESPAWN, BOSS)),
        "boss",
        "cannot be on the map before it is met");
    if (s.bossAt != NONE) {
      checkPlace("boss", s.bossAt, BOSS);
      require(!isSquare(s.bossAt) || !s.isPlayerOn(s.bossAt), "boss", "shares no square");
    }
    require(s.belly == 0 || s.bossAt != NONE, "boss", "must be on the map with a full belly");
  }

  /** Whether the group has yet to say whom that ghost possesses. */
  private boolean isPossessing(int ghost) {
    return s.pending.is(Do.POSSESS) && s.pending.who() == ghost;
  }

  /** On squares in face-up rooms, somewhere in face-down ones, unless just revealed. */
  private void checkPlace(String field, int place, int who) {
    boolean up = s.house.isRoomUp(s.house.card(place));
    boolean right = isSquare(place) ? up : !Places.isRoom(place) || !up || isPending(Do.PUT, who);
    require(right, field, "must be on squares of face-up rooms or somewhere in face-down ones");
    require(place != Places.EXIT || !s.isLocked(), field, "cannot be on the locked Exit");
  }

  /** CG-33, CG-35: nothing is smashed in a face-down room or on the locked Exit. */
  private void checkNoise() {
    boolean heard =
        s.noise == NONE || (s.house.isUp(s.noise) && (s.noise != Places.EXIT || !s.isLocked()));
    require(heard, "noise", "must be on a face-up place, not the locked Exit");
  }

  private void checkAtmosphere() {
    int now = s.now < 0 ? 0 : 1 << s.now;
    int all = 0;
    for (int card = 0; card < Box.ATMOSPHERES; card++) {
      boolean boxed = s.gallery && Box.atmosphere(card).has(Change.TRANSMOGRIFY);
      all |= boxed ? 0 : 1 << card;
    }
    boolean once =
        Integer.bitCount(now)
                + Integer.bitCount(s.pack)
                + Integer.bitCount(s.used)
                + Integer.bitCount(s.out)
            == Integer.bitCount(all);
    require(
        once && (now | s.pack | s.used | s.out) == all,
        "atmosphere",
        "must have each card in one place");
  }
}
