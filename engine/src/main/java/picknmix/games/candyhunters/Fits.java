package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Scored;
import picknmix.games.candyhunters.rules.CandyHuntersEvent.Taken;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.PatternRules;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.ActionList;
import picknmix.kernel.Json;

/** Where a player's patterns lie in the town as it stands, for those who look before they score. */
final class Fits {
  private Fits() {}

  /** Every place where one of these cards could be scored, and what that would bring the seat. */
  static List<Map<String, @Nullable Object>> all(CandyHuntersState s, int seat, long cards) {
    ActionList scores = new ActionList();
    PatternRules.scores(s, cards, scores);
    List<Map<String, @Nullable Object>> fits = new ArrayList<>();
    for (long score : scores.toArray()) {
      Map<String, @Nullable Object> fit = place(s.town, score);
      fit.putAll(outcome(s, seat, score));
      fits.add(fit);
    }
    return fits;
  }

  /** Every place where one more building would make one of these regular cards fit. */
  static List<Map<String, @Nullable Object>> near(CandyHuntersState s, long cards) {
    ActionList scores = new ActionList();
    PatternRules.oneShort(s.town, cards & Patterns.ALL_REGULAR, scores);
    List<Map<String, @Nullable Object>> near = new ArrayList<>();
    for (long score : scores.toArray()) {
      near.add(place(s.town, score));
    }
    return near;
  }

  /** The card as it lies there, and which of its needs are not met. */
  private static Map<String, @Nullable Object> place(Town town, long score) {
    int card = CandyHuntersNotation.card(score);
    int rotation = CandyHuntersNotation.rotation(score);
    Cell box = box(score);
    Pattern pattern = Patterns.pattern(card, rotation);
    List<String> missing = new ArrayList<>();
    for (int cell = 0; cell < pattern.size; cell++) {
      Cell place = new Cell(box.x() + pattern.x(cell), box.y() + pattern.y(cell));
      if (!PatternRules.isMet(town, pattern.need(cell), town.cell(place))) {
        missing.add(place.toString());
      }
    }
    return Json.object(
        "card", Patterns.name(card), "at", box.toString(), "r", rotation, "missing", missing);
  }

  private static Cell box(long score) {
    return new Cell(CandyHuntersNotation.toX(score), CandyHuntersNotation.toY(score));
  }

  /**
   * CH-16, CH-18, CH-21: the scares, the candies with what each is worth, and the seat's points.
   */
  private static Map<String, @Nullable Object> outcome(CandyHuntersState s, int seat, long score) {
    int card = CandyHuntersNotation.card(score);
    Scored told = PatternRules.told(s, card, CandyHuntersNotation.rotation(score), box(score));
    int own = told.taken().stream().filter(one -> one.seat() == seat).mapToInt(Taken::points).sum();
    return Json.object(
        "scary", told.scary().stream().map(Cell::toString).toList(),
        "taken", told.taken().stream().map(Taken::json).toList(),
        "points", PointRules.card(card) - told.scary().size() + own);
  }
}
