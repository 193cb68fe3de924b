package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.kernel.Rng;
import picknmix.kernel.Setup;

/** Set-up (CG-10 to CG-14, CG-90, CG-91). */
public final class Dealing {
  /** CG-12: up to so many players choose their characters. */
  public static final int CHOOSERS = 4;

  private Dealing() {}

  public static CandyGhostsState deal(Setup setup) {
    Rng rng = setup.dealer();
    CandyGhostsState s = new CandyGhostsState();
    s.seats = setup.seats();
    s.first = setup.first();
    CandyGhostsOptions.apply(s, setup.options());
    if (!s.gallery && s.boss == null) {
      s.boss = rng.below(2) == 0 ? Boss.ONNA : Boss.PIGIN;
    }
    dealRooms(s, rng);
    if (setup.options().has(CandyGhostsOptions.ARRANGEMENT)) {
      Arrangement.lay(setup.options().text(CandyGhostsOptions.ARRANGEMENT), s.house);
    }
    if (s.gallery) {
      boolean fewest =
          setup.options().text(CandyGhostsOptions.THIN).equals(CandyGhostsOptions.FEWEST);
      coverItems(s, thin(s, corners(s), fewest, rng), rng);
    }
    dealCharacters(s, rng);
    dealRoles(s, rng);
    for (int card = 0; card < Box.ATMOSPHERES; card++) {
      boolean out = s.gallery && Box.atmosphere(card).has(Change.TRANSMOGRIFY);
      s.pack |= out ? 0 : 1 << card;
    }
    return s;
  }

  private static byte[] shuffled(int count, Rng rng) {
    return shuffled(count, number -> false, rng);
  }

  /** The numbers below {@code count}, without those that are out, shuffled. */
  public static byte[] shuffled(int count, IntPredicate isOut, Rng rng) {
    byte[] numbers = new byte[count];
    int size = 0;
    for (int number = 0; number < count; number++) {
      if (!isOut.test(number)) {
        numbers[size++] = (byte) number;
      }
    }
    rng.shuffle(numbers, 0, size);
    return Arrays.copyOf(numbers, size);
  }

  /** All the items, shuffled. */
  private static byte[] items(Rng rng) {
    byte[] items = new byte[Box.items()];
    int at = 0;
    for (byte kind = 0; kind < Kind.COUNT; kind++) {
      for (int i = 0; i < Box.items(kind); i++) {
        items[at++] = kind;
      }
    }
    rng.shuffle(items, 0, at);
    return items;
  }

  /** CG-10, CG-11: face-down rooms with an item each; in the gallery face up and without. */
  private static void dealRooms(CandyGhostsState s, Rng rng) {
    System.arraycopy(shuffled(Box.ROOMS, rng), 0, s.house.card, 0, s.house.rooms());
    if (s.gallery) {
      s.house.up = (1 << s.house.rooms()) - 1;
      s.house.seen = s.house.up;
    } else {
      System.arraycopy(items(rng), 0, s.under, 0, s.house.rooms());
    }
  }

  // ---- the gallery's items

  /** CG-91: the squares with two walls in an L; the map's outline is no wall. */
  static List<Integer> corners(CandyGhostsState s) {
    List<Integer> corners = new ArrayList<>();
    for (int y = 0; y < s.house.high() * K; y++) {
      for (int x = 0; x < s.house.wide() * K; x++) {
        int square = Places.square(x, y);
        boolean upright = hasWall(s, square, Dir.EAST) || hasWall(s, square, Dir.WEST);
        boolean level = hasWall(s, square, Dir.NORTH) || hasWall(s, square, Dir.SOUTH);
        if (upright && level) {
          corners.add(square);
        }
      }
    }
    return corners;
  }

  private static boolean hasWall(CandyGhostsState s, int square, int dir) {
    return s.house.wall(square, dir, s.house.ahead(square, dir));
  }

  /** While two are next to each other one is removed; or one of each connected group is left. */
  static List<Integer> thin(CandyGhostsState s, List<Integer> all, boolean fewest, Rng rng) {
    List<Integer> kept = new ArrayList<>();
    if (fewest) {
      List<Integer> rest = new ArrayList<>(all);
      while (!rest.isEmpty()) {
        List<Integer> group = group(s, rest);
        kept.add(group.get(rng.below(group.size())));
        rest.removeAll(group);
      }
      return kept;
    }
    kept.addAll(all);
    List<Integer> crowded = crowded(s, kept);
    while (!crowded.isEmpty()) {
      kept.removeAll(List.of(crowded.get(rng.below(crowded.size()))));
      crowded = crowded(s, kept);
    }
    return kept;
  }

  private static boolean areBeside(CandyGhostsState s, int square, int other) {
    return square != other && s.house.distance(square, other) == 2;
  }

  /** Those that have another one beside them. */
  private static List<Integer> crowded(CandyGhostsState s, List<Integer> squares) {
    return squares.stream()
        .filter(square -> squares.stream().anyMatch(other -> areBeside(s, square, other)))
        .toList();
  }

  /** The first square and all that hang together with it. */
  private static List<Integer> group(CandyGhostsState s, List<Integer> squares) {
    List<Integer> group = new ArrayList<>(List.of(squares.getFirst()));
    Deque<Integer> open = new ArrayDeque<>(group);
    while (!open.isEmpty()) {
      int square = open.remove();
      for (int other : squares) {
        if (areBeside(s, square, other) && !group.contains(other)) {
          group.add(other);
          open.add(other);
        }
      }
    }
    return group;
  }

  /** Deals items onto the squares; beyond the number of items, random squares stay empty. */
  private static void coverItems(CandyGhostsState s, List<Integer> squares, Rng rng) {
    byte[] order = shuffled(squares.size(), rng);
    byte[] items = items(rng);
    s.covered = Math.min(order.length, items.length);
    for (int i = 0; i < s.covered; i++) {
      s.lay(squares.get(order[i]), items[i] | COVERED);
    }
  }

  // ---- people

  /** CG-12: two characters each to choose from; with 5 or 6 players one each. */
  private static void dealCharacters(CandyGhostsState s, Rng rng) {
    byte[] characters = shuffled(Box.CHARACTERS, rng);
    for (int seat = 0; seat < s.seats; seat++) {
      s.at[seat] = Places.START;
      if (s.seats > CHOOSERS) {
        s.character[seat] = characters[seat];
      } else {
        s.dealt[2 * seat] = characters[2 * seat];
        s.dealt[2 * seat + 1] = characters[2 * seat + 1];
      }
    }
    s.phase = Phase.CHOOSE;
  }

  private static void dealRoles(CandyGhostsState s, Rng rng) {
    if (s.roles) {
      byte[] cards = shuffled(Box.ROLES, card -> !isRoleInPlay(s, card), rng);
      System.arraycopy(cards, 0, s.role, 0, s.seats);
    }
  }

  /** CG-90: in the gallery there is no Explorer and no Introvert. */
  public static boolean isRoleInPlay(CandyGhostsState s, int card) {
    return !s.gallery || Box.role(card).role().inGallery;
  }
}
