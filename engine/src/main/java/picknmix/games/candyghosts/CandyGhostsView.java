package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.CandyGhostsState.COVERED;
import static picknmix.games.candyghosts.CandyGhostsState.COVERED_UNKNOWN;
import static picknmix.games.candyghosts.CandyGhostsState.HIDDEN;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.CandyGhostsState.Phase;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a viewer may know: a state of its own, built up from what is public, with {@link
 * CandyGhostsState#HIDDEN} where there is something unknown: rooms never seen, items under rooms
 * and unflipped ones, others' characters to choose from, roles.
 */
final class CandyGhostsView implements View<CandyGhostsState> {
  private final int viewer;
  private final CandyGhostsState known;

  private CandyGhostsView(int viewer, CandyGhostsState known) {
    this.viewer = viewer;
    this.known = known;
  }

  static CandyGhostsView of(CandyGhostsState s, int viewer) {
    CandyGhostsState known = new CandyGhostsState();
    known.copyPublic(s);
    for (int room = 0; room < s.rooms(); room++) {
      known.card[room] = (s.seen >> room & 1) != 0 ? s.card[room] : HIDDEN;
      known.under[room] = s.under[room] < 0 ? -1 : (byte) HIDDEN;
    }
    for (int square = 0; square < Places.square(0, s.high * Box.K); square++) {
      known.item[square] = s.item[square] < COVERED ? s.item[square] : COVERED_UNKNOWN;
    }
    for (int seat = 0; seat < s.seats; seat++) {
      for (int i = 2 * seat; i <= 2 * seat + 1; i++) {
        boolean mine = seat == viewer || s.dealt[i] < 0;
        known.dealt[i] = mine ? s.dealt[i] : HIDDEN;
      }
      known.role[seat] = role(s, seat, viewer);
    }
    return new CandyGhostsView(viewer, known);
  }

  /** Nobody knows a role before all have chosen; then one's own; at the end all. */
  private static byte role(CandyGhostsState s, int seat, int viewer) {
    if (!s.roles || s.phase == Phase.CHOOSE) {
      return -1;
    }
    return seat == viewer || s.phase == Phase.OVER ? s.role[seat] : HIDDEN;
  }

  @Override
  public int viewer() {
    return viewer;
  }

  @Override
  public Map<String, @Nullable Object> json() {
    return PositionWriter.view(known, viewer);
  }

  @Override
  public CandyGhostsState determinize(Rng rng) {
    CandyGhostsState s = known.copy();
    dealRooms(s, rng);
    dealItems(s, rng);
    dealCharacters(s, rng);
    dealRoles(s, rng);
    return s;
  }

  /** The cards of the rooms that nobody has seen, from those not seen elsewhere. */
  private static void dealRooms(CandyGhostsState s, Rng rng) {
    byte[] pool = new byte[Box.ROOMS];
    int size = 0;
    for (byte card = 0; card < Box.ROOMS; card++) {
      boolean seen = false;
      for (int room = 0; room < s.rooms(); room++) {
        seen |= s.card[room] == card;
      }
      if (!seen) {
        pool[size++] = card;
      }
    }
    rng.shuffle(pool, 0, size);
    for (int room = 0; room < s.rooms(); room++) {
      if (s.card[room] == HIDDEN) {
        s.card[room] = pool[--size];
      }
    }
  }

  /** The items that nobody has seen, from those that lie, are carried or were discarded nowhere. */
  private static void dealItems(CandyGhostsState s, Rng rng) {
    byte[] pool = new byte[Box.items()];
    int size = 0;
    for (byte kind = 0; kind < Kind.COUNT; kind++) {
      for (int left = Box.items(kind) - seen(s, kind); left > 0; left--) {
        pool[size++] = kind;
      }
    }
    rng.shuffle(pool, 0, size);
    for (int room = 0; room < s.rooms(); room++) {
      if (s.under[room] == HIDDEN) {
        s.under[room] = pool[--size];
      }
    }
    for (int square = 0; square < Places.square(0, s.high * Box.K); square++) {
      if (s.item[square] == COVERED_UNKNOWN) {
        s.item[square] = (byte) (pool[--size] | COVERED);
      }
    }
  }

  private static int seen(CandyGhostsState s, int kind) {
    int seen = Kind.count(s.discarded, kind);
    for (int seat = 0; seat < s.seats; seat++) {
      seen += Kind.count(s.hand[seat], kind);
    }
    for (int square = 0; square < Places.square(0, s.high * Box.K); square++) {
      seen += s.item[square] == kind ? 1 : 0;
    }
    return seen;
  }

  /** The characters that others may choose from, from those that the viewer has not seen. */
  private static void dealCharacters(CandyGhostsState s, Rng rng) {
    byte[] pool = new byte[Box.CHARACTERS];
    int size = 0;
    for (byte character = 0; character < Box.CHARACTERS; character++) {
      boolean seen = false;
      for (int i = 0; i < s.dealt.length; i++) {
        seen |= s.dealt[i] == character || s.character[i / 2] == character;
      }
      if (!seen) {
        pool[size++] = character;
      }
    }
    rng.shuffle(pool, 0, size);
    for (int i = 0; i < s.dealt.length; i++) {
      if (s.dealt[i] == HIDDEN) {
        s.dealt[i] = pool[--size];
      }
    }
  }

  private static void dealRoles(CandyGhostsState s, Rng rng) {
    byte[] cards = s.roles ? Dealing.roleCards(s) : new byte[0];
    byte[] pool = new byte[cards.length];
    int size = 0;
    for (byte card : cards) {
      boolean seen = false;
      for (int seat = 0; seat < s.seats; seat++) {
        seen |= s.role[seat] == card;
      }
      if (!seen) {
        pool[size++] = card;
      }
    }
    rng.shuffle(pool, 0, size);
    for (int seat = 0; seat < s.seats && s.roles; seat++) {
      if (s.role[seat] < 0) {
        s.role[seat] = pool[--size];
      }
    }
  }

  @Override
  public String text() {
    return MapText.of(known);
  }
}
