package picknmix.review;

import java.util.ArrayList;
import java.util.List;
import picknmix.kernel.Event;
import picknmix.kernel.Game;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Rng;
import picknmix.kernel.State;
import picknmix.kernel.View;

/** How far a player can see ahead: up to what is drawn, turned up or rolled. */
final class Foresight {
  private Foresight() {}

  /** Whether something comes to light for the viewer that could not be told before. */
  static boolean showsAnything(List<Event> events, int viewer) {
    for (Event event : events) {
      Event seen = event.seenBy(viewer);
      if (seen != null && !seen.equals(seen.foreseen())) {
        return true;
      }
    }
    return false;
  }

  /** The line up to the first action that shows something: what follows may not be possible. */
  static <S extends State<S>> List<Move> line(
      Game<S> game, View<S> view, List<Move> line, Rng rng) {
    S s = view.determinize(rng);
    List<Move> foreseen = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    for (Move move : line) {
      boolean legal = Legality.isLegal(game.rules(), s, move.seat(), move.action());
      if (!legal || showsAnything(events, view.viewer())) {
        return foreseen;
      }
      foreseen.add(move);
      game.rules().apply(s, move.seat(), move.action(), events);
    }
    return foreseen;
  }
}
