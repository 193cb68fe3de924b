package picknmix.games.candyghosts.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Lists that never change, and what comes of them. */
final class Lists {
  private Lists() {}

  static <T> List<T> plus(List<T> list, T more) {
    return Stream.concat(list.stream(), Stream.of(more)).toList();
  }

  static <T> List<T> plusAll(List<T> list, List<? extends T> more) {
    return Stream.concat(list.stream(), more.stream()).toList();
  }

  /** Without one of them. */
  static <T> List<T> minus(List<T> list, T one) {
    List<T> rest = new ArrayList<>(list);
    if (!rest.remove(one)) {
      throw new IllegalArgumentException(one + " is not in " + list);
    }
    return List.copyOf(rest);
  }

  static <T> List<T> rest(List<T> list) {
    return list.subList(1, list.size());
  }

  /** With the one at that index changed. */
  static <T> List<T> change(List<T> list, int index, UnaryOperator<T> change) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, change.apply(list.get(index)));
    return List.copyOf(changed);
  }

  static List<String> sorted(List<String> list) {
    return list.stream().sorted().toList();
  }
}
