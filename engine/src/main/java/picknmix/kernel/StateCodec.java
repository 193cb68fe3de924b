package picknmix.kernel;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A game's states as JSON, everything included, in the form fixed by docs/rules.
 *
 * @param <S> the game's state
 */
public interface StateCodec<S extends State<S>> {
  /** What a game's writer and its reader are together. */
  static <S extends State<S>> StateCodec<S> of(
      Function<S, Map<String, @Nullable Object>> writer, Function<Field, S> reader) {
    return new StateCodec<>() {
      @Override
      public Map<String, @Nullable Object> json(S s) {
        return writer.apply(s);
      }

      @Override
      public S load(Field state) {
        return reader.apply(state);
      }
    };
  }

  Map<String, @Nullable Object> json(S s);

  /** Reads a state; one that breaks an invariant is refused with what is wrong. */
  S load(Field state);

  /** The state as one line of text. */
  default String text(S s) {
    return Json.write(json(s));
  }

  /** The SHA-256 of the state's text: two states with one hash are the same. */
  default String hash(S s) {
    return Seed.hex(Sha256.hash(text(s).getBytes(StandardCharsets.UTF_8)));
  }
}
