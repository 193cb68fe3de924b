package picknmix.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an action would do, as far as a viewer may know before it is done. It is carried out on a
 * copy, and told up to what would be drawn, turned up or opened: {@link Event#foreseen} leaves that
 * out, and {@link Event#hides} says what else depends on it.
 *
 * @param events as the viewer may see them, until no more can be foreseen
 * @param scores everybody's points afterwards; null for those that the viewer may not know
 * @param over whether the game would be over; null if that cannot be foreseen
 */
public record Preview(List<Event> events, List<@Nullable Integer> scores, @Nullable Boolean over) {

  /**
   * The preview of a legal action.
   *
   * @param after working memory: any state, which will be where the action leads
   */
  public static <S extends State<S>> Preview of(
      Game<S> game, S before, Move move, int viewer, S after) {
    List<Event> happened = new ArrayList<>();
    after.copyFrom(before);
    game.rules().apply(after, move.seat(), move.action(), happened);
    List<Event> events = new ArrayList<>();
    Event.Hides hidden = Event.Hides.NOTHING;
    for (Event event : happened) {
      Event seen = event.seenBy(viewer);
      if (seen != null) {
        events.add(seen.foreseen());
      }
      hidden = event.hides().compareTo(hidden) > 0 ? event.hides() : hidden;
      if (hidden == Event.Hides.REST) {
        break;
      }
    }
    return new Preview(
        events,
        hidden == Event.Hides.NOTHING
            ? game.view(after, viewer).scores()
            : Collections.nCopies(before.seats(), null),
        hidden == Event.Hides.REST ? null : (Boolean) (game.rules().turn(after) == Seat.OVER));
  }

  public Map<String, @Nullable Object> json() {
    return Json.object(
        "events", events.stream().map(Event::json).toList(), "scores", scores, "over", over);
  }
}
