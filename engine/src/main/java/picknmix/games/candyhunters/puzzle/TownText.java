package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/**
 * A town in text, row by row: {@code .} for nothing, else the letter of the building's colour and
 * the sign of whoever stands there.
 *
 * @param pieces the signs of a kid, a ghost and the Large Ghost
 */
record TownText(String pieces) {
  private static final String NOTHING = ".";

  /** The rows of the rectangle in which the buildings stand, without the nothings at their ends. */
  List<List<String>> write(Town town) {
    List<Cell> buildings = town.buildings();
    int top = buildings.getFirst().y();
    int left = buildings.getFirst().x();
    for (Cell building : buildings) {
      left = Math.min(left, building.x());
    }
    List<List<String>> rows = new ArrayList<>();
    for (Cell building : buildings) {
      while (rows.size() <= building.y() - top) {
        rows.add(new ArrayList<>());
      }
      List<String> row = rows.getLast();
      while (row.size() < building.x() - left) {
        row.add(NOTHING);
      }
      row.add(sign(town, town.cell(building)));
    }
    return rows;
  }

  private String sign(Town town, int cell) {
    String letter = Colour.letter(town.colour(cell));
    if (town.isKid(cell)) {
      return letter + pieces.charAt(0);
    }
    if (town.isSmallGhost(cell)) {
      return letter + pieces.charAt(1);
    }
    return town.large == cell ? letter + pieces.charAt(2) : letter;
  }

  /** Puts what the signs of a row say into the draft. */
  void read(List<String> row, int y, Draft draft) {
    for (int x = 0; x < row.size(); x++) {
      String sign = row.get(x);
      if (!sign.equals(NOTHING)) {
        draft.build(x, y, colour(sign), piece(sign));
      }
    }
  }

  private static int colour(String sign) {
    int colour = sign.isEmpty() ? -1 : Colour.number(sign.substring(0, 1));
    if (colour < 0) {
      throw unknown(sign);
    }
    return colour;
  }

  private Piece piece(String sign) {
    if (sign.length() == 1) {
      return Piece.NONE;
    }
    return switch (sign.length() == 2 ? pieces.indexOf(sign.charAt(1)) : -1) {
      case 0 -> Piece.KID;
      case 1 -> Piece.GHOST;
      case 2 -> Piece.LARGE;
      default -> throw unknown(sign);
    };
  }

  private static Refused unknown(String sign) {
    return Refused.badRequest("puzzle: " + Json.write(sign) + " is no place in a town");
  }
}
