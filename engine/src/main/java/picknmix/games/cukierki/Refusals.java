package picknmix.games.cukierki;

import org.jspecify.annotations.Nullable;
import picknmix.games.cukierki.CukierkiAction.Aside;
import picknmix.games.cukierki.CukierkiAction.Pass;
import picknmix.games.cukierki.CukierkiAction.Place;
import picknmix.games.cukierki.CukierkiAction.Stop;
import picknmix.games.cukierki.CukierkiAction.Wall;
import picknmix.games.cukierki.CukierkiState.Phase;

/** Why an action of Cukierki is not legal, in a sentence that begins with the rule's number. */
final class Refusals {
  private Refusals() {}

  /** The reason, or null if the action is legal. */
  static @Nullable String of(CukierkiState s, int seat, long action) {
    if (s.phase == Phase.OVER) {
      return "CU-12: the game is over";
    }
    if (seat != s.toAct) {
      return "CU-6: it is seat " + s.toAct + "'s turn";
    }
    return switch (CukierkiNotation.decode(action)) {
      case Place(int tile, int x, int y, int r) -> place(s, new PlacedTile(tile, x, y, r));
      case Pass() -> pass(s);
      case Stop() ->
          s.phase == Phase.EXTRA ? null : "CU-10: only an extra placement can be declined";
      case Wall(int tile, int x, int y, int r) -> wall(s, new PlacedTile(tile, x, y, r));
      case Aside(int tile) -> aside(s, tile);
    };
  }

  private static @Nullable String place(CukierkiState s, PlacedTile laid) {
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
        : isIn(laid.r(), Tiles.turnsForOne(laid.tile(), content))
            ? null
            : "CU-6: tile " + laid.tile() + " makes no candy on " + laid.where() + " like that";
  }

  private static @Nullable String pass(CukierkiState s) {
    return switch (s.phase) {
      case EXTRA -> "CU-10: say stop to decline the extra placement";
      case WALL -> "CU-14: the tiles that you took go to your wall first";
      case PLACE, OVER -> canPlace(s) ? "CU-8: you must place a tile, since you can" : null;
    };
  }

  private static boolean canPlace(CukierkiState s) {
    for (long rest = s.hands[s.toAct]; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < s.table.size(); i++) {
        int content = s.table.contentOf(i);
        if (!Board.isTile(content) && Tiles.turnsForOne(tile, content) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static @Nullable String wall(CukierkiState s, PlacedTile laid) {
    String refusal = captured(s, laid.tile());
    if (refusal != null) {
      return refusal;
    }
    Board wall = s.walls[s.toAct];
    if (wall.tiles() == 0) {
      return laid.cell() == CukierkiRules.WALL_START && laid.r() == 0
          ? null
          : "CU-14: the first tile starts the wall on 0,0 r0";
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
        : isIn(laid.r(), Tiles.turnsForAll(laid.tile(), content))
            ? null
            : "CU-14: every side that touches your wall must make a candy";
  }

  private static @Nullable String aside(CukierkiState s, int tile) {
    String refusal = captured(s, tile);
    return refusal != null
        ? refusal
        : canBuild(s) ? "CU-15: first add what fits on your wall" : null;
  }

  private static @Nullable String captured(CukierkiState s, int tile) {
    if (s.phase != Phase.WALL) {
      return s.advanced
          ? "CU-14: the wall is built at the end of a turn, with the tiles taken in it"
          : "CU-14: walls are built in the advanced game";
    }
    return (s.captured & Tiles.bit(tile)) != 0
        ? null
        : "CU-14: tile " + tile + " is not one of those that you took in this turn";
  }

  private static boolean canBuild(CukierkiState s) {
    Board wall = s.walls[s.toAct];
    for (long rest = s.captured; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < wall.size(); i++) {
        int content = wall.contentOf(i);
        if (!Board.isTile(content) && Tiles.turnsForAll(tile, content) != 0) {
          return true;
        }
      }
    }
    return wall.tiles() == 0;
  }

  /** Only the smallest of the rotations that look the same is an action. */
  private static boolean isShownByLess(PlacedTile laid) {
    return laid.r() >= Tiles.differentRotations(laid.tile());
  }

  private static String smaller(PlacedTile laid) {
    int r = laid.r() % Tiles.differentRotations(laid.tile());
    return "CU-2: tile " + laid.tile() + " looks the same turned by r" + r + ": say that";
  }

  private static boolean isIn(int r, int turns) {
    return (turns >> r & 1) != 0;
  }
}
