package picknmix.games.candyhunters;

import picknmix.games.candyhunters.CandyHuntersState.Phase;

/**
 * The town drawn in text. A building is its colour's letter and who stands there: a kid's owner,
 * {@code *} a ghost, {@code @} the Large Ghost.
 */
final class TownPicture {
  private TownPicture() {}

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

  static void draw(CandyHuntersState s, StringBuilder out) {
    Town town = s.town;
    int left = town.firstX() + Pattern.MAX_BOX - 1;
    int top = town.firstY() + Pattern.MAX_BOX - 1;
    appendRight(out, "", 4);
    for (int x = left; x < left + town.width(); x++) {
      appendRight(out, x + "", 4);
    }
    out.append('\n');
    for (int y = top; y < top + town.height(); y++) {
      appendRight(out, y + "", 4);
      for (int x = left; x < left + town.width(); x++) {
        appendRight(out, sign(town, Town.cell(x, y)), 4);
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

  private static void appendRight(StringBuilder out, String text, int width) {
    out.append(" ".repeat(Math.max(0, width - text.length()))).append(text);
  }
}
