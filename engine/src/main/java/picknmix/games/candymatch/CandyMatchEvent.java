package picknmix.games.candymatch;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Json;

/** What happens in Candy Match. All see all of it, but for the card that is taken unseen. */
sealed interface CandyMatchEvent extends Event {
  /**
   * A card was turned.
   *
   * @param card null before it is turned
   * @param clock whether the revealer was too slow
   */
  record Revealed(int seat, @Nullable String card, boolean clock) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "revealed", "seat", seat, "card", card, "clock", clock);
    }

    @Override
    public Event foreseen() {
      return new Revealed(seat, null, clock);
    }
  }

  record Called(int seat) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "called", "seat", seat);
    }
  }

  /** A call was right, and the cards are the caller's. */
  record Matched(int seat, List<String> cards) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "matched", "seat", seat, "cards", cards);
    }
  }

  /** A call was wrong: these cards are no match, and stay. */
  record Mistaken(int seat, List<String> cards) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "mistaken", "seat", seat, "cards", cards);
    }
  }

  /** A caller took nothing; {@code clock} if the time was up. */
  record Missed(int seat, boolean clock) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "missed", "seat", seat, "clock", clock);
    }
  }

  record Picked(int seat, String card) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "picked", "seat", seat, "card", card);
    }
  }

  /**
   * The deck's top card went to a score pile without being seen (CM-9).
   *
   * @param card null for everybody at the table, the one who took it included
   */
  record PickedUnseen(int seat, @Nullable String card) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "picked-unseen", "seat", seat, "card", card);
    }

    @Override
    public Event seenBy(int viewer) {
      return new PickedUnseen(seat, null);
    }
  }

  /** A chooser took no card; {@code clock} if the time was up. */
  record Declined(int seat, boolean clock) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "declined", "seat", seat, "clock", clock);
    }
  }

  /** The last check begins, or goes on after a call with its time afresh. */
  record LastCheck() implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "last-check");
    }
  }

  record SaidDone(int seat) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "done", "seat", seat);
    }
  }

  /** The game has ended; {@code clock} if the last check's time was up. */
  record Ended(List<Integer> winners, boolean clock) implements CandyMatchEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "ended", "winners", winners, "clock", clock);
    }
  }
}
