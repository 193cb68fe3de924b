package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.CandyGhostsState.BOSS;
import static picknmix.games.candyghosts.CandyGhostsState.COVERED;
import static picknmix.games.candyghosts.Places.NONE;
import static picknmix.games.candyghosts.Places.isSquare;

import picknmix.games.candyghosts.CandyGhostsState.Phase;
import picknmix.games.candyghosts.CandyGhostsState.Stage;
import picknmix.games.candyghosts.Effect.Change;
import picknmix.games.candyghosts.Pending.Do;
import picknmix.kernel.ActionList;
import picknmix.kernel.Field;
import picknmix.kernel.Seat;

/** The invariants of a loaded state. */
final class PositionCheck {
  private static final int FEW = 4;

  private final CandyGhostsState s;
  private final Field state;

  PositionCheck(CandyGhostsState s, Field state) {
    this.s = s;
    this.state = state;
  }

  void check() {
    checkRooms();
    checkItems();
    checkCharacters();
    checkPlayers();
    checkGhosts();
    checkAtmosphere();
    checkPhase();
    checkSomebodyCanAct();
  }

  private void require(boolean holds, String field, String otherwise) {
    if (!holds) {
      throw state.get(field).wrong(otherwise);
    }
  }

  private void checkRooms() {
    for (int room = 0; room < s.rooms(); room++) {
      boolean up = Space.isRoomUp(s, room);
      boolean seen = (s.seen >> room & 1) != 0;
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
      for (int room = 0; room < s.rooms(); room++) {
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
      boolean away = s.hasLeft(seat) || s.isInBelly(seat) || isRespawning(seat);
      require(
          away == (s.at[seat] == NONE),
          "players",
          "are nowhere exactly after leaving, in a belly or while respawning");
      require(!s.hasLeft(seat) || !s.isPossessed(seat), "players", "who have left are free");
      require(!s.isInBelly(seat) || s.ghostIn[seat] == 0, "players", "in a belly have no ghost");
      require(!s.isInBelly(seat) || s.boss == Boss.PIGIN, "boss", "must be pigin to have a belly");
      require(
          s.at[seat] == NONE || Space.isUp(s, s.at[seat]), "players", "are not in face-down rooms");
      require(
          s.at[seat] != Places.EXIT || !Space.isLocked(s),
          "players",
          "cannot be on the locked Exit");
      boolean shared = isSquare(s.at[seat]) && s.otherOn(s.at[seat], seat) >= 0;
      require(!shared || isPassedThrough(s.at[seat]), "players", "do not share a square");
      require((order >> s.left[seat] & 1) == 0 || !s.hasLeft(seat), "players", "leave one by one");
      order |= 1 << s.left[seat];
    }
    require(order >> 1 == (1 << s.escaped()) - 1, "players", "leave in an order without gaps");
  }

  private boolean isRespawning(int seat) {
    for (int i = 0; i < s.pending.size(); i++) {
      if (s.pending.what(i) == Do.RESPAWN && s.pending.who(i) == seat) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of those on the square is on the move. */
  private boolean isPassedThrough(int square) {
    return (s.active >= 0 && s.at[s.active] == square)
        || (s.pending.is(Do.BOSSY) && s.at[s.pending.who()] == square);
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
            isSquare(s.ghostAt[i]) || !isAnyoneFreeOn(s.ghostAt[i]) || isPossessing(s.ghostId[i]),
            "ghosts",
            "do not stay free beside an unpossessed player on a big square");
      }
    }
    for (int i = 0; i < s.movedCount; i++) {
      require(s.moved[i] == BOSS || s.moved[i] <= s.made, "moved", "names a ghost never made");
    }
    require(s.met || s.bossAt == NONE, "boss", "cannot be on the map before it is met");
    if (s.bossAt != NONE) {
      checkPlace("boss", s.bossAt, BOSS);
      require(!isSquare(s.bossAt) || !s.isPlayerOn(s.bossAt), "boss", "shares no square");
    }
    require(s.belly == 0 || s.bossAt != NONE, "boss", "must be on the map with a full belly");
  }

  private boolean isAnyoneFreeOn(int place) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] == place && !s.isPossessed(seat)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the group has yet to say whom that ghost possesses. */
  private boolean isPossessing(int ghost) {
    return s.pending.is(Do.POSSESS) && s.pending.who() == ghost;
  }

  /** On squares in face-up rooms, somewhere in face-down ones, unless just revealed. */
  private void checkPlace(String field, int place, int who) {
    boolean up = Space.isRoomUp(s, Space.card(s, place));
    boolean right = isSquare(place) ? up : !Places.isRoom(place) || !up || isToBePut(who, place);
    require(right, field, "must be on squares of face-up rooms or somewhere in face-down ones");
    require(place != Places.EXIT || !Space.isLocked(s), field, "cannot be on the locked Exit");
  }

  private boolean isToBePut(int who, int room) {
    for (int i = 0; i < s.pending.size(); i++) {
      if (s.pending.what(i) == Do.PUT && s.pending.who(i) == who && s.pending.a(i) == room) {
        return true;
      }
    }
    return false;
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

  private void checkPhase() {
    require(s.phase != Phase.CHOOSE || s.seats <= FEW, "phase", "is choose only up to 4 players");
    require(
        s.phase != Phase.CHOOSE || Flow.chooser(s) >= 0,
        "phase",
        "is choose until all have chosen");
    boolean going = s.phase == Phase.TURN || s.phase == Phase.GHOSTS;
    boolean dawned = s.round > s.rounds;
    require(
        !dawned || (!going && s.round == s.rounds + 1), "round", "cannot be past the last round");
    require(going || s.pending.isEmpty(), "pending", "must be empty now");
    require(s.phase == Phase.GHOSTS || s.movedCount == 0, "moved", "is for the ghosts' turn");
    require(!going || s.escaped() < s.seats, "players", "must not all have left while it goes on");
    for (int i = 0; i < s.pending.size(); i++) {
      boolean fits =
          switch (s.pending.what(i)) {
            case ROLL, SPAWN, ASK, BOSSY -> s.phase == Phase.TURN;
            case GHOST, DRAW, POSSESS -> s.phase == Phase.GHOSTS;
            case PUT, RESPAWN -> true;
          };
      require(fits, "pending", "has something of another phase");
    }
    checkQueue();
    if (s.phase == Phase.TURN) {
      checkTurn();
    }
  }

  /** Only those who appear or respawn stand in a queue, each once; all else is settled alone. */
  private void checkQueue() {
    int size = s.pending.size();
    for (int i = 0; i < size; i++) {
      Do what = s.pending.what(i);
      require(
          size == 1 || what == Do.PUT || what == Do.RESPAWN,
          "pending",
          "has something that must be settled alone: " + what.word);
      for (int j = 0; j < i; j++) {
        boolean same = what == s.pending.what(j) || s.pending.who(i) == BOSS;
        require(!same || s.pending.who(i) != s.pending.who(j), "pending", "has somebody twice");
      }
    }
  }

  private void checkTurn() {
    boolean gone = s.hasLeft(s.active) || s.isInBelly(s.active) || s.at[s.active] == NONE;
    require(s.stage != Stage.OPEN || !gone, "turn", "cannot be open for somebody off the map");
    require(s.ap <= s.full, "turn", "has no more action points than a full turn");
    boolean waits = !s.pending.isEmpty();
    if (waits) {
      Stage stage =
          switch (s.pending.what()) {
            case ROLL, ASK, BOSSY -> Stage.OPEN;
            case SPAWN -> Stage.ENDED;
            case PUT, RESPAWN, GHOST, DRAW, POSSESS -> s.stage;
          };
      require(s.stage == stage, "turn", "is at another stage than what is pending");
    }
    require(
        s.stage == Stage.OPEN || waits || (s.stage == Stage.FINAL && OwnTurn.canSpeedOn(s)),
        "turn",
        "is over, and nothing is pending");
  }

  private void checkSomebodyCanAct() {
    CandyGhostsRules rules = new CandyGhostsRules();
    int turn = rules.turn(s);
    if (turn == Seat.CHANCE || turn == Seat.OVER) {
      return;
    }
    ActionList list = new ActionList();
    rules.list(s, list);
    require(!list.isEmpty(), "pending", "leaves nobody anything to do");
  }
}
