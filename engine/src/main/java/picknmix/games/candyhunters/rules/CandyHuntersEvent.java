package picknmix.games.candyhunters.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.map.Cell;
import picknmix.kernel.Event;
import picknmix.kernel.Json;

/**
 * What happens in Candy Hunters. All see all of it, but for the cards that are drawn and put back.
 */
public sealed interface CandyHuntersEvent extends Event {
  private static @Nullable String text(@Nullable Cell cell) {
    return cell == null ? null : cell.toString();
  }

  private static List<String> texts(List<Cell> cells) {
    return cells.stream().map(Cell::toString).toList();
  }

  record Built(int seat, String colour, Cell at) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "built", "seat", seat, "colour", colour, "at", text(at));
    }
  }

  /**
   * The Large Ghost goes onto the new tile.
   *
   * @param from null if it came from beside the board
   */
  record LargeGhostCame(@Nullable Cell from, Cell to) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "large-ghost-came", "from", text(from), "to", text(to));
    }
  }

  record GhostMoved(int seat, boolean large, Cell from, Cell to) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type", "ghost-moved", "seat", seat, "large", large, "from", text(from), "to", text(to));
    }
  }

  /**
   * A displaced piece goes.
   *
   * @param piece kid, ghost or large
   * @param owner whose kid it is; negative for a ghost
   */
  record Pushed(int seat, String piece, int owner, Cell from, Cell to)
      implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "pushed",
          "seat",
          seat,
          "piece",
          piece,
          "owner",
          owner < 0 ? null : owner,
          "from",
          text(from),
          "to",
          text(to));
    }
  }

  /** No more ghost moves in this turn. */
  record Stayed(int seat) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "stayed", "seat", seat);
    }
  }

  /**
   * A pattern is scored.
   *
   * @param at the top left of its box
   * @param cells all that it asks for
   * @param taken tiles that go home with the kids on them
   * @param scary where ghosts stand on its buildings, and where it is not met: a marker for each
   */
  record Scored(
      int seat,
      String card,
      Cell at,
      int rotation,
      List<Cell> cells,
      List<Taken> taken,
      List<Cell> scary)
      implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object(
          "type",
          "scored",
          "seat",
          seat,
          "card",
          card,
          "at",
          text(at),
          "rotation",
          rotation,
          "cells",
          texts(cells),
          "taken",
          taken.stream().map(Taken::json).toList(),
          "scary",
          texts(scary));
    }
  }

  /** A kid went home with its tile, a candy that brings its owner so many points. */
  record Taken(int seat, Cell at, String colour, int points) {
    public Map<String, @Nullable Object> json() {
      return Json.object("seat", seat, "at", at.toString(), "colour", colour, "points", points);
    }
  }

  /** A player scores nothing. */
  record Skipped(int seat) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "skipped", "seat", seat);
    }
  }

  /** A card went under the deck; which one only its owner sees. */
  record PutUnder(int seat, @Nullable String card) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "put-under", "seat", seat, "card", card);
    }

    @Override
    public Event seenBy(int viewer) {
      return viewer == seat ? this : new PutUnder(seat, null);
    }
  }

  /** A card was drawn; which one only its new owner sees, and not before. */
  record Drawn(int seat, @Nullable String card) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "drawn", "seat", seat, "card", card);
    }

    @Override
    public Event seenBy(int viewer) {
      return viewer == seat ? this : foreseen();
    }

    @Override
    public Event foreseen() {
      return new Drawn(seat, null);
    }
  }

  /** A player exchanges nothing. */
  record Kept(int seat) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "kept", "seat", seat);
    }
  }

  record KidPlaced(int seat, Cell at) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "kid-placed", "seat", seat, "at", text(at));
    }
  }

  /** The next round begins. */
  record RoundBegan(int round) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "round-began", "round", round);
    }
  }

  record Ended(List<Integer> winners) implements CandyHuntersEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "ended", "winners", winners);
    }
  }
}
