package picknmix.games.candyhunters.bot;

import java.util.List;
import picknmix.bots.Course;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Built;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.GhostMoved;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Scored;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Event;
import picknmix.kernel.Reason;

/** Finds out whether a ghost that is moved onto a building spoils a pattern there for another. */
final class GhostStops {
  /** In so many of the imagined hands the other would score there. */
  private static final double OFTEN = 0.25;

  private GhostStops() {}

  static void find(
      List<Course<CandyHuntersState>> better,
      List<Course<CandyHuntersState>> worse,
      List<Reason> reasons) {
    for (Event event : better.getFirst().ownEvents()) {
      if (event instanceof GhostMoved moved) {
        for (int other = 0; other < better.getFirst().before().seats; other++) {
          if (other != better.getFirst().seat()) {
            find(moved.to(), other, better, worse, reasons);
          }
        }
      }
    }
  }

  private static void find(
      Cell at,
      int other,
      List<Course<CandyHuntersState>> better,
      List<Course<CandyHuntersState>> worse,
      List<Reason> reasons) {
    int times = 0;
    int less = 0;
    for (int i = 0; i < worse.size(); i++) {
      if (scoresOn(worse.get(i), other, at)) {
        times++;
        less += worse.get(i).gainAfterwards(other) - better.get(i).gainAfterwards(other);
      }
    }
    if (times >= OFTEN * worse.size() && less >= times) {
      reasons.add(
          new CandyHuntersReason.GhostStops(
              other,
              at.toString(),
              colourAt(at, better.getFirst()),
              (int) Math.floor(less / (double) times + 0.5),
              times / (double) worse.size()));
    }
  }

  /** The colour of the building there, which may be of the same turn. */
  private static String colourAt(Cell at, Course<CandyHuntersState> course) {
    for (Event event : course.ownEvents()) {
      if (event instanceof Built built && built.at().equals(at)) {
        return built.colour();
      }
    }
    Town town = course.before().town;
    return Colour.letter(town.colour(town.cell(at)));
  }

  /** Whether the other scores a pattern with that building, and no ghost on it. */
  private static boolean scoresOn(Course<CandyHuntersState> course, int other, Cell at) {
    for (Event event : course.laterEvents()) {
      if (event instanceof Scored scored
          && scored.seat() == other
          && scored.cells().contains(at)
          && !scored.scary().contains(at)) {
        return true;
      }
    }
    return false;
  }
}
