package picknmix.games.cukierki;

import java.util.List;
import picknmix.bots.Lessons;
import picknmix.games.cukierki.CukierkiAction.Aside;
import picknmix.games.cukierki.CukierkiAction.Pass;
import picknmix.games.cukierki.CukierkiAction.Place;
import picknmix.games.cukierki.CukierkiAction.Stop;
import picknmix.games.cukierki.CukierkiAction.Wall;

/** What Cukierki has to say when an action is explained. */
final class CukierkiLessons implements Lessons<CukierkiState> {
  @Override
  public List<String> places(long action) {
    return switch (CukierkiNotation.decode(action)) {
      case Place(int tile, int x, int y, int r) -> List.of(x + "," + y);
      case Wall(int tile, int x, int y, int r) -> List.of(x + "," + y);
      case Aside _, Pass _, Stop _ -> List.of();
    };
  }

  @Override
  public List<String> where(long action) {
    return switch (CukierkiNotation.decode(action)) {
      case Place(int tile, int x, int y, int r) -> List.of(x + "," + y, "tile " + tile);
      case Wall(int tile, int x, int y, int r) -> List.of(x + "," + y, "tile " + tile);
      case Aside(int tile) -> List.of("tile " + tile);
      case Pass _, Stop _ -> List.of();
    };
  }
}
