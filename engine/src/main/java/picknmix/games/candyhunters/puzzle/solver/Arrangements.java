package picknmix.games.candyhunters.puzzle.solver;

import java.util.Arrays;

/**
 * Where ghosts and kids can stand after the ghost moves of a turn (CH-11 to CH-14), each with the
 * fewest actions that it takes.
 *
 * <p>A push chain, however long, comes to this: one ghost of a connected group goes away, and a
 * building beside the group gains a ghost; if a kid was there, it steps aside. So no paths are
 * searched. Only the Large Ghost is told apart from the others: with it in the game, who stands
 * where in the group matters, and the chains are followed.
 */
final class Arrangements {
  private static final int NOBODY = -1;

  long[] ghosts = new long[256];
  long[] kids = new long[256];
  int[] large = new int[256];

  /** How many actions it takes, {@code stay} included. */
  int[] cost = new int[256];

  int size;

  private Layout layout;
  private int[] table = new int[1024];

  /** The actions of the first move alone. */
  private int[] first = new int[256];

  /** How many actions there may be. */
  private int most;

  /** The actions before the move that is being listed. */
  private int extra;

  Arrangements(Layout layout) {
    this.layout = layout;
  }

  /** All that can come of at most so many ghost moves, and so many actions. */
  void list(Layout on, long ghostsNow, long kidsNow, int largeNow, int moves, int actions) {
    most = actions;
    layout = on;
    size = 0;
    Arrays.fill(table, 0);
    boolean canMove = moves > 0 && layout.around(ghostsNow) != 0;
    add(ghostsNow, kidsNow, largeNow, canMove ? 1 : 0);
    if (!canMove) {
      return;
    }
    move(ghostsNow, kidsNow, largeNow, 0);
    if (moves == 1) {
      return;
    }
    int once = size;
    if (first.length < once) {
      first = new int[2 * once];
    }
    for (int i = 1; i < once; i++) {
      first[i] = cost[i]++; // whoever stops after one move says so
    }
    for (int i = 1; i < once; i++) {
      if (first[i] < most) {
        move(ghosts[i], kids[i], large[i], first[i]);
      }
    }
  }

  /** All that one ghost move can bring. */
  private void move(long ghostsNow, long kidsNow, int largeNow, int before) {
    extra = before;
    for (long rest = ghostsNow; rest != 0; rest &= rest - 1) {
      long from = rest & -rest;
      if (largeNow == NOBODY) {
        leave(from, ghostsNow, kidsNow);
      } else {
        int slot = Long.numberOfTrailingZeros(from);
        follow(slot, slot, from, largeNow, 1, ghostsNow, kidsNow, largeNow);
      }
    }
  }

  /** The ghost there goes away; its group moves up, and a building beside it gains a ghost. */
  private void leave(long from, long ghostsNow, long kidsNow) {
    long seen = from;
    long front = from;
    long reached = 0;
    for (int actions = 1; front != 0; actions++) {
      long beside = layout.around(front);
      for (long rest = beside & ~ghostsNow & ~reached; rest != 0; rest &= rest - 1) {
        long to = rest & -rest;
        land(from, to, NOBODY, actions, ghostsNow, kidsNow);
      }
      reached |= beside & ~ghostsNow;
      front = beside & ghostsNow & ~seen;
      seen |= front;
    }
  }

  private void land(long from, long to, int largeThen, int actions, long ghostsNow, long kidsNow) {
    long ghostsThen = (ghostsNow | to) & ~from;
    if ((kidsNow & to) == 0) {
      add(ghostsThen, kidsNow, largeThen, extra + actions);
      return;
    }
    long empty =
        layout.beside(Long.numberOfTrailingZeros(to)) & ~kidsNow & ~(ghostsNow & ~from) & ~to;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      long aside = rest & -rest;
      add(ghostsThen, (kidsNow | aside) & ~to, largeThen, extra + actions + 1);
    }
  }

  /** The ghost at {@code at} must go on, those on the trail having moved; the first left start. */
  private void follow(
      int start,
      int at,
      long trail,
      int largeThen,
      int actions,
      long ghostsNow,
      long kidsNow,
      int largeNow) {
    for (long rest = layout.beside(at); rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      long there = 1L << to;
      int then = largeNow == at ? to : largeThen;
      if (to == start) {
        add(ghostsNow, kidsNow, then, extra + actions); // all changed places
      } else if ((ghostsNow & there) == 0) {
        land(1L << start, there, then, actions, ghostsNow, kidsNow);
      } else if ((trail & there) == 0) {
        follow(start, to, trail | there, then, actions + 1, ghostsNow, kidsNow, largeNow);
      }
    }
  }

  private void add(long ghostsThen, long kidsThen, int largeThen, int actions) {
    if (actions > most) {
      return;
    }
    int at = place(ghostsThen, kidsThen, largeThen);
    while (table[at] != 0) {
      int known = table[at] - 1;
      if (ghosts[known] == ghostsThen && kids[known] == kidsThen && large[known] == largeThen) {
        cost[known] = Math.min(cost[known], actions);
        return;
      }
      at = at + 1 & table.length - 1;
    }
    table[at] = size + 1;
    ghosts[size] = ghostsThen;
    kids[size] = kidsThen;
    large[size] = largeThen;
    cost[size++] = actions;
    if (size == ghosts.length) {
      grow();
    }
  }

  private int place(long ghostsThen, long kidsThen, int largeThen) {
    long mixed = (ghostsThen * 0x9E3779B97F4A7C15L) ^ (kidsThen * 0xC2B2AE3D27D4EB4FL) ^ largeThen;
    return (int) (mixed >>> 40 ^ mixed >>> 20) & table.length - 1;
  }

  private void grow() {
    ghosts = Arrays.copyOf(ghosts, 2 * size);
    kids = Arrays.copyOf(kids, 2 * size);
    large = Arrays.copyOf(large, 2 * size);
    cost = Arrays.copyOf(cost, 2 * size);
    table = new int[4 * ghosts.length];
    for (int i = 0; i < size; i++) {
      int at = place(ghosts[i], kids[i], large[i]);
      while (table[at] != 0) {
        at = at + 1 & table.length - 1;
      }
      table[at] = i + 1;
    }
  }
}
