package picknmix.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game. They hold no state of their own, and neither listing nor applying actions
 * allocates anything, so that bots can play millions of games.
 *
 * @param <S> the game's state
 */
public interface Rules<S extends State<S>> {
  /** Whose turn it is: a seat, {@link Seat#CHANCE}, {@link Seat#ANYONE} or {@link Seat#OVER}. */
  int turn(S s);

  /** Whether that seat, the clock or chance has an action now, listed or open. */
  boolean canAct(S s, int seat);

  /**
   * Appends the actions of that seat or of the clock in ascending order; none if it cannot act. The
   * list follows from what the seat itself may know.
   */
  void legal(S s, int seat, ActionList out);

  /** Whether that seat has accepted actions that are not listed; never the clock or chance. */
  default boolean isOpen(S s, int seat) {
    return false;
  }

  /** Whether that seat, if it {@link #isOpen}, may do this action, which is not listed. */
  default boolean acceptsOpen(S s, int seat, long action) {
    return false;
  }

  /**
   * How many of the open actions are worth trying. They depend on nothing hidden, but may be what
   * the players are looking for: no client is ever told.
   */
  default long openCount(S s, int seat) {
    return 0;
  }

  /** The open action worth trying with that index, from 0 to {@link #openCount} − 1. */
  default long openAction(S s, int seat, long index) {
    throw new IndexOutOfBoundsException("there are no open actions");
  }

  /** Appends what chance may bring, when it is chance's turn. */
  default void chance(S s, Outcomes out) {}

  /**
   * Why that action, which is not legal now, is not: a sentence for a person that begins with the
   * rule's number. Whether it is legal is not asked here; {@link Legality} decides that.
   */
  String explain(S s, int seat, long action);

  /**
   * Carries out a legal action. Tells what happened, to those who listen: searching bots pass null.
   */
  void apply(S s, int seat, long action, @Nullable List<Event> events);

  /**
   * Whether this action, legal now, may be undone as long as the turn is still that seat's: it
   * shows nobody anything that was hidden. What chance does cannot be undone anyway.
   */
  default boolean isUndoable(S s, int seat, long action) {
    return false;
  }

  /** Whether this action, once carried out, gives everybody their whole time again. */
  default boolean restartsClock(long action) {
    return true;
  }

  /**
   * Whether this action, legal now, takes away what others may be reaching for at this very moment,
   * so that it matters who was first.
   */
  default boolean isContested(S s, int seat, long action) {
    return seat == Seat.CLOCK || turn(s) == Seat.ANYONE;
  }

  /** The seat that comes first, and on clockwise, if it cannot be told who was first. */
  default int precedence(S s) {
    return 0;
  }

  /** The seat's points, as if the game ended now, or as the game's page says. */
  int score(S s, int seat);

  /** What those in front have most of: the score, with what breaks ties behind it. */
  default long rank(S s, int seat) {
    return score(s, seat);
  }

  /** Those in front, a bit for each seat; tied players share the lead. */
  default int leaders(S s) {
    long most = rank(s, 0);
    int leaders = 1;
    for (int seat = 1; seat < s.seats(); seat++) {
      long rank = rank(s, seat);
      leaders = rank > most ? 0 : leaders;
      most = Math.max(most, rank);
      leaders |= rank == most ? 1 << seat : 0;
    }
    return leaders;
  }

  /** The winners, a bit for each seat: those in front in the end; nobody while the game goes on. */
  default int winners(S s) {
    return turn(s) == Seat.OVER ? leaders(s) : 0;
  }

  /** Where the points of {@link #score} come from, for the end screen. */
  ScoreSheet sheet(S s);

  /** The seats that can act, a bit for each; none when chance or nobody is to act. */
  default int actors(S s) {
    int turn = turn(s);
    if (turn >= 0) {
      return 1 << turn;
    }
    int actors = 0;
    if (turn == Seat.ANYONE) {
      for (int seat = 0; seat < s.seats(); seat++) {
        actors |= canAct(s, seat) ? 1 << seat : 0;
      }
    }
    return actors;
  }
}
