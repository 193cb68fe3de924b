package picknmix.bots;

import java.util.ArrayList;
import java.util.List;
import picknmix.kernel.Event;
import picknmix.kernel.Move;
import picknmix.kernel.State;

/**
 * How play goes on after an action in one imagined state, as sensible players would have it.
 *
 * @param before where the seat has to decide
 * @param own what happens until others act: the action and the rest of the turn
 * @param answers what happens then, until the seat is to act again
 * @param later where that leads
 * @param <S> the game's state
 */
public record Course<S extends State<S>>(
    int seat, S before, List<Step> own, List<Step> answers, S later) {

  /**
   * Something that is done.
   *
   * @param gains by how many points each seat's score has changed by it
   */
  public record Step(Move move, List<Event> events, List<Integer> gains) {
    /** What it brings to who does it; nothing to chance. */
    public int gain() {
      return move.seat() < 0 ? 0 : gains.get(move.seat());
    }
  }

  /** The first action. */
  public long action() {
    return own.getFirst().move().action();
  }

  /** What the turn brings to whose it is. */
  public int gain() {
    return sum(own, seat);
  }

  /** What that seat gets in the answers. */
  public int gainAfterwards(int other) {
    return sum(answers, other);
  }

  private static int sum(List<Step> steps, int seat) {
    return steps.stream().mapToInt(step -> step.gains().get(seat)).sum();
  }

  /** What happens in the turn, everything in order. */
  public List<Event> ownEvents() {
    return events(own);
  }

  /** What happens after the turn, everything in order. */
  public List<Event> laterEvents() {
    return events(answers);
  }

  private static List<Event> events(List<Step> steps) {
    List<Event> events = new ArrayList<>();
    steps.forEach(step -> events.addAll(step.events()));
    return events;
  }
}
