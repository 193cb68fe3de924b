package picknmix.contract;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import picknmix.kernel.ActionList;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Rng;
import picknmix.kernel.State;
import picknmix.oracle.Oracle;

/**
 * A game as the tests of this package take it. Beside each game's class lies one with {@code
 * Subject} behind its name, where {@link Subjects} finds it.
 *
 * @param rules the prefixes of its rule numbers in docs/rules
 * @param oracle builds the game's oracle from a state in JSON
 * @param variants option sets, each of which is played with every number of seats
 * @param unordered keys in the JSON state whose lists have no order; {@code hands[]} if that is so
 *     of the lists within, one for each seat
 * @param wild any accepted open action of a seat that has some, sensible or not
 * @param taste which listed action a wild player takes
 * @param length how many times as long as a short game it takes; so many fewer are played
 */
public record Subject<S extends State<S>>(
    Game<S> game,
    List<String> rules,
    Function<Map<String, Object>, Oracle> oracle,
    List<Options> variants,
    Set<String> unordered,
    Wild<S> wild,
    Taste<S> taste,
    int length) {

  /** A short game that wild players see all of. */
  public Subject(
      Game<S> game,
      List<String> rules,
      Function<Map<String, Object>, Oracle> oracle,
      List<Options> variants,
      Set<String> unordered,
      Wild<S> wild) {
    this(game, rules, oracle, variants, unordered, wild, anyListed(), 1);
  }

  /** The oracle, at the same point of the same game. */
  public Oracle oracleAt(S s) {
    return oracle.apply(game.codec().json(s));
  }

  /** Draws an accepted action that is not listed. */
  public interface Wild<S> {
    long action(S s, int seat, Rng rng);
  }

  /** For games whose actions are all listed. */
  public static <S> Wild<S> nothingWild() {
    return (s, seat, rng) -> {
      throw new AssertionError("no action of this game is open");
    };
  }

  /**
   * Draws one of the listed actions, or of chance's outcomes. Whatever is listed must come now and
   * then; but where players who do just anything would never get far, some things come more often.
   */
  public interface Taste<S> {
    long pick(S s, int seat, ActionList listed, Rng rng);
  }

  /** All alike. */
  public static <S> Taste<S> anyListed() {
    return (s, seat, listed, rng) -> listed.get(rng.below(listed.size()));
  }

  /** A table at which the game is played: how many sit there, and with which options. */
  public record Table<S extends State<S>>(Subject<S> subject, int seats, Options options) {
    /** How many matches a test walks through at this table; see {@link Walk#games}. */
    int games(int normally) {
      return Walk.games(Math.ceilDiv(normally, subject.length()));
    }

    @Override
    public String toString() {
      return subject.game().id() + " " + options + " seats " + seats;
    }
  }
}
