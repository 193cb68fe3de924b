package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.PatternRules;
import picknmix.kernel.ActionList;

/**
 * What one has to think of in a solution.
 *
 * @param push a ghost goes onto a kid or onto another ghost
 * @param sacrifice something is scored with a scare, or nothing although something could be
 * @param wasted something is built that is in no pattern which is scored, only for a ghost or a kid
 *     to step on or for another building to lean on
 * @param rebuilt something is built where a kid took a tile home
 * @param cards the cards that are scored
 * @param rounds how many rounds it takes
 */
record Traits(
    boolean push, boolean sacrifice, boolean wasted, boolean rebuilt, long cards, int rounds) {

  static Traits of(CandyHuntersState start, long[] solution) {
    Replay replay = new Replay(start.copy());
    for (long action : solution) {
      replay.play(action);
    }
    return replay.traits();
  }

  /** A solution as it is played once more. */
  private static final class Replay {
    private final CandyHuntersRules rules = new CandyHuntersRules();
    private final CandyHuntersState s;
    private final List<Cell> unused = new ArrayList<>();
    private final List<Cell> helpful = new ArrayList<>();
    private final List<Cell> taken = new ArrayList<>();
    private boolean push;
    private boolean sacrifice;
    private boolean rebuilt;

    Replay(CandyHuntersState s) {
      this.s = s;
    }

    void play(long action) {
      Cell at = new Cell(CandyHuntersNotation.toX(action), CandyHuntersNotation.toY(action));
      switch (CandyHuntersNotation.kind(action)) {
        case CandyHuntersNotation.BUILD -> {
          leanOn(at);
          unused.add(at);
          rebuilt |= taken.contains(at);
        }
        case CandyHuntersNotation.GHOST -> helpful.add(at);
        case CandyHuntersNotation.PUSH -> {
          helpful.add(at);
          push = true;
        }
        case CandyHuntersNotation.SCORE -> score(action, at);
        case CandyHuntersNotation.SKIP -> sacrifice |= canScore();
        default -> {}
      }
      rules.apply(s, s.toAct, action, null);
    }

    /** If there is just one building beside the new one, that one has helped. */
    private void leanOn(Cell at) {
      int beside = 0;
      Cell last = at;
      for (int direction = 0; direction < Town.DIRECTIONS; direction++) {
        int neighbour = s.town.neighbour(s.town.cell(at), direction);
        if (s.town.isBuilding(neighbour)) {
          beside++;
          last = s.town.place(neighbour);
        }
      }
      if (beside == 1) {
        helpful.add(last);
      }
    }

    private void score(long action, Cell box) {
      int card = CandyHuntersNotation.card(action);
      Pattern pattern = Patterns.pattern(card, CandyHuntersNotation.rotation(action));
      for (int cell = 0; cell < pattern.size; cell++) {
        Cell place = new Cell(box.x() + pattern.x(cell), box.y() + pattern.y(cell));
        int at = s.town.cell(place);
        int need = pattern.need(cell);
        boolean scary = PatternRules.scares(s.town, need, at);
        sacrifice |= scary;
        if (need != Pattern.GHOST && PatternRules.isMet(s.town, need, at)) {
          unused.removeIf(place::equals);
          if (!scary && s.town.isKid(at)) {
            taken.add(place);
          }
        }
      }
    }

    private boolean canScore() {
      ActionList scores = new ActionList();
      PatternRules.scores(s, s.hands[s.toAct], scores);
      return !scores.isEmpty();
    }

    Traits traits() {
      unused.retainAll(helpful);
      return new Traits(push, sacrifice, !unused.isEmpty(), rebuilt, s.scored[0], s.round);
    }
  }
}
