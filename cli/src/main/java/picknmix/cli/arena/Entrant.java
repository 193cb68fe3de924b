package picknmix.cli.arena;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.bots.RandomBot;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Refused;
import picknmix.kernel.State;

/**
 * A bot that takes part.
 *
 * @param name as it was asked for
 * @param level null if it plays at random
 * @param budget milliseconds for a turn, or iterations for a decision
 */
public record Entrant(String name, @Nullable Level level, Budget budget) {
  private static final Pattern FORM =
      Pattern.compile("(random|easy|medium|hard)(?::([1-9][0-9]{0,7})(ms|it))?");

  /** Reads {@code hard}, {@code hard:200ms}, {@code hard:1000it}, {@code random} and the like. */
  public static Entrant parse(String text, Budget usual) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw Refused.badRequest(
          "'"
              + text
              + "' is no bot: there are random, easy, medium and hard, with a budget if you like,"
              + " such as hard:200ms (a turn) or hard:1000it (iterations a decision)");
    }
    String word = form.group(1);
    Level level = word.equals("random") ? null : Level.valueOf(word.toUpperCase(Locale.ROOT));
    return new Entrant(text, level, budget(form.group(2), form.group(3), usual));
  }

  private static Budget budget(@Nullable String number, @Nullable String unit, Budget usual) {
    if (number == null) {
      return usual;
    }
    int amount = Integer.parseInt(number);
    return "ms".equals(unit) ? new Budget(amount, 0) : new Budget(0, amount);
  }

  <S extends State<S>> Bot<S> bot(Game<S> game) {
    return level == null ? new RandomBot<>(game.rules()) : game.bot(level);
  }
}
