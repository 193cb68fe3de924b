package picknmix.games.cukierki;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Json;

/** What happens in Cukierki. All see all of it, but for the tiles that somebody draws. */
sealed interface CukierkiEvent extends Event {
  /**
   * A tile was put on the table; its candies follow.
   *
   * @param worth what it made and brought, as {@link Joins} foretold it
   */
  record Placed(int seat, PlacedTile tile, Map<String, @Nullable Object> worth)
      implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json = Json.object("type", "placed", "seat", seat);
      json.putAll(tile.json());
      json.putAll(worth);
      return json;
    }
  }

  /**
   * The placed tile made a whole candy with the one that lies here. A lollipop earned a special
   * token.
   *
   * @param taken whether that tile is gone from the table, or stays there (CU-16)
   */
  record Completed(int seat, String candy, PlacedTile with, boolean taken)
      implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json =
          Json.object("type", "completed", "seat", seat, "candy", candy);
      json.putAll(with.json());
      json.put("taken", taken);
      return json;
    }
  }

  /** A cookie gave the right to one more placement (CU-10). */
  record Extra(int seat) implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "extra", "seat", seat);
    }
  }

  /** The extra placement was declined. */
  record Stopped(int seat) implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "stopped", "seat", seat);
    }
  }

  /**
   * A player placed nothing.
   *
   * @param empty whether for want of tiles; else because none makes a candy anywhere (CU-8)
   */
  record Passed(int seat, boolean empty) implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "passed", "seat", seat, "empty", empty);
    }
  }

  /**
   * A tile was added to the player's wall and made so many candies there.
   *
   * @param worth what it made and brought, as {@link Joins} foretold it
   */
  record Built(int seat, PlacedTile tile, int candies, Map<String, @Nullable Object> worth)
      implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json = Json.object("type", "built", "seat", seat);
      json.putAll(tile.json());
      json.put("candies", candies);
      json.putAll(worth);
      return json;
    }
  }

  /**
   * A tile fits nowhere on the player's wall (CU-15).
   *
   * @param worth what it brought all the same: the last tile settles who has the most
   */
  record SetAside(int seat, int tile, Map<String, @Nullable Object> worth)
      implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      Map<String, @Nullable Object> json =
          Json.object("type", "set-aside", "seat", seat, "tile", tile);
      json.putAll(worth);
      return json;
    }
  }

  /**
   * A player took an advantage token (CU-17).
   *
   * @param from who held it before; null if nobody did
   */
  record Advantage(int seat, String kind, @Nullable Integer from) implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "advantage", "seat", seat, "kind", kind, "from", from);
    }
  }

  /**
   * A player drew from the pool.
   *
   * @param tiles null for the others, and before they are drawn
   */
  record Drawn(int seat, int count, @Nullable List<Integer> tiles) implements CukierkiEvent {
    static Drawn of(int seat, long tiles) {
      return new Drawn(seat, Long.bitCount(tiles), Tiles.list(tiles));
    }

    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "drawn", "seat", seat, "count", count, "tiles", tiles);
    }

    @Override
    public Event seenBy(int viewer) {
      return viewer == seat ? this : foreseen();
    }

    @Override
    public Event foreseen() {
      return new Drawn(seat, count, null);
    }
  }

  /** All passed in a row: the game has ended. */
  record Ended(List<Integer> winners) implements CukierkiEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "ended", "winners", winners);
    }
  }
}
