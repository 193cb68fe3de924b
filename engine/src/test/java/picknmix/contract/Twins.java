package picknmix.contract;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;
import picknmix.kernel.State;

/**
 * Makes states that a viewer cannot tell apart without asking the game's own view: what is hidden
 * is where the oracle's view differs from the state, and there the cards change places.
 */
final class Twins {
  private static final int MOST_SWAPS = 8;

  private Twins() {}

  /** A state that differs from the real one in hidden cards; a copy where there is no other. */
  static <S extends State<S>> S of(Subject<S> subject, S real, int viewer, Rng rng) {
    Map<String, Object> view = view(subject, real, viewer);
    for (int swaps = MOST_SWAPS; swaps > 0; swaps /= 2) {
      Object json = mutable(subject.game().codec().json(real));
      List<Slot> hidden = new ArrayList<>();
      findHidden(json, view, hidden);
      for (int i = 0; i < swaps && !hidden.isEmpty(); i++) {
        swap(hidden.get(rng.below(hidden.size())), hidden.get(rng.below(hidden.size())));
      }
      S twin = load(subject, json);
      if (twin != null && view(subject, twin, viewer).equals(view)) {
        return twin;
      }
    }
    return real.copy();
  }

  /** The state, or null if it is none: not every exchange makes one, and fewer may. */
  private static <S extends State<S>> @Nullable S load(Subject<S> subject, Object json) {
    try {
      return subject.game().codec().load(Field.of(json, "state", Refused.Code.BAD_STATE));
    } catch (Refused broken) {
      return null;
    }
  }

  private static <S extends State<S>> Map<String, Object> view(
      Subject<S> subject, S s, int viewer) {
    return subject.oracleAt(s).view(Seat.text(viewer));
  }

  /** The places in the state's tree for which the view's tree shows something else. */
  private static void findHidden(Object state, Object view, List<Slot> hidden) {
    if (Objects.equals(state, view)) {
      return;
    }
    for (Slot slot : slots(state)) {
      Slot shown = sameShape(state, view) ? new Slot(view, slot.key()) : null;
      Object value = slot.get();
      if (value instanceof Map || value instanceof List) {
        findHidden(value, shown == null ? null : shown.get(), hidden);
      } else if (shown == null || !Objects.equals(value, shown.get())) {
        hidden.add(slot);
      }
    }
  }

  private static boolean sameShape(Object state, Object view) {
    return switch (state) {
      case Map<?, ?> map -> view instanceof Map<?, ?> other && map.keySet().equals(other.keySet());
      case List<?> list -> view instanceof List<?> other && list.size() == other.size();
      default -> false;
    };
  }

  private static List<Slot> slots(Object tree) {
    List<Slot> slots = new ArrayList<>();
    switch (tree) {
      case Map<?, ?> map -> map.keySet().forEach(key -> slots.add(new Slot(tree, key)));
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          slots.add(new Slot(tree, i));
        }
      }
      default -> throw new AssertionError("neither object nor array: " + tree);
    }
    return slots;
  }

  private static void swap(Slot one, Slot other) {
    Object value = one.get();
    one.set(other.get());
    other.set(value);
  }

  private static Object mutable(Object tree) {
    return switch (tree) {
      case null -> null;
      case Map<?, ?> map -> {
        Map<Object, Object> copy = new LinkedHashMap<>();
        map.forEach((key, value) -> copy.put(key, mutable(value)));
        yield copy;
      }
      case List<?> list -> {
        List<Object> copy = new ArrayList<>();
        list.forEach(value -> copy.add(mutable(value)));
        yield copy;
      }
      default -> tree;
    };
  }

  /** A place in an object or array that holds a value. */
  private record Slot(Object tree, Object key) {
    Object get() {
      return tree instanceof Map<?, ?> map ? map.get(key) : ((List<?>) tree).get((Integer) key);
    }

    @SuppressWarnings("unchecked")
    void set(Object value) {
      if (tree instanceof Map) {
        ((Map<Object, Object>) tree).put(key, value);
      } else {
        ((List<Object>) tree).set((Integer) key, value);
      }
    }
  }
}
