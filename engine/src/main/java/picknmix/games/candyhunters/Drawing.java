package picknmix.games.candyhunters;

import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;

/**
 * The town drawn in text. A building is its colour's letter and who stands there: a kid's owner,
 * {@code *} a ghost, {@code @} the Large Ghost.
 */
final class Drawing {
  private static final int WIDTH = 4;

  private Drawing() {}

  static void drawHead(CandyHuntersState s, StringBuilder out) {
    out.append("round ").append(s.round).append(" · ").append(s.phase.text);
    if (s.phase != Phase.OVER) {
      out.append(" · seat ").append(s.toAct);
    }
    if (s.phase == Phase.GHOST) {
      out.append(" · ghost moves ").append(s.ghostMoves);
    }
    if (s.phase == Phase.PUSH) {
      out.append(" · the ").append(s.pushed.text);
      out.append(" on ").append(s.town.place(s.pushedAt)).append(" must go");
    }
    if (s.puzzle) {
      out.append(" · puzzle: ").append(s.goal).append(" points in ").append(s.rounds);
    }
    out.append(" · stacks");
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      out.append(' ').append(Colour.letter(colour)).append(s.stacks[colour]);
    }
    out.append('\n');
  }

  /** The buildings that stand, in their rectangle: where others once stood is not remembered. */
  static void draw(CandyHuntersState s, StringBuilder out) {
    Town town = s.town;
    List<Cell> buildings = town.buildings();
    int top = buildings.getFirst().y();
    int bottom = buildings.getLast().y();
    int left = buildings.getFirst().x();
    int right = left;
    for (Cell building : buildings) {
      left = Math.min(left, building.x());
      right = Math.max(right, building.x());
    }
    appendRight(out, "");
    for (int x = left; x <= right; x++) {
      appendRight(out, x + "");
    }
    out.append('\n');
    for (int y = top; y <= bottom; y++) {
      appendRight(out, y + "");
      for (int x = left; x <= right; x++) {
        appendRight(out, sign(town, town.cell(x, y)));
      }
      out.append('\n');
    }
  }

  private static String sign(Town town, int cell) {
    if (!town.isBuilding(cell)) {
      return ".";
    }
    String who = town.isKid(cell) ? town.kid(cell) + "" : "";
    who += town.isSmallGhost(cell) ? "*" : "";
    who += town.large == cell ? "@" : "";
    return Colour.letter(town.colour(cell)) + who;
  }

  private static void appendRight(StringBuilder out, String text) {
    out.append(" ".repeat(Math.max(0, WIDTH - text.length()))).append(text);
  }
}
