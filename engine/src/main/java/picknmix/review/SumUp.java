package picknmix.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.kernel.Yardstick;

/**
 * A match summed up from the judgements of its decisions, as {@link Judgement} writes them: those
 * who ask keep them, and may have got them from several engines at once.
 */
public final class SumUp {
  private static final int MOST_TURNING_POINTS = 3;

  /** How much a loss still counts where the game is decided anyway. */
  private static final double DECIDED = 0.2;

  private static final int MOST_AT = 1_000_000;

  private final List<Decision> decisions;
  private final Match match;

  /**
   * What is asked of the match.
   *
   * @param scale how many points make a difference
   * @param yardstick what bots reach; null if nothing can be told of who decides well
   * @param victory what a victory counts where nothing else does, else 0
   * @param end what each seat has of the victory; null before the end
   */
  record Match(
      int seats,
      double scale,
      @Nullable Yardstick yardstick,
      double victory,
      @Nullable List<Double> end) {}

  /** What counts of a judgement. */
  private record Decision(
      int at,
      int seat,
      int turn,
      double loss,
      double sure,
      SkillMark.@Nullable Tried tried,
      Grade grade,
      List<Double> outlook,
      List<Double> win,
      List<Double> luck,
      List<Double> luckError) {

    /**
     * How much the match turned here: what was surely lost, and less of it where the game was as
     * good as over.
     */
    double weight() {
      double chance = Math.clamp(win.get(seat), 0, 1);
      double open = DECIDED + (1 - DECIDED) * 4 * chance * (1 - chance);
      return loss * (2 * sure - 1) * open;
    }
  }

  private SumUp(List<Decision> decisions, Match match) {
    this.decisions = decisions;
    this.match = match;
  }

  /**
   * Reads judgements of a match in any order.
   *
   * @param judgements those that are null count for nothing
   */
  public static <S extends State<S>> SumUp of(
      Session<S> session, Tutor<S> tutor, List<Field> judgements) {
    Match match =
        new Match(
            session.start().seats(),
            tutor.scale(),
            tutor.yardstick(session.start()),
            tutor.victory(),
            session.isOver() ? session.victory() : null);
    return of(match, judgements);
  }

  static SumUp of(Match match, List<Field> judgements) {
    List<Decision> decisions = new ArrayList<>();
    for (Field judgement : judgements) {
      if (!judgement.isNull()) {
        decisions.add(read(judgement, match.seats()));
      }
    }
    decisions.sort(Comparator.comparingInt(Decision::at));
    return new SumUp(decisions, match);
  }

  private static Decision read(Field json, int seats) {
    return new Decision(
        json.get("at").number(0, MOST_AT),
        json.get("seat").number(0, seats - 1),
        json.get("turn").number(0, MOST_AT),
        json.get("loss").decimal(),
        json.get("sure").decimal(),
        tried(json),
        json.get("grade").oneOf(Grade.values(), Grade::text),
        numbers(json.get("outlook"), seats),
        numbers(json.get("win"), seats),
        both(json, "luck", "lastLuck", seats, false),
        both(json, "luckError", "lastLuckError", seats, true));
  }

  /** Judgements of older engines do not have it. */
  private static SkillMark.@Nullable Tried tried(Field json) {
    return json.has("stake")
        ? new SkillMark.Tried(json.get("regret").decimal(), json.get("stake").decimal())
        : null;
  }

  private static List<Double> numbers(Field list, int seats) {
    return list.list(seats).stream().map(Field::decimal).toList();
  }

  /** The luck before a decision, and with the last one what came after it; or their errors. */
  private static List<Double> both(
      Field json, String key, String lastKey, int seats, boolean errors) {
    List<Double> first = numbers(json.get(key), seats);
    if (!json.has(lastKey)) {
      return first;
    }
    List<Double> last = numbers(json.get(lastKey), seats);
    List<Double> sums = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      double one = first.get(seat);
      double other = last.get(seat);
      sums.add(errors ? Math.sqrt(one * one + other * other) : one + other);
    }
    return sums;
  }

  /** The numbers of the moves at which most was lost, the largest loss first; one in a turn. */
  public List<Integer> turningPoints() {
    List<Decision> bad = new ArrayList<>();
    for (Decision decision : decisions) {
      if (decision.grade().isBad()) {
        bad.add(decision);
      }
    }
    bad.sort(Comparator.comparingDouble(Decision::weight).reversed());
    List<Integer> points = new ArrayList<>();
    List<Integer> turns = new ArrayList<>();
    for (Decision decision : bad) {
      boolean another = match.seats() == 1 || !turns.contains(decision.turn());
      if (another && points.size() < MOST_TURNING_POINTS) {
        points.add(decision.at());
        turns.add(decision.turn());
      }
    }
    return points;
  }

  public Map<String, @Nullable Object> json() {
    List<Object> graph = new ArrayList<>();
    for (Decision decision : decisions) {
      graph.add(
          Json.object("at", decision.at(), "win", decision.win(), "outlook", decision.outlook()));
    }
    List<Object> figures = new ArrayList<>();
    for (int seat = 0; seat < match.seats(); seat++) {
      figures.add(figures(seat).json(match.yardstick()));
    }
    return Json.object(
        "graph",
        graph,
        "end",
        match.end(),
        "turning",
        turningPoints(),
        "victory",
        match.victory() == 0 ? null : match.victory(),
        "seats",
        figures);
  }

  /** What a victory counts in luck and loss where nothing else does; 0 where points do. */
  public double victory() {
    return match.victory();
  }

  /** How one seat played, and how lucky it was. */
  public Figures figures(int seat) {
    double luck = 0;
    double squares = 0;
    double lost = 0;
    List<SkillMark.Tried> tried = new ArrayList<>();
    for (Decision decision : decisions) {
      luck += decision.luck().get(seat);
      squares += decision.luckError().get(seat) * decision.luckError().get(seat);
      if (decision.seat() == seat) {
        lost += decision.grade().isBad() ? decision.loss() : 0;
        if (decision.tried() != null) {
          tried.add(decision.tried());
        }
      }
    }
    return new Figures(
        Numbers.rounded(luck),
        Numbers.rounded(Math.sqrt(squares)),
        Numbers.rounded(lost),
        count(seat, Grade.BEST),
        count(seat, Grade.FINE),
        count(seat, Grade.SLIP),
        count(seat, Grade.MISTAKE),
        SkillMark.of(tried, match.scale()));
  }

  /**
   * The word for how well that is decided, as in {@link SkillMark#level}; null if nothing tells.
   */
  public @Nullable String like(Figures figures) {
    Yardstick yardstick = match.yardstick();
    return yardstick == null || !figures.skill().isTold() ? null : figures.skill().like(yardstick);
  }

  private int count(int seat, Grade grade) {
    int count = 0;
    for (Decision decision : decisions) {
      count += decision.seat() == seat && decision.grade() == grade ? 1 : 0;
    }
    return count;
  }

  /**
   * Luck and skill of a seat.
   *
   * @param luck what dice and draws did to it, in points
   * @param luckError half of the 95 % interval of that
   * @param lost the points that slips and mistakes cost
   */
  public record Figures(
      double luck,
      double luckError,
      double lost,
      int best,
      int fine,
      int slip,
      int mistake,
      SkillMark skill) {
    /**
     * From 0 for who acts by chance to 1 for who never loses anything; null if too little tells.
     */
    public @Nullable Double accuracy() {
      return skill.isTold() ? Numbers.rounded(Math.clamp(skill.share(), 0, 1)) : null;
    }

    Map<String, @Nullable Object> json(@Nullable Yardstick yardstick) {
      return Json.object(
          "luck", luck,
          "luckError", luckError,
          "lost", lost,
          "best", best,
          "fine", fine,
          "slip", slip,
          "mistake", mistake,
          "accuracy", yardstick == null ? null : accuracy(),
          "skill", yardstick == null ? null : skill.json(yardstick));
    }
  }
}
