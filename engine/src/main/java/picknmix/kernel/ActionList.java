package picknmix.kernel;

import java.util.Arrays;

/** A reusable list of encoded actions; after warming up it grows no more and allocates nothing. */
public final class ActionList {
  /** Ciura's, with which few comparisons are needed. */
  private static final int[] GAPS = {701, 301, 132, 57, 23, 10, 4, 1};

  private static final int BLINDLY = 4;

  private long[] actions = new long[64];
  private int size;

  public void clear() {
    size = 0;
  }

  public void add(long action) {
    if (size == actions.length) {
      actions = Arrays.copyOf(actions, 2 * size);
    }
    actions[size++] = action;
  }

  /** Appends {@code first + i} for each set bit i, in ascending order. */
  public void addEach(long first, long bits) {
    int end = size + Long.bitCount(bits);
    if (end + BLINDLY > actions.length) {
      actions = Arrays.copyOf(actions, 2 * (end + BLINDLY));
    }
    long rest = bits;
    // A few without asking whether there are as many, since nobody could guess: what is too much
    // stands behind the end.
    for (int i = 0; i < BLINDLY; i++) {
      actions[size + i] = first + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    for (int at = size + BLINDLY; at < end; at++) {
      actions[at] = first + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    size = end;
  }

  /** Adds all actions of another list. */
  public void addAll(ActionList other) {
    if (size + other.size > actions.length) {
      actions = Arrays.copyOf(actions, 2 * (size + other.size));
    }
    System.arraycopy(other.actions, 0, actions, size, other.size);
    size += other.size;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public long get(int index) {
    return actions[index];
  }

  /** Whether the action is in the list; the list is in ascending order, as all legal lists are. */
  public boolean contains(long action) {
    return indexOf(action) >= 0;
  }

  /** Where the action is in the list, which is in ascending order; negative if it is not. */
  public int indexOf(long action) {
    return Arrays.binarySearch(actions, 0, size, action);
  }

  /**
   * Brings the actions from {@code from} on into ascending order, by Shell's sort: {@link
   * Arrays#sort} allocates when it finds a long list to be made of a few sorted parts.
   */
  public void sort(int from) {
    if (isSorted(from)) {
      return; // as most lists are
    }
    for (int gap : GAPS) {
      for (int i = from + gap; i < size; i++) {
        long action = actions[i];
        int to = i;
        for (; to >= from + gap && actions[to - gap] > action; to -= gap) {
          actions[to] = actions[to - gap];
        }
        actions[to] = action;
      }
    }
  }

  private boolean isSorted(int from) {
    for (int i = from + 1; i < size; i++) {
      if (actions[i - 1] > actions[i]) {
        return false;
      }
    }
    return true;
  }

  public long[] toArray() {
    return Arrays.copyOf(actions, size);
  }
}
