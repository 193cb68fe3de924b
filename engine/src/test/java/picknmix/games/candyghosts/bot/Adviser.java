package picknmix.games.candyghosts.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Seat;

/** Asks a bot what to do in a drawn position. */
final class Adviser {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final Budget ROUNDS = new Budget(0, 300);

  /** From Start to the next room all go by 2,2, but for those in the fourth column. */
  static final String ROOM =
      """
      + + + + +
       . 0 .|.
      + + + + +
       . . .|.
      + +-+ + +
      |.|.|. .
      +-+ + + +
       . . . .
      + + + + +
      """;

  static final String GHOSTS =
      """
      + + + + +
       . 0 .|.
      + + + + +
       g . g|.
      + +-+ + +
      |.|g|. .
      +-+ + + +
       . . . .
      + + + + +
      """;

  private Adviser() {}

  /** What a bot of that level would do for the seat that is to act. */
  static String advice(Given given, Level level) {
    CandyGhostsState s = given.session().state();
    Bot<CandyGhostsState> bot = GAME.bot(level);
    var advice =
        bot.advise(
            GAME.view(s, GAME.rules().turn(s)), ROUNDS, new FastRandom(level.name().length()));
    return GAME.notation().text(Objects.requireNonNull(advice.action()));
  }

  /** All that bots do in the turn of seat 0, if every die shows that. */
  static List<String> turn(Given given, Level level, int die) {
    List<String> done = new ArrayList<>();
    while (!given.isOver(0)) {
      boolean rolls = GAME.rules().turn(given.session().state()) == Seat.CHANCE;
      String action = rolls ? roll(given, die) : advice(given, level);
      given.play(action);
      done.add(action);
    }
    return done;
  }

  /** One die, or two that show the same. */
  private static String roll(Given given, int die) {
    return "roll " + die + (given.session().state().pending.dice(0) == 1 ? "" : " " + die);
  }
}
