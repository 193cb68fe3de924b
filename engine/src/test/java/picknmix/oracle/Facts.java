package picknmix.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an oracle knows, under the keys of its JSON state; a change is a copy. */
public record Facts(Map<String, Object> all) {
  public Facts {
    all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
  }

  public Facts with(String key, @Nullable Object value) {
    Map<String, Object> changed = new LinkedHashMap<>(all);
    changed.put(key, value);
    return new Facts(changed);
  }

  public boolean has(String key) {
    return all.get(key) != null;
  }

  /** What is there, which must not be null. */
  public Object get(String key) {
    return Objects.requireNonNull(all.get(key), key);
  }

  public @Nullable Object getOrNull(String key) {
    return all.get(key);
  }

  public String text(String key) {
    return (String) get(key);
  }

  public int number(String key) {
    return number(get(key));
  }

  public Map<?, ?> map(String key) {
    return (Map<?, ?>) get(key);
  }

  public <T> List<T> list(String key, Function<Object, T> read) {
    return list(get(key), read);
  }

  /** A list of lists: one for each player, as a rule. */
  public <T> List<List<T>> lists(String key, Function<Object, T> read) {
    return list(key, inner -> list(inner, read));
  }

  public List<Integer> numbers(String key) {
    return list(key, Facts::number);
  }

  // Reading JSON trees.

  public static int number(Object json) {
    return ((Number) json).intValue();
  }

  public static <T> List<T> list(Object json, Function<Object, T> read) {
    return ((List<?>) json).stream().map(entry -> read.apply(entry)).toList();
  }

  // Copies of lists with a change.

  public static <T> List<T> and(List<T> some, T one) {
    return and(some, List.of(one));
  }

  public static <T> List<T> and(List<T> some, List<T> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** Without that one; of several equal ones, one goes. */
  public static <T> List<T> minus(List<T> some, T one) {
    List<T> fewer = new ArrayList<>(some);
    fewer.remove(one);
    return Collections.unmodifiableList(fewer);
  }

  /** With another entry at that place. */
  public static <T> List<T> set(List<T> some, int place, T entry) {
    return IntStream.range(0, some.size()).mapToObj(i -> i == place ? entry : some.get(i)).toList();
  }

  public static <T extends Comparable<? super T>> List<T> sorted(List<T> some) {
    return some.stream().sorted().toList();
  }

  public static <T extends Comparable<? super T>> List<List<T>> eachSorted(List<List<T>> piles) {
    return piles.stream().map(Facts::sorted).toList();
  }
}
