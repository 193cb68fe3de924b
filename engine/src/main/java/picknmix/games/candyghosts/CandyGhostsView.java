package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED_UNKNOWN;
import static picknmix.games.candyghosts.rules.CandyGhostsState.HIDDEN;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.insight.Insight;
import picknmix.games.candyghosts.json.StateWriter;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsRules;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.Dealing;
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

  /** Of bots only the game itself knows; this is what one of them says of the group's choices. */
  private final Insight.Adviser adviser;

  private CandyGhostsView(int viewer, CandyGhostsState known, Insight.Adviser adviser) {
    this.viewer = viewer;
    this.known = known;
    this.adviser = adviser;
  }

  static CandyGhostsView of(CandyGhostsState s, int viewer, Insight.Adviser adviser) {
    CandyGhostsState known = new CandyGhostsState();
    known.copyPublic(s);
    for (int room = 0; room < s.house.rooms(); room++) {
      known.house.card[room] = (s.house.seen >> room & 1) != 0 ? s.house.card[room] : HIDDEN;
      known.under[room] = s.under[room] < 0 ? -1 : (byte) HIDDEN;
    }
    for (int square = 0; square < Places.square(0, s.house.high() * Box.K); square++) {
      known.lay(square, s.item[square] < COVERED ? s.item[square] : COVERED_UNKNOWN);
    }
    for (int seat = 0; seat < s.seats; seat++) {
      for (int i = 2 * seat; i <= 2 * seat + 1; i++) {
        boolean mine = seat == viewer || s.dealt[i] < 0;
        known.dealt[i] = mine ? s.dealt[i] : HIDDEN;
      }
      known.role[seat] = role(s, seat, viewer);
    }
    return new CandyGhostsView(viewer, known, adviser);
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
    return StateWriter.view(known, viewer);
  }

  /** GS-16: how many have escaped; at the end, when nothing is secret, by roles. */
  @Override
  public List<@Nullable Integer> scores() {
    List<@Nullable Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < known.seats; seat++) {
      scores.add(CandyGhostsRules.points(known, seat));
    }
    return scores;
  }

  /** Ways, chances, whom the ghosts hunt, what is sensible for the group. */
  @Override
  public Map<String, @Nullable Object> insight() {
    return Insight.of(known, viewer, adviser);
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

  private static boolean contains(byte[] cards, int wanted) {
    for (byte card : cards) {
      if (card == wanted) {
        return true;
      }
    }
    return false;
  }

  /** Puts cards that the viewer has not seen where there are hidden ones. */
  private static void deal(byte[] cards, byte[] onto) {
    int left = cards.length;
    for (int i = 0; i < onto.length; i++) {
      if (onto[i] == HIDDEN) {
        onto[i] = cards[--left];
      }
    }
  }

  private static void dealRooms(CandyGhostsState s, Rng rng) {
    deal(Dealing.shuffled(Box.ROOMS, card -> contains(s.house.card, card), rng), s.house.card);
  }

  /** The items that nobody has seen, from those that lie, are carried or were discarded nowhere. */
  private static void dealItems(CandyGhostsState s, Rng rng) {
    byte[] pool = new byte[Box.items()];
    int size = 0;
    int[] lying = lying(s);
    for (byte kind = 0; kind < Kind.COUNT; kind++) {
      for (int left = Box.items(kind) - lying[kind] - taken(s, kind); left > 0; left--) {
        pool[size++] = kind;
      }
    }
    rng.shuffle(pool, 0, size);
    for (int room = 0; room < s.house.rooms(); room++) {
      if (s.under[room] == HIDDEN) {
        s.under[room] = pool[--size];
      }
    }
    for (int i = 0; s.covered > 0 && i < s.house.layout.squares(); i++) {
      int square = s.house.layout.square(i);
      if (s.item[square] == COVERED_UNKNOWN) {
        s.lay(square, pool[--size] | COVERED);
      }
    }
  }

  /** How many items of each kind lie face up. */
  private static int[] lying(CandyGhostsState s) {
    int[] lying = new int[Kind.COUNT];
    for (int i = 0; i < s.house.layout.squares(); i++) {
      int item = s.item[s.house.layout.square(i)];
      if (item >= 0 && item < COVERED) {
        lying[item]++;
      }
    }
    return lying;
  }

  /** How many of that kind are carried or were discarded. */
  private static int taken(CandyGhostsState s, int kind) {
    int taken = Kind.count(s.discarded, kind);
    for (int seat = 0; seat < s.seats; seat++) {
      taken += Kind.count(s.hand[seat], kind);
    }
    return taken;
  }

  /** The characters that others may choose from. */
  private static void dealCharacters(CandyGhostsState s, Rng rng) {
    IntPredicate seen = card -> contains(s.dealt, card) || contains(s.character, card);
    deal(Dealing.shuffled(Box.CHARACTERS, seen, rng), s.dealt);
  }

  /** The roles that the viewer does not know; before all have chosen, the viewer's own too. */
  private static void dealRoles(CandyGhostsState s, Rng rng) {
    if (s.roles) {
      for (int seat = 0; seat < s.seats; seat++) {
        s.role[seat] = s.role[seat] < 0 ? HIDDEN : s.role[seat];
      }
      IntPredicate out = card -> contains(s.role, card) || !Dealing.isRoleInPlay(s, card);
      deal(Dealing.shuffled(Box.ROLES, out, rng), s.role);
    }
  }

  @Override
  public String text() {
    return Drawing.of(known);
  }
}
