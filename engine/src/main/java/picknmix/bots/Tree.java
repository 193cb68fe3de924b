package picknmix.bots;

import java.util.Arrays;
import picknmix.kernel.SplitMix;

/**
 * The nodes of a search, in plain arrays: a node is a number, and is found by its parent and the
 * move that leads to it. Grows while it must; then nothing allocates.
 */
final class Tree {
  static final int ROOT = 0;
  static final int NONE = -1;

  /** Some tens of megabytes; a full tree goes on with the nodes that it has. */
  private static final int MOST = 1 << 20;

  private int[] parents;
  private int[] seats;
  private long[] actions;
  private int[] visits;
  private int[] availability;
  private double[] sums;
  private int size;

  /** Where nodes are found: node + 1 at the hash of its parent and move, or in the next places. */
  private int[] places;

  Tree(int capacity) {
    parents = new int[capacity];
    seats = new int[capacity];
    actions = new long[capacity];
    visits = new int[capacity];
    availability = new int[capacity];
    sums = new double[capacity];
    places = new int[4 * Integer.highestOneBit(capacity)];
    size = 1;
  }

  /** The node that the seat's action leads to, or {@link #NONE}. */
  int find(int parent, int seat, long action) {
    int at = place(parent, seat, action);
    for (int found; (found = places[at]) != 0; at = (at + 1) & (places.length - 1)) {
      int node = found - 1;
      if (actions[node] == action && parents[node] == parent && seats[node] == seat) {
        return node;
      }
    }
    return NONE;
  }

  /** A new node, or {@link #NONE} if the tree is full. */
  int add(int parent, int seat, long action) {
    if (size == MOST) {
      return NONE;
    }
    if (size == parents.length) {
      grow();
    }
    int node = size++;
    parents[node] = parent;
    seats[node] = seat;
    actions[node] = action;
    put(node);
    return node;
  }

  private void put(int node) {
    int at = place(parents[node], seats[node], actions[node]);
    while (places[at] != 0) {
      at = (at + 1) & (places.length - 1);
    }
    places[at] = node + 1;
  }

  private int place(int parent, int seat, long action) {
    long mixed = SplitMix.mix(action * 31 + seat + parent * SplitMix.STEP);
    return (int) (mixed >>> 32) & (places.length - 1);
  }

  private void grow() {
    int capacity = Math.min(MOST, 2 * size);
    parents = Arrays.copyOf(parents, capacity);
    seats = Arrays.copyOf(seats, capacity);
    actions = Arrays.copyOf(actions, capacity);
    visits = Arrays.copyOf(visits, capacity);
    availability = Arrays.copyOf(availability, capacity);
    sums = Arrays.copyOf(sums, capacity);
    places = new int[4 * Integer.highestOneBit(capacity)];
    for (int node = 1; node < size; node++) {
      put(node);
    }
  }

  /** How often the node's move was made. */
  int visits(int node) {
    return visits[node];
  }

  /** Its availability count: how often it could have been made, since it was made first. */
  int availability(int node) {
    return availability[node];
  }

  /** It could have been made once more. */
  void offer(int node) {
    availability[node]++;
  }

  /** What came of it for the seat that made it, over all visits. */
  double sum(int node) {
    return sums[node];
  }

  /** It was made, and brought that much to whoever made it. */
  void visit(int node, double value) {
    visits[node]++;
    sums[node] += value;
  }

  /** Who made it. */
  int seat(int node) {
    return seats[node];
  }
}
