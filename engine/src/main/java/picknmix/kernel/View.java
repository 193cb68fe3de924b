package picknmix.kernel;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer may know, built up from nothing. It holds no reference to the state, so that
 * whoever has only a view, a bot for instance, cannot peek.
 *
 * @param <S> the game's state
 */
public interface View<S extends State<S>> {
  /** The seat that looks, or {@link Seat#SPECTATOR}. */
  int viewer();

  /** The view as docs/rules writes it. */
  Map<String, @Nullable Object> json();

  /** A full state that the viewer cannot tell from the real one, its secrets drawn at random. */
  S determinize(Rng rng);

  /** The view drawn in a few lines of text, for terminals and golden playthroughs. */
  String text();
}
