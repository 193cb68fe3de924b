package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Wildness;
import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.SplitMix;
import picknmix.kernel.State;

/**
 * Where a game of Candy Ghosts stands. Places are numbers as in {@link Places}, hands counts as in
 * {@link Kind}, cards their numbers in the {@link Box}; −1 is nothing everywhere.
 */
public final class CandyGhostsState implements State<CandyGhostsState> {
  /** The game's name wherever states are named. */
  public static final String GAME = "candy-ghosts";

  public static final int MIN_SEATS = 2;
  public static final int MAX_SEATS = 6;

  /** A boss among {@link #moved} and wherever a ghost's number is meant. */
  public static final int BOSS = 1 << 20;

  /** In a view's state: there is something, but it is hidden. */
  public static final int HIDDEN = -2;

  /** Set on an item that nobody has stepped on yet (CG-91). */
  public static final int COVERED = 64;

  /** An unflipped item in a view. */
  public static final int COVERED_UNKNOWN = COVERED | 63;

  /** What part of the game it is. */
  public enum Phase {
    CHOOSE("choose"),
    TURN("turn"),
    GHOSTS("ghosts"),
    OVER("over");

    public final String word;

    Phase(String word) {
      this.word = word;
    }
  }

  /** How far a player's turn has come. */
  public enum Stage {
    OPEN("open"),
    FINAL("final"),
    ENDED("ended");

    public final String word;

    Stage(String word) {
      this.word = word;
    }
  }

  // ---- options

  public int seats;
  public boolean gallery;
  public @Nullable Boss boss;
  public boolean roles;

  /** Any player may decide for the group (CG-25). */
  public boolean anyone;

  public int rounds;
  public Wildness wildness = Wildness.LIVELY;

  // ---- how far it has come

  public int first;
  public int round = 1;
  public Phase phase = Phase.CHOOSE;
  public boolean won;

  // ---- the map and what lies on it

  public final House house = new House();

  /** The item that still lies under the room, a kind. */
  public final byte[] under = new byte[Places.MOST_ROOMS];

  /** On each square a kind, perhaps {@link #COVERED}; {@link #lay} changes it. */
  public final byte[] item = new byte[Places.SQUARES];

  private long lying;

  /** How many items are covered; the Exit is locked while there are any (CG-92). */
  public int covered;

  // ---- players

  /** Two for each seat until it has chosen. */
  public final byte[] dealt = new byte[2 * MAX_SEATS];

  public final byte[] character = new byte[MAX_SEATS];
  public final byte[] role = new byte[MAX_SEATS];
  public final int[] at = new int[MAX_SEATS];
  public final int[] charges = new int[MAX_SEATS];
  public final long[] hand = new long[MAX_SEATS];

  /** 1 for the first who got out, and so on; 0 on the map. */
  public final byte[] left = new byte[MAX_SEATS];

  /** The number of the ghost in a player, or 0. */
  public final int[] ghostIn = new int[MAX_SEATS];

  // ---- ghosts, by number

  public int ghosts;
  public int[] ghostId = new int[16];
  public int[] ghostAt = new int[16];

  /** The player whom it possesses. */
  public int[] ghostHost = new int[16];

  public boolean met;
  public int bossAt = NONE;
  public int stored;

  /** Who sits in Pigin's belly, a bit for each seat. */
  public int belly;

  public int made;
  public int consumed;
  public long discarded;
  public int noise = NONE;

  // ---- atmosphere: a card, and sets of cards

  public int now = -1;
  public int pack;
  public int used;
  public int out;

  // ---- whose turn

  /** Whose turn it is; −1 outside turns. */
  public int active = -1;

  public int ap;
  public int full;
  public boolean captured;
  public Stage stage = Stage.OPEN;

  /** For each seat the kinds it has refused this turn, a bit for each. */
  public final int[] refused = new int[MAX_SEATS];

  /** Who has moved in this ghosts' turn: numbers of ghosts, or BOSS. */
  public int[] moved = new int[16];

  public int movedCount;

  /**
   * The same as a set: a bit for each by its number, the 64th as the boss, the 65th as the first.
   */
  private long movedBits;

  public final Pending pending = new Pending();

  // ---- working memory, not copied

  final ActionList scratch = new ActionList();

  /**
   * What whoever is to decide may do, as {@link CandyGhostsRules#settle} has found out when it
   * looked for a choice; known until the next action, and to no copy.
   */
  final ActionList choices = new ActionList();

  boolean areChoicesKnown;

  final Nearest nearest = new Nearest();

  /** The index of the ghost that was asked for last. */
  private int lastGhost;

  /** What {@link Steps} pushes in thought. */
  int[] pushes = new int[8];

  /** Where the action being carried out tells what happens; null if nobody listens. */
  @Nullable List<Event> events;

  public CandyGhostsState() {
    Arrays.fill(under, (byte) -1);
    Arrays.fill(item, (byte) -1);
    Arrays.fill(dealt, (byte) -1);
    Arrays.fill(character, (byte) -1);
    Arrays.fill(role, (byte) -1);
    Arrays.fill(at, NONE);
  }

  @Override
  public int seats() {
    return seats;
  }

  /** CG-92: whether the Exit is. */
  public boolean isLocked() {
    return covered > 0;
  }

  /** By how much the atmosphere of now changes that for somebody with these traits. */
  public int effect(Change change, int traits) {
    return now < 0 ? 0 : Box.atmosphere(now).sum(change, traits);
  }

  /** By how many steps the atmosphere of now changes what a ghost takes (CG-93). */
  int extraSteps() {
    return now < 0 ? 0 : Box.atmosphere(now).steps(Box.percent(wildness));
  }

  /** Whether the atmosphere of now holds for somebody with these traits. */
  boolean holds(Change change, int traits) {
    return effect(change, traits) != 0;
  }

  // ---- items

  /** From now on that item is on the square, or none (−1). */
  public void lay(int square, int kind) {
    lying += SplitMix.mix(square + 1) * (Math.min(kind, COVERED) - Math.min(item[square], COVERED));
    item[square] = (byte) kind;
  }

  /** A number for what lies where, as all can see it: what is covered looks all alike. */
  public long lying() {
    return lying;
  }

  // ---- players

  public boolean hasLeft(int seat) {
    return left[seat] != 0;
  }

  /** How many have left by the Exit. */
  public int escaped() {
    int escaped = 0;
    for (int seat = 0; seat < seats; seat++) {
      escaped += hasLeft(seat) ? 1 : 0;
    }
    return escaped;
  }

  public boolean isInBelly(int seat) {
    return (belly >> seat & 1) != 0;
  }

  /** Possessed by a ghost, or in Pigin's belly. */
  public boolean isPossessed(int seat) {
    return ghostIn[seat] != 0 || isInBelly(seat);
  }

  public int traits(int seat) {
    return Box.character(character[seat]).traits();
  }

  /** Another player on that square, or −1. */
  public int otherOn(int place, int seat) {
    for (int other = 0; other < seats; other++) {
      if (other != seat && at[other] == place) {
        return other;
      }
    }
    return -1;
  }

  public boolean isPlayerOn(int place) {
    return otherOn(place, -1) >= 0;
  }

  // ---- ghosts

  /** The index of the ghost with that number, or −1: not beyond it, since numbers ascend from 1. */
  public int ghost(int number) {
    int last = lastGhost; // somebody else may be looking too
    if (last < ghosts && ghostId[last] == number) {
      return last;
    }
    int index = Math.min(ghosts, number) - 1;
    while (index >= 0 && ghostId[index] != number) {
      index--;
    }
    lastGhost = Math.max(0, index);
    return index;
  }

  /** The index of the free ghost with the lowest number there, or −1. */
  public int freeGhostOn(int place) {
    for (int i = 0; i < ghosts; i++) {
      if (ghostAt[i] == place) {
        return i;
      }
    }
    return -1;
  }

  /** Where a ghost is: a merged one is where its host is. */
  public int ghostPlace(int index) {
    return ghostHost[index] >= 0 ? at[ghostHost[index]] : ghostAt[index];
  }

  /** Whether a ghost, merged or not, or the boss is there. */
  public boolean isHauntedBy(int place) {
    if (bossAt == place) {
      return true;
    }
    for (int seat = 0; seat < seats; seat++) {
      if (at[seat] == place && ghostIn[seat] != 0) {
        return true;
      }
    }
    return freeGhostOn(place) >= 0;
  }

  /** The name of a ghost by its number, or of the boss. */
  public String name(int who) {
    Boss named = boss;
    return who == BOSS && named != null ? named.word : "g" + who;
  }

  /** The place of a ghost by number, or of the boss. */
  public int placeOf(int who) {
    return who == BOSS ? bossAt : ghostPlace(ghost(who));
  }

  /** Moves a ghost by number, or the boss. */
  void setPlace(int who, int place) {
    if (who == BOSS) {
      bossAt = place;
    } else {
      ghostAt[ghost(who)] = place;
    }
  }

  public void addGhost(int number, int place, int host) {
    if (ghosts == ghostId.length) {
      ghostId = Arrays.copyOf(ghostId, 2 * ghosts);
      ghostAt = Arrays.copyOf(ghostAt, 2 * ghosts);
      ghostHost = Arrays.copyOf(ghostHost, 2 * ghosts);
    }
    ghostId[ghosts] = number;
    ghostAt[ghosts] = place;
    ghostHost[ghosts++] = host;
  }

  void removeGhost(int index) {
    ghosts--;
    for (int i = index; i < ghosts; i++) {
      ghostId[i] = ghostId[i + 1];
      ghostAt[i] = ghostAt[i + 1];
      ghostHost[i] = ghostHost[i + 1];
    }
  }

  public boolean hasMoved(int who) {
    if ((movedBits >> who & 1) == 0 || made < Long.SIZE) {
      return (movedBits >> who & 1) != 0;
    }
    int i = 0;
    while (i < movedCount && moved[i] != who) {
      i++;
    }
    return i < movedCount;
  }

  public void addMoved(int who) {
    if (movedCount == moved.length) {
      moved = Arrays.copyOf(moved, 2 * movedCount);
    }
    movedBits |= 1L << who;
    moved[movedCount++] = who;
  }

  /** From now on nobody has. */
  public void clearMoved() {
    movedCount = 0;
    movedBits = 0;
  }

  @Override
  public void copyFrom(CandyGhostsState other) {
    copyPublic(other);
    house.copyCards(other.house);
    System.arraycopy(other.under, 0, under, 0, under.length);
    System.arraycopy(other.item, 0, item, 0, Places.square(0, other.house.high() * Box.K));
    lying = other.lying;
    System.arraycopy(other.dealt, 0, dealt, 0, dealt.length);
    System.arraycopy(other.role, 0, role, 0, role.length);
  }

  /** Copies what all may know: everything but rooms, items on squares, dealt characters, roles. */
  public void copyPublic(CandyGhostsState other) {
    areChoicesKnown = false;
    seats = other.seats;
    gallery = other.gallery;
    boss = other.boss;
    roles = other.roles;
    anyone = other.anyone;
    rounds = other.rounds;
    wildness = other.wildness;
    first = other.first;
    round = other.round;
    phase = other.phase;
    won = other.won;
    house.copyPublic(other.house);
    covered = other.covered;
    copyPlayers(other);
    copyGhosts(other);
    made = other.made;
    consumed = other.consumed;
    discarded = other.discarded;
    noise = other.noise;
    now = other.now;
    pack = other.pack;
    used = other.used;
    out = other.out;
    active = other.active;
    ap = other.ap;
    full = other.full;
    captured = other.captured;
    stage = other.stage;
    System.arraycopy(other.refused, 0, refused, 0, MAX_SEATS);
    pending.copyFrom(other.pending);
  }

  private void copyPlayers(CandyGhostsState other) {
    System.arraycopy(other.character, 0, character, 0, MAX_SEATS);
    System.arraycopy(other.at, 0, at, 0, MAX_SEATS);
    System.arraycopy(other.charges, 0, charges, 0, MAX_SEATS);
    System.arraycopy(other.hand, 0, hand, 0, MAX_SEATS);
    System.arraycopy(other.left, 0, left, 0, MAX_SEATS);
    System.arraycopy(other.ghostIn, 0, ghostIn, 0, MAX_SEATS);
  }

  private void copyGhosts(CandyGhostsState other) {
    ghosts = other.ghosts;
    if (ghosts > ghostId.length) {
      ghostId = new int[other.ghostId.length];
      ghostAt = new int[other.ghostId.length];
      ghostHost = new int[other.ghostId.length];
    }
    System.arraycopy(other.ghostId, 0, ghostId, 0, ghosts);
    System.arraycopy(other.ghostAt, 0, ghostAt, 0, ghosts);
    System.arraycopy(other.ghostHost, 0, ghostHost, 0, ghosts);
    met = other.met;
    bossAt = other.bossAt;
    stored = other.stored;
    belly = other.belly;
    movedCount = other.movedCount;
    movedBits = other.movedBits;
    if (movedCount > moved.length) {
      moved = new int[other.moved.length];
    }
    System.arraycopy(other.moved, 0, moved, 0, movedCount);
  }

  @Override
  public CandyGhostsState copy() {
    CandyGhostsState copy = new CandyGhostsState();
    copy.copyFrom(this);
    return copy;
  }
}
