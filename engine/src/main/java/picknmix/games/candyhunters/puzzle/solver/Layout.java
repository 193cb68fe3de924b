package picknmix.games.candyhunters.puzzle.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;

/**
 * The buildings of a town, without ghosts and kids, and what can still become of them. Each
 * building has a slot, so that a set of buildings is a {@code long}: there are only 36 tiles.
 */
final class Layout {
  /** All tiles, or a town with all the cells around it. */
  static final int MOST_SLOTS = Long.SIZE;

  /** A way to another layout; slots may change their numbers on it. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares steps
  record Step(Layout to, int slot, int @Nullable [] slots) {
    /** The same buildings, by the slots of the other layout. */
    long carry(long set) {
      if (slots == null) {
        return set;
      }
      long carried = 0;
      for (long rest = set; rest != 0; rest &= rest - 1) {
        carried |= 1L << slots[Long.numberOfTrailingZeros(rest)];
      }
      return carried;
    }

    int carry(int number) {
      return slots == null || number < 0 ? number : slots[number];
    }
  }

  final Board board;
  final int id;

  /** How many builds are still to come. */
  final int builds;

  /** Each slot's tile as a {@link #build}, or −1. */
  private final int[] tiles;

  private final int slots;
  private final long[] beside;
  private final long[] colours = new long[Colour.COUNT];
  private final byte[] slotAt;

  /** What could be scored within the builds to come. */
  Fit[] fits = {};

  private int @Nullable [] sites;
  private @Nullable Layout crowded;
  private final Map<Integer, Step> built = new HashMap<>();
  private final Map<Long, Step> taken = new HashMap<>();
  private final Map<Long, Plans> plans = new HashMap<>();

  Layout(Board board, int[] tiles, int slots, int builds) {
    this.board = board;
    id = board.nextId();
    this.builds = builds;
    this.tiles = tiles;
    this.slots = slots;
    beside = new long[slots];
    slotAt = new byte[board.cells];
    for (int slot = 0; slot < slots; slot++) {
      if (tiles[slot] >= 0) {
        slotAt[cellOf(tiles[slot])] = (byte) (slot + 1);
        colours[colourOf(tiles[slot])] |= 1L << slot;
      }
    }
    for (int slot = 0; slot < slots; slot++) {
      if (tiles[slot] >= 0) {
        int cell = cellOf(tiles[slot]);
        beside[slot] =
            bitAt(cell - 1)
                | bitAt(cell + 1)
                | bitAt(cell - board.width)
                | bitAt(cell + board.width);
      }
    }
  }

  // ---- Builds: a cell and a colour

  static int build(int cell, int colour) {
    return cell << 2 | colour;
  }

  static int cellOf(int build) {
    return build >> 2;
  }

  static int colourOf(int build) {
    return build & 3;
  }

  // ---- Buildings

  /** The building on that cell as a set, or nothing. */
  long bitAt(int cell) {
    int slot = slotAt[cell] - 1;
    return slot < 0 ? 0 : 1L << slot;
  }

  int cell(int slot) {
    return cellOf(tiles[slot]);
  }

  int colour(int slot) {
    return colourOf(tiles[slot]);
  }

  /** All buildings of that colour. */
  long coloured(int colour) {
    return colours[colour];
  }

  /** The buildings beside that one. */
  long beside(int slot) {
    return beside[slot];
  }

  /** The buildings beside these. */
  long around(long set) {
    long around = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      around |= beside[Long.numberOfTrailingZeros(rest)];
    }
    return around;
  }

  long present() {
    return colours[0] | colours[1] | colours[2] | colours[3];
  }

  /** The colours of these buildings, as a set. */
  int coloursOf(long set) {
    int found = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      found |= (set & colours[colour]) != 0 ? 1 << colour : 0;
    }
    return found;
  }

  /** All buildings so many steps from some of these cells. */
  long around(int[] cells, int steps) {
    long around = 0;
    for (int slot = 0; slot < slots; slot++) {
      for (int i = 0; i < cells.length && tiles[slot] >= 0; i++) {
        if (board.distance(cell(slot), cells[i]) == steps) {
          around |= 1L << slot;
        }
      }
    }
    return around;
  }

  /** Whether a card there lacks no more than can still be built, with the way to it. */
  boolean couldHold(int[] cells, int[] needs) {
    int lacking = 0;
    boolean haunted = false;
    for (int i = 0; i < cells.length; i++) {
      haunted |= needs[i] == Pattern.GHOST;
      lacking += needs[i] != Pattern.GHOST && (bitAt(cells[i]) & colours[needs[i]]) == 0 ? 1 : 0;
    }
    int most = builds + (haunted ? 3 : 0);
    int gap = 0;
    while (lacking + gap <= most && around(cells, gap) == 0 && around(cells, gap + 1) == 0) {
      gap++;
    }
    return lacking + gap <= most;
  }

  /** The cells on which can be built (CH-9). */
  int[] sites() {
    if (sites == null) {
      List<Integer> found = new ArrayList<>();
      int[] directions = {-board.width, -1, 1, board.width};
      for (int slot = 0; slot < slots; slot++) {
        for (int direction : directions) {
          if (tiles[slot] >= 0) {
            int cell = cell(slot) + direction;
            if (slotAt[cell] == 0 && !found.contains(cell)) {
              found.add(cell);
            }
          }
        }
      }
      sites = found.stream().mapToInt(Integer::intValue).toArray();
    }
    return sites;
  }

  boolean isSite(int cell) {
    return slotAt[cell] == 0
        && (bitAt(cell - 1)
                | bitAt(cell + 1)
                | bitAt(cell - board.width)
                | bitAt(cell + board.width))
            != 0;
  }

  // ---- Other layouts

  /** What is built and how much is to come; in which slots the tiles are does not matter. */
  List<Integer> key() {
    int[] sorted = Arrays.copyOf(tiles, slots);
    Arrays.sort(sorted);
    List<Integer> key = new ArrayList<>();
    key.add(builds);
    for (int tile : sorted) {
      if (tile >= 0) {
        key.add(tile);
      }
    }
    return key;
  }

  /** With one more building. */
  Step with(int build) {
    Step step = built.get(build);
    if (step == null) {
      step = makeWith(build);
      built.put(build, step);
    }
    return step;
  }

  private Step makeWith(int build) {
    int slot = 0;
    while (slot < slots && tiles[slot] >= 0) {
      slot++;
    }
    int[] more = tiles.clone();
    more[slot] = build;
    Layout made = new Layout(board, more, Math.max(slots, slot + 1), builds - 1);
    Step step = step(made, new int[] {cellOf(build)});
    return new Step(step.to, step.carry(slot), step.slots);
  }

  /** Without those buildings, whose kids went home (CH-16). */
  Step without(long set) {
    if (set == 0) {
      return new Step(this, -1, null);
    }
    Step step = taken.get(set);
    if (step == null) {
      int[] fewer = tiles.clone();
      int[] changed = new int[Long.bitCount(set)];
      int count = 0;
      for (long rest = set; rest != 0; rest &= rest - 1) {
        int slot = Long.numberOfTrailingZeros(rest);
        changed[count++] = cell(slot);
        fewer[slot] = -1;
      }
      step = step(new Layout(board, fewer, slots, builds), changed);
      taken.put(set, step);
    }
    return step;
  }

  private Step step(Layout made, int[] changed) {
    Layout to = board.intern(made);
    if (to == made) {
      List<Fit> kept = new ArrayList<>();
      for (Fit fit : fits) {
        Fit now = fit.isNear(changed) ? fit.on(to) : fit;
        if (now.builds() <= to.builds) {
          kept.add(now);
        }
      }
      to.fits = kept.toArray(new Fit[0]);
      return new Step(to, -1, null);
    }
    boolean same = true;
    int[] numbers = new int[made.slots];
    for (int slot = 0; slot < made.slots; slot++) {
      numbers[slot] = made.tiles[slot] < 0 ? -1 : to.slotAt[made.cell(slot)] - 1;
      same &= numbers[slot] < 0 || numbers[slot] == slot;
    }
    return new Step(to, -1, same ? null : numbers);
  }

  /** As if every site were built upon; null if that is too much. The slots stay as they are. */
  @Nullable Layout crowded() {
    if (crowded == null && slots + sites().length <= MOST_SLOTS) {
      int[] more = tiles.clone();
      for (int i = 0; i < sites().length; i++) {
        more[slots + i] = build(sites()[i], 0);
      }
      crowded = new Layout(board, more, slots + sites().length, 0);
    }
    return crowded;
  }

  /** What can be planned with these cards. */
  Plans plans(long hand, boolean built) {
    long key = hand << 1 | (built ? 1 : 0);
    Plans found = plans.get(key);
    if (found == null) {
      found = new Plans(this, hand, built);
      plans.put(key, found);
    }
    return found;
  }
}
