package picknmix.bots;

import java.util.Arrays;

/**
 * The nodes of a search, in plain arrays: a node is a number, higher than its parent's, and knows
 * its children, in the order of their actions. Grows while it must; then nothing allocates.
 */
final class Tree {
  static final int ROOT = 0;
  static final int NONE = -1;

  /** Some tens of megabytes; a full tree goes on with the nodes that it has. */
  private static final int MOST = 1 << 20;

  private int[] parents;
  private int[] children;
  private int[] siblings;
  private int[] seats;
  private long[] actions;
  private int[] visits;
  private int[] availability;
  private double[] sums;
  private int size;

  Tree(int capacity) {
    parents = new int[capacity];
    children = new int[capacity];
    siblings = new int[capacity];
    seats = new int[capacity];
    actions = new long[capacity];
    visits = new int[capacity];
    availability = new int[capacity];
    sums = new double[capacity];
    children[ROOT] = NONE;
    size = 1;
  }

  /** The node that the seat's action leads to, or {@link #NONE}. */
  int find(int parent, int seat, long action) {
    int node = children[parent];
    while (node != NONE
        && (actions[node] < action || (actions[node] == action && seats[node] != seat))) {
      node = siblings[node];
    }
    return node != NONE && actions[node] == action ? node : NONE;
  }

  /** A new node, or {@link #NONE} if the tree is full. */
  int add(int parent, int seat, long action) {
    if (size == MOST) {
      return NONE;
    }
    if (size == parents.length) {
      grow(Math.min(MOST, 2 * size));
    }
    int node = size++;
    parents[node] = parent;
    seats[node] = seat;
    actions[node] = action;
    children[node] = NONE;
    insert(parent, node);
    return node;
  }

  /** Puts a node among its siblings. */
  private void insert(int parent, int node) {
    int before = NONE;
    int after = children[parent];
    while (after != NONE && actions[after] <= actions[node]) {
      before = after;
      after = siblings[after];
    }
    siblings[node] = after;
    if (before == NONE) {
      children[parent] = node;
    } else {
      siblings[before] = node;
    }
  }

  private void grow(int capacity) {
    parents = Arrays.copyOf(parents, capacity);
    children = Arrays.copyOf(children, capacity);
    siblings = Arrays.copyOf(siblings, capacity);
    seats = Arrays.copyOf(seats, capacity);
    actions = Arrays.copyOf(actions, capacity);
    visits = Arrays.copyOf(visits, capacity);
    availability = Arrays.copyOf(availability, capacity);
    sums = Arrays.copyOf(sums, capacity);
  }

  /** The part of the tree below a node, which is the new root. */
  Tree below(int root) {
    Tree part = new Tree(Math.max(64, size / 4));
    int[] moved = new int[size];
    Arrays.fill(moved, 0, root, NONE);
    moved[root] = ROOT;
    for (int node = root + 1; node < size; node++) {
      int parent = parents[node] < root ? NONE : moved[parents[node]];
      moved[node] = parent == NONE ? NONE : part.add(parent, seats[node], actions[node]);
      if (parent != NONE) {
        part.visits[moved[node]] = visits[node];
        part.availability[moved[node]] = availability[node];
        part.sums[moved[node]] = sums[node];
      }
    }
    return part;
  }

  /** The first child, or {@link #NONE}. */
  int child(int node) {
    return children[node];
  }

  /** The next child of the same parent, or {@link #NONE}. */
  int sibling(int node) {
    return siblings[node];
  }

  /** The child that was tried most often, the oldest of equals, or {@link #NONE}. */
  int favourite(int node) {
    int favourite = NONE;
    for (int child = children[node]; child != NONE; child = siblings[child]) {
      favourite = favourite == NONE || isPreferred(child, favourite) ? child : favourite;
    }
    return favourite;
  }

  private boolean isPreferred(int child, int other) {
    return visits[child] > visits[other] || (visits[child] == visits[other] && child < other);
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

  long action(int node) {
    return actions[node];
  }
}
