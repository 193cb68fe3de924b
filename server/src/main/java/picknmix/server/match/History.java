package picknmix.server.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * What everybody at the table has gone through: actions, and actions undone. Sequence numbers count
 * both, while the {@link Session} knows only what still counts.
 *
 * @param <S> the game's state
 */
final class History<S extends State<S>> {
  /**
   * What somebody has missed.
   *
   * @param undone what they have been told and no longer counts: the last of it
   * @param events what happened instead, or since
   */
  record News(List<Event> undone, List<Event> events) {}

  private final Session<S> session;
  private final Rules<S> rules;

  /** Null where the last action that counted was undone. */
  private final List<@Nullable Move> steps = new ArrayList<>();

  History(Session<S> session) {
    this.session = session;
    this.rules = session.game().rules();
  }

  /** The sequence number of the table as it is. */
  int size() {
    return steps.size();
  }

  void add(Move move) {
    steps.add(move);
  }

  void addUndo() {
    steps.add(null);
  }

  /** The actions that counted when there were so many steps. */
  private List<Move> countedAt(int seen) {
    List<Move> counted = new ArrayList<>();
    for (Move step : steps.subList(0, seen)) {
      if (step == null) {
        counted.removeLast();
      } else {
        counted.add(step);
      }
    }
    return counted;
  }

  void checkSeen(int seen) {
    if (seen < 0 || seen > size()) {
      throw Refused.badRequest("there have been " + size() + " actions, not " + seen);
    }
  }

  /**
   * Whether an action meant for an earlier table has stayed legal through everything that has
   * happened since. One that was not legal even there is refused.
   *
   * @param seen that table's sequence number
   */
  boolean isStillLegal(int seen, int seat, long action) {
    checkSeen(seen);
    if (seen == size()) {
      session.check(session.state(), seat, action);
      return true;
    }
    List<Move> counted = countedAt(seen);
    S at = at(counted);
    session.check(at, seat, action);
    for (Move step : steps.subList(seen, size())) {
      if (step == null) {
        counted.removeLast();
        at = at(counted);
      } else {
        counted.add(step);
        rules.apply(at, step.seat(), step.action(), null);
      }
      if (!Legality.isLegal(rules, at, seat, action)) {
        return false;
      }
    }
    return true;
  }

  private S at(List<Move> counted) {
    return session.after(counted, counted.size(), List.of());
  }

  /** What somebody has missed who knows the first {@code seen} steps. */
  News since(int seen) {
    List<Move> known = countedAt(Math.clamp(seen, 0, size()));
    List<Move> now = session.moves();
    int same = 0;
    while (same < Math.min(known.size(), now.size()) && known.get(same).equals(now.get(same))) {
      same++;
    }
    return new News(told(known, same), told(now, same));
  }

  private List<Event> told(List<Move> moves, int from) {
    List<Event> events = new ArrayList<>();
    var _ = session.after(moves, from, events);
    return events;
  }
}
