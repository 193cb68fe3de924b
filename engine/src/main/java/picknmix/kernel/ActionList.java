package picknmix.kernel;

import java.util.Arrays;

/** A reusable list of encoded actions; after warming up it grows no more and allocates nothing. */
public final class ActionList {
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
    return Arrays.binarySearch(actions, 0, size, action) >= 0;
  }

  /** Brings the actions from {@code from} on into ascending order. */
  public void sort(int from) {
    Arrays.sort(actions, from, size);
  }

  public long[] toArray() {
    return Arrays.copyOf(actions, size);
  }
}
