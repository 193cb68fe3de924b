package picknmix.kernel;

import java.util.Arrays;

/** What chance may bring now: encoded actions, each with a whole-number weight. Reusable. */
public final class Outcomes {
  private final ActionList actions = new ActionList();
  private int[] weights = new int[64];
  private long total;

  public void clear() {
    actions.clear();
    total = 0;
  }

  /** One more outcome, as likely as all others that are added like this: a side of a fair die. */
  public void add(long action) {
    add(action, 1);
  }

  public void add(long action, int weight) {
    if (actions.size() == weights.length) {
      weights = Arrays.copyOf(weights, 2 * weights.length);
    }
    weights[actions.size()] = weight;
    actions.add(action);
    total += weight;
  }

  public int size() {
    return actions.size();
  }

  public long action(int index) {
    return actions.get(index);
  }

  public int weight(int index) {
    return weights[index];
  }

  public boolean contains(long action) {
    for (int i = 0; i < size(); i++) {
      if (action(i) == action) {
        return true;
      }
    }
    return false;
  }

  /** One of the outcomes, each as likely as its weight says. */
  public long draw(Rng rng) {
    long left = rng.below(Math.toIntExact(total));
    int index = 0;
    while (left >= weights[index]) {
      left -= weights[index++];
    }
    return actions.get(index);
  }
}
