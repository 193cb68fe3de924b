package picknmix.games.candyhunters.puzzle.solver;

import java.util.Arrays;

/** A few numbers, each once, in the order in which they came. */
final class IntSet {
  private int[] numbers = new int[32];
  private int size;

  void add(int number) {
    if (contains(number)) {
      return;
    }
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size++] = number;
  }

  boolean contains(int number) {
    for (int i = 0; i < size; i++) {
      if (numbers[i] == number) {
        return true;
      }
    }
    return false;
  }

  int size() {
    return size;
  }

  int get(int index) {
    return numbers[index];
  }

  void clear() {
    size = 0;
  }
}
