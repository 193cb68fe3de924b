package picknmix.bots;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.State;

/**
 * What a game tells the bots: how well everybody stands, and what an action seems to be worth. All
 * of it is in points, so that a search can mend a first impression by what it finds out.
 *
 * <p>An object may keep working memory: every search has its own. Nothing here allocates, and only
 * {@code + - * /} and {@code sqrt} are used, which give the same on every platform.
 *
 * @param <S> the game's state
 */
public interface Eval<S extends State<S>> {
  /**
   * What each seat may expect in the end: normally its points ahead of the others, and something on
   * top for a victory once the game is over. Where all win or lose together, the same for all.
   */
  void values(S s, double[] out);

  /**
   * What that seat may expect for itself, whatever it does to the others: for players who mean no
   * harm.
   */
  default double own(S s, int seat) {
    double[] values = new double[s.seats()];
    values(s, values);
    return values[seat];
  }

  /** How much that seat has before it, in points or pieces: what collectors go for. */
  default double collected(S s, int seat) {
    return own(s, seat);
  }

  /**
   * What each of that seat's listed actions seems to be worth, at a glance. Only the differences
   * count. Playouts follow it, and a search looks first where it points.
   */
  default void priors(S s, int seat, ActionList actions, double[] out) {
    Arrays.fill(out, 0, actions.size(), 0);
  }

  /** The same without a list, where a game can do that; with working memory of its own. */
  default @Nullable Overview<S> overview() {
    return null;
  }

  /**
   * Whether this is a moment to stop thinking ahead and ask for {@link #values}. Where much is in
   * the air, such as a danger that strikes after everybody's turn, bots think on.
   */
  default boolean isQuiet(S s) {
    return true;
  }

  /** How many points make a difference: a search explores on that scale. */
  double scale();

  /** What a victory counts where nothing else does; 0 where points are the game's own. */
  default double victory() {
    return 0;
  }

  /**
   * Turns what each seat may expect, as {@link #values} has it, into chances to win. By itself: the
   * further ahead, the surer, and together they make 1.
   */
  default void wins(double[] values) {
    double total = 0;
    for (int i = 0; i < values.length; i++) {
      double lead = values[i] / (2 * scale());
      values[i] = 0.5 + 0.5 * lead / Math.sqrt(1 + lead * lead);
      total += values[i];
    }
    for (int i = 0; i < values.length; i++) {
      values[i] /= total;
    }
  }

  /**
   * Drops the last bits, for evaluations with long formulas: compiled to JavaScript, {@code a + (b
   * - c)} and {@code a * (b / c)} may lose their brackets, and a bot must choose the same
   * everywhere.
   */
  static void roundOff(double[] points, int count) {
    for (int i = 0; i < count; i++) {
      points[i] = Math.floor(points[i] * 0x1p24 + 0.5) * 0x1p-24;
    }
  }
}
