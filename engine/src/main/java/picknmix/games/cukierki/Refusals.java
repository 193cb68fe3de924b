package picknmix.games.cukierki;

import picknmix.games.cukierki.CukierkiAction.Aside;
import picknmix.games.cukierki.CukierkiAction.Pass;
import picknmix.games.cukierki.CukierkiAction.Place;
import picknmix.games.cukierki.CukierkiAction.Stop;
import picknmix.games.cukierki.CukierkiAction.Wall;
import picknmix.games.cukierki.CukierkiState.Phase;

/** Why an action is not legal now, in a sentence that begins with the rule's number. */
final class Refusals {
  private Refusals() {}

  static String of(CukierkiState s, int seat, long action) {
    if (s.phase == Phase.OVER) {
      return "CU-12: the game is over";
    }
    if (seat != s.toAct) {
      return "CU-6: it is seat " + s.toAct + "'s turn";
    }
    return switch (CukierkiNotation.decode(action)) {
      case Place(int tile, int x, int y, int r) -> place(s, new PlacedTile(tile, x, y, r));
      case Pass() -> pass(s);
      case Stop() -> "CU-10: only an extra placement can be declined";
      case Wall(int tile, int x, int y, int r) -> wall(s, new PlacedTile(tile, x, y, r));
      case Aside(int tile) -> captured(s, tile, "CU-15: first add what fits on your wall");
    };
  }

  private static String place(CukierkiState s, PlacedTile laid) {
    if (s.phase == Phase.WALL) {
      return "CU-14: the tiles that you took go to your wall first";
    }
    if ((s.hands[s.toAct] & Tiles.bit(laid.tile())) == 0) {
      return "CU-6: tile " + laid.tile() + " is not in your hand";
    }
    int content = s.table.at(laid.cell());
    if (Board.isTile(content)) {
      return "CU-6: there is a tile on " + laid.where();
    }
    if (content == Board.NOWHERE) {
      return "CU-6: " + laid.where() + " is not beside a tile";
    }
    return isShownByLess(laid)
        ? smaller(laid)
        : "CU-6: tile " + laid.tile() + " makes no candy on " + laid.where() + " like that";
  }

  private static String pass(CukierkiState s) {
    return switch (s.phase) {
      case EXTRA -> "CU-10: say stop to decline the extra placement";
      case WALL -> "CU-14: the tiles that you took go to your wall first";
      case PLACE, OVER -> "CU-8: you must place a tile, since you can";
    };
  }

  private static String wall(CukierkiState s, PlacedTile laid) {
    return captured(s, laid.tile(), building(s.walls[s.toAct], laid));
  }

  private static String building(Board wall, PlacedTile laid) {
    if (wall.tiles() == 0) {
      return "CU-14: the first tile starts the wall on 0,0 r0";
    }
    int content = wall.at(laid.cell());
    if (Board.isTile(content)) {
      return "CU-14: there is a tile on " + laid.where();
    }
    if (content == Board.NOWHERE) {
      return "CU-14: " + laid.where() + " does not touch your wall";
    }
    return isShownByLess(laid)
        ? smaller(laid)
        : "CU-14: every side that touches your wall must make a candy";
  }

  /** What is wrong with the use of a tile, if it is one to be used now at all. */
  private static String captured(CukierkiState s, int tile, String wrong) {
    if (s.phase != Phase.WALL) {
      return s.advanced
          ? "CU-14: the wall is built at the end of a turn, with the tiles taken in it"
          : "CU-14: walls are built in the advanced game";
    }
    return (s.captured & Tiles.bit(tile)) != 0
        ? wrong
        : "CU-14: tile " + tile + " is not one of those that you took in this turn";
  }

  /** Only the smallest of the rotations that look the same is an action. */
  private static boolean isShownByLess(PlacedTile laid) {
    return laid.r() >= Tiles.differentRotations(laid.tile());
  }

  private static String smaller(PlacedTile laid) {
    int r = laid.r() % Tiles.differentRotations(laid.tile());
    return "CU-2: tile " + laid.tile() + " looks the same turned by r" + r + ": say that";
  }
}
