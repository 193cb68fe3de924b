package picknmix.games.candyghosts.insight;

import java.util.List;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Pending.Do;

/** How likely something is, found out by letting every die fall. */
final class Dice {
  private static final int DEPTH = 4;

  private Dice() {}

  /** The share of all rolls that succeed; a special that rolls nothing is sure. */
  static double success(CandyGhostsState s, String action) {
    Play play = new Play(s);
    play.act(action);
    return share(play, action.equals("special"), DEPTH);
  }

  private static double share(Play play, boolean boom, int depth) {
    if (!play.s.pending.is(Do.ROLL)) {
      return boom && !hit(play) ? 0 : 1;
    }
    List<String> faces = play.outcomes();
    double good = 0;
    for (String face : faces) {
      Play next = new Play(play.s);
      next.act(face);
      if (boom) {
        good += depth == 0 ? 1 : share(next, true, depth - 1);
      } else {
        good += next.told("rolled", "success", true, "dice").isEmpty() ? 0 : 1;
      }
    }
    return good / faces.size();
  }

  private static boolean hit(Play play) {
    return play.tells("consumed") || play.tells("chased-away");
  }
}
