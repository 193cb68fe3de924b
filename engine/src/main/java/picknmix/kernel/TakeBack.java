package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * How far somebody who plays alone may go back: to their last choice, with all of their own that
 * has followed, as long as nothing has come to light since by which they could choose better. What
 * others choose tells what they hold, so that it ends there. Nobody is wronged by it, so that this
 * is more than {@link Session#canUndo} allows between people; in a race there is nothing to take
 * back.
 *
 * @param <S> the game's state
 */
final class TakeBack<S extends State<S>> {
  private final Game<S> game;
  private final Rules<S> rules;
  private final int people;
  private final ActionList actions = new ActionList();
  private final List<Event> events = new ArrayList<>();

  /**
   * @param people the seats of whoever is alone, a bit for each
   */
  TakeBack(Game<S> game, int people) {
    this.game = game;
    this.rules = game.rules();
    this.people = people;
  }

  /** How many of the last actions that would be; 0 if nothing may be taken back. */
  int count(S start, List<Move> moves) {
    int from = ownFrom(moves);
    if (from == moves.size() || game.hasClock()) {
      return 0;
    }
    S at = start.copy();
    for (Move move : moves.subList(0, from)) {
      rules.apply(at, move.seat(), move.action(), null);
    }
    int choice = moves.size();
    for (int i = from; i < moves.size(); i++) {
      boolean chosen = hasChoice(at, moves.get(i).seat());
      if (showsSomething(at, moves.get(i))) {
        choice = moves.size();
      } else if (chosen) {
        choice = i;
      }
    }
    return moves.size() - choice;
  }

  /** What dice, draws and the others have shown, nobody forgets. */
  private int ownFrom(List<Move> moves) {
    int from = moves.size();
    while (from > 0 && isOwn(moves.get(from - 1).seat())) {
      from--;
    }
    return from;
  }

  private boolean isOwn(int seat) {
    return seat >= 0 && (people >> seat & 1) != 0;
  }

  private boolean hasChoice(S s, int seat) {
    actions.clear();
    rules.legal(s, seat, actions);
    return actions.size() > 1 || rules.isOpen(s, seat);
  }

  /** Carries an action out; whether it showed what could not be known before. */
  private boolean showsSomething(S at, Move move) {
    events.clear();
    rules.apply(at, move.seat(), move.action(), events);
    return !events.stream().allMatch(this::isForeseen);
  }

  private boolean isForeseen(Event event) {
    if (event.hides() != Event.Hides.NOTHING) {
      return false;
    }
    return Seat.list(people).stream()
        .map(event::seenBy)
        .allMatch(seen -> seen == null || seen.foreseen().equals(seen));
  }
}
