package picknmix.games.candyhunters.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Course;
import picknmix.bots.Lessons;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Scored;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Taken;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.PatternRules;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;

/** What Candy Hunters has to say when an action is explained. */
public final class CandyHuntersLessons implements Lessons<CandyHuntersState> {
  /** A share that is larger by so much is worth a word. */
  private static final double CLEARLY = 0.4;

  @Override
  public Map<String, @Nullable Object> time(CandyHuntersState s) {
    return Json.object("round", s.round, "phase", s.phase.text);
  }

  @Override
  public List<String> places(long action) {
    Cell to = new Cell(CandyHuntersNotation.toX(action), CandyHuntersNotation.toY(action));
    return switch (CandyHuntersNotation.kind(action)) {
      case CandyHuntersNotation.BUILD, CandyHuntersNotation.KID -> List.of(to.toString());
      case CandyHuntersNotation.GHOST, CandyHuntersNotation.PUSH -> {
        int fromX = CandyHuntersNotation.fromX(action);
        int fromY = CandyHuntersNotation.fromY(action);
        yield List.of(new Cell(fromX, fromY).toString(), to.toString());
      }
      case CandyHuntersNotation.SCORE -> cells(action, to);
      default -> List.of();
    };
  }

  /** Where a pattern lies that is scored. */
  private static List<String> cells(long score, Cell box) {
    Pattern pattern =
        Patterns.pattern(CandyHuntersNotation.card(score), CandyHuntersNotation.rotation(score));
    List<String> cells = new ArrayList<>();
    for (int cell = 0; cell < pattern.size; cell++) {
      cells.add(new Cell(box.x() + pattern.x(cell), box.y() + pattern.y(cell)).toString());
    }
    return cells;
  }

  @Override
  public List<String> where(long action) {
    List<String> where = new ArrayList<>(places(action));
    int kind = CandyHuntersNotation.kind(action);
    if (kind == CandyHuntersNotation.SCORE || kind == CandyHuntersNotation.EXCHANGE) {
      where.add(Patterns.name(CandyHuntersNotation.card(action)));
    }
    return where;
  }

  @Override
  public List<Reason> reasons(
      List<Course<CandyHuntersState>> better, List<Course<CandyHuntersState>> worse) {
    List<Reason> reasons = new ArrayList<>();
    Scored good = scored(better.getFirst());
    Scored bad = scored(worse.getFirst());
    int points = scorePoints(better.getFirst());
    if (good != null && (bad == null || points > scorePoints(worse.getFirst()))) {
      reasons.add(new CandyHuntersReason.ScoresPattern(good.card(), points, texts(good.cells())));
      own(good, bad, better.getFirst().seat(), reasons);
    }
    if (bad != null) {
      against(good, bad, worse.getFirst().seat(), reasons);
    }
    GhostStops.find(better, worse, reasons);
    ready(better, worse, reasons);
    return reasons;
  }

  /** What the turn's scoring was, if there was one; nothing hidden comes before it. */
  private static @Nullable Scored scored(Course<CandyHuntersState> course) {
    for (Event event : course.ownEvents()) {
      if (event instanceof Scored scored) {
        return scored;
      }
    }
    return null;
  }

  private static int scorePoints(Course<CandyHuntersState> course) {
    for (Course.Step step : course.own()) {
      if (CandyHuntersNotation.kind(step.move().action()) == CandyHuntersNotation.SCORE) {
        return step.gain();
      }
    }
    return 0;
  }

  private static List<String> texts(List<Cell> cells) {
    return cells.stream().map(Cell::toString).toList();
  }

  /** Kids that come home with the better scoring alone. */
  private static void own(Scored good, @Nullable Scored bad, int seat, List<Reason> reasons) {
    for (Taken taken : good.taken()) {
      boolean too = bad != null && bad.taken().contains(taken);
      if (taken.seat() == seat && !too) {
        reasons.add(new CandyHuntersReason.KidHome(taken.colour(), taken.at().toString()));
      }
    }
  }

  /** What is bad about the other scoring: scares, and candy for others. */
  private static void against(@Nullable Scored good, Scored bad, int seat, List<Reason> reasons) {
    int scares = bad.scary().size() - (good == null ? 0 : good.scary().size());
    if (scares > 0) {
      reasons.add(new CandyHuntersReason.FewerScares(scares, texts(bad.scary())));
    }
    for (Taken taken : bad.taken()) {
      boolean too = good != null && good.taken().contains(taken);
      if (taken.seat() != seat && !too) {
        reasons.add(new CandyHuntersReason.OthersCandy(taken.seat(), taken.at().toString()));
      }
    }
  }

  /** A card of one's own that lies in the town later, much more often than otherwise. */
  private static void ready(
      List<Course<CandyHuntersState>> better,
      List<Course<CandyHuntersState>> worse,
      List<Reason> reasons) {
    Course<CandyHuntersState> one = better.getFirst();
    for (long rest = one.before().regularHand(one.seat()); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      double often = Lessons.share(better, course -> lies(course, card));
      if (often - Lessons.share(worse, course -> lies(course, card)) >= CLEARLY) {
        reasons.add(new CandyHuntersReason.Ready(Patterns.name(card), often));
      }
    }
  }

  private static boolean lies(Course<CandyHuntersState> course, int card) {
    CandyHuntersState s = course.later();
    long hand = s.hands[course.seat()] & Patterns.bit(card);
    ActionList scores = new ActionList();
    PatternRules.scores(s, hand, scores);
    return s.phase != CandyHuntersState.Phase.OVER && !scores.isEmpty();
  }
}
