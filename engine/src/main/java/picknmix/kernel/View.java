package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer may know, built up from nothing: what the table shows that seat now, as docs/rules
 * defines it. What somebody with a good memory could add is not in it. It holds no reference to the
 * state, so that whoever has only a view, a bot for instance, cannot peek.
 *
 * @param <S> the game's state
 */
public interface View<S extends State<S>> {
  /** The seat that looks, or {@link Seat#SPECTATOR}. */
  int viewer();

  /** The view as docs/rules writes it. */
  Map<String, @Nullable Object> json();

  /** Everybody's points as {@link Rules#score} has them; null where the viewer may not know. */
  List<@Nullable Integer> scores();

  /**
   * What follows from the view by the game's rules and a table wants to show: where cards fit, what
   * a placement would make. The page knows no rule and shows what this says.
   */
  default Map<String, @Nullable Object> insight() {
    return Json.object();
  }

  /**
   * What has been done so far, as far as the viewer was told, with {@link Move#SECRET} for the
   * rest. Empty for a view alone; {@link Remembering} has views that know.
   */
  default List<Move> past() {
    return List.of();
  }

  /** The same to somebody who remembers nothing. */
  default View<S> now() {
    return this;
  }

  /** A full state that looks the same to the viewer, its secrets drawn at random. */
  S determinize(Rng rng);

  /**
   * Whether what is hidden cannot matter any more, nor anything left to chance: the same actions
   * come to the same points in every {@link #determinize}, and which ones there are makes no
   * difference.
   */
  default boolean isOpen() {
    return false;
  }

  /** The view drawn in a few lines of text, for terminals and golden playthroughs. */
  String text();
}
