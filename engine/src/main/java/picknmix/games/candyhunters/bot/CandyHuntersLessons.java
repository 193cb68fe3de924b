package picknmix.games.candyhunters.bot;

import java.util.ArrayList;
import java.util.List;
import picknmix.bots.Lessons;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersState;

/** What Candy Hunters has to say when an action is explained. */
public final class CandyHuntersLessons implements Lessons<CandyHuntersState> {
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
}
