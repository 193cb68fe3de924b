package picknmix.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match being played: how it began, what was done since, and where it stands now. It checks every
 * action before it carries it out; a refused one changes nothing.
 *
 * @param <S> the game's state
 */
public final class Session<S extends State<S>> {
  private final Game<S> game;
  private final Rules<S> rules;
  private final @Nullable Setup setup;
  private final @Nullable String puzzle;
  private final S start;
  private final List<Move> moves = new ArrayList<>();
  private final Map<Integer, Remembering<S>> memories = new HashMap<>();
  private S state;
  private S spare;

  private Session(Game<S> game, @Nullable Setup setup, @Nullable String puzzle, S start) {
    this.game = game;
    this.rules = game.rules();
    this.setup = setup;
    this.puzzle = puzzle;
    this.start = start;
    this.state = start.copy();
    this.spare = start.copy();
  }

  /** A new match. */
  public static <S extends State<S>> Session<S> deal(Game<S> game, Setup setup) {
    return new Session<>(game, setup, null, game.deal(setup));
  }

  /** A match that goes on from a state in JSON. */
  public static <S extends State<S>> Session<S> load(Game<S> game, Field state) {
    return new Session<>(game, null, null, game.codec().load(state));
  }

  /** A match that begins like that puzzle, given by its name or its code. */
  public static <S extends State<S>> Session<S> puzzle(Game<S> game, String puzzle) {
    Puzzles<S> puzzles = game.puzzles();
    if (puzzles == null) {
      throw Refused.badRequest(game.id() + " has no puzzles");
    }
    return new Session<>(game, null, puzzle, puzzles.start(puzzle));
  }

  public Game<S> game() {
    return game;
  }

  /** How it was dealt; null if it was loaded or is a puzzle. */
  public @Nullable Setup setup() {
    return setup;
  }

  /** Which puzzle it began with; null if it was dealt or loaded. */
  public @Nullable String puzzle() {
    return puzzle;
  }

  /** Where it began. */
  public S start() {
    return start;
  }

  /** Where it stands; to be read, not written. */
  public S state() {
    return state;
  }

  public List<Move> moves() {
    return Collections.unmodifiableList(moves);
  }

  public boolean isOver() {
    return rules.turn(state) == Seat.OVER;
  }

  public View<S> view(int viewer) {
    return game.view(state, viewer);
  }

  /** What that seat sees, with what it remembers of the match: for bots. */
  public View<S> recall(int seat) {
    return recall(seat, moves.size());
  }

  /**
   * What that seat saw after so many actions, with what it remembered then. Who goes through a
   * match with this should go forwards: to go back is to begin again.
   */
  public View<S> recall(int seat, int after) {
    return memories
        .computeIfAbsent(seat, viewer -> new Remembering<>(game, start, viewer))
        .after(moves.subList(0, after));
  }

  /** Whether its players win or lose together; of a match that was loaded nobody knows. */
  public boolean isTogether() {
    return setup != null && game.isTogether(setup.options());
  }

  /** What each seat has of the victory, from 0 to 1: all of it where all win together. */
  public List<Double> victory() {
    int winners = rules.winners(state);
    double share = isTogether() ? 1 : 1.0 / Math.max(1, Integer.bitCount(winners));
    List<Double> victory = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      victory.add((winners >> seat & 1) == 1 ? share : 0);
    }
    return victory;
  }

  /** Carries out an action given in notation and tells what happened, secrets included. */
  public List<Event> apply(int seat, String action) {
    return apply(seat, parse(action));
  }

  /** Carries out an action and tells what happened, secrets included. */
  public List<Event> apply(int seat, long action) {
    check(state, seat, action);
    List<Event> events = new ArrayList<>();
    spare.copyFrom(state);
    rules.apply(spare, seat, action, events);
    S before = state;
    state = spare;
    spare = before;
    moves.add(new Move(seat, action));
    return events;
  }

  /** What an action given in notation would do, as the viewer may know it; nothing changes. */
  public Preview preview(int seat, String action, int viewer) {
    Move move = new Move(seat, parse(action));
    check(state, seat, move.action());
    return Preview.of(game, state, move, viewer, spare);
  }

  private long parse(String action) {
    if (isOver()) {
      throw new Refused(Refused.Code.OVER, "the game is over");
    }
    return game.notation().parse(action);
  }

  /** Lets chance act as the seed has it, and tells what happened, secrets included. */
  public List<Event> roll() {
    Setup dealt = dealt();
    if (rules.turn(state) != Seat.CHANCE) {
      throw new Refused(Refused.Code.NOT_YOUR_TURN, "there is nothing to roll or to draw now");
    }
    Outcomes outcomes = new Outcomes();
    rules.chance(state, outcomes);
    return apply(Seat.CHANCE, outcomes.draw(dealt.dice(moves.size() + 1)));
  }

  /** Refuses an action that is not legal at that table. */
  public void check(S at, int seat, long action) {
    if (rules.turn(at) == Seat.OVER) {
      throw new Refused(Refused.Code.OVER, "the game is over");
    }
    String refusal = Legality.refusal(rules, at, seat, action);
    if (refusal != null) {
      boolean canAct = rules.canAct(at, seat);
      throw new Refused(canAct ? Refused.Code.ILLEGAL_ACTION : Refused.Code.NOT_YOUR_TURN, refusal);
    }
  }

  /** Where these actions lead from the start; their events are told from that number on. */
  public S after(List<Move> actions, int told, List<Event> events) {
    S at = start.copy();
    for (int i = 0; i < actions.size(); i++) {
      rules.apply(at, actions.get(i).seat(), actions.get(i).action(), i < told ? null : events);
    }
    return at;
  }

  /**
   * Whether, in a match between people, that seat may undo the last action: it is the seat's own,
   * it showed nobody anything new, and the turn goes on.
   */
  public boolean canUndo(int seat) {
    boolean goesOn = seat >= 0 && rules.turn(state) == seat;
    if (!goesOn || moves.isEmpty() || moves.getLast().seat() != seat) {
      return false;
    }
    List<Move> earlier = moves.subList(0, moves.size() - 1);
    S before = after(earlier, earlier.size(), List.of());
    return rules.isUndoable(before, seat, moves.getLast().action());
  }

  /**
   * How many of the last actions somebody who plays alone may take back at once, to choose anew; 0
   * if something has come to light since they last had a choice, or others have acted.
   *
   * @param people their seats, a bit for each
   */
  public int takeBack(int people) {
    return isOver() ? 0 : new TakeBack<>(game, people).count(start, moves);
  }

  /** Takes back the last actions. */
  public void undo(int count) {
    if (count < 0 || count > moves.size()) {
      throw Refused.badRequest(
          "count must be from 0 to " + moves.size() + ", the actions so far, not " + count);
    }
    moves.subList(moves.size() - count, moves.size()).clear();
    state.copyFrom(start);
    for (Move move : moves) {
      rules.apply(state, move.seat(), move.action(), null);
    }
  }

  /** Checks that every die and draw is the one that the seed gives, as in all our own matches. */
  public void checkDice() {
    Setup dealt = dealt();
    S at = start.copy();
    Outcomes outcomes = new Outcomes();
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      if (move.seat() == Seat.CHANCE) {
        outcomes.clear();
        rules.chance(at, outcomes);
        long fair = outcomes.draw(dealt.dice(i + 1));
        if (fair != move.action()) {
          String text = game.notation().text(fair);
          throw Refused.badRequest("action " + (i + 1) + ": the seed gives " + text);
        }
      }
      rules.apply(at, move.seat(), move.action(), null);
    }
  }

  private Setup dealt() {
    if (setup == null) {
      throw Refused.badRequest("the match was not dealt from a seed");
    }
    return setup;
  }

  /** Who is to act, whether it is over, the scores, and the winners when it is. */
  public Map<String, @Nullable Object> status() {
    int turn = rules.turn(state);
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      scores.add(rules.score(state, seat));
    }
    Map<String, @Nullable Object> status =
        Json.object(
            "toAct",
            turn == Seat.CHANCE ? Seat.text(turn) : Seat.list(rules.actors(state)),
            "over",
            turn == Seat.OVER,
            "scores",
            scores);
    if (turn == Seat.OVER) {
      status.put("winners", Seat.list(rules.winners(state)));
    }
    return status;
  }
}
