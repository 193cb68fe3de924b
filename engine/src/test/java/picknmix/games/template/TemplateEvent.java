package picknmix.games.template;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Json;

/** What happens, for the client to show. Secret sweets are null for those who may not see them. */
sealed interface TemplateEvent extends Event {
  /** A player bites; the die will tell. */
  record Bitten(int seat, String sweet) implements TemplateEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "bitten", "seat", seat, "sweet", sweet);
    }
  }

  /** The die was rolled: the sweet is eaten or lost. */
  record Rolled(int seat, int pips, boolean eaten) implements TemplateEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "rolled", "seat", seat, "pips", pips, "eaten", eaten);
    }
  }

  /** A sweet went into the jar. */
  record Hidden(int seat, @Nullable String sweet) implements TemplateEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "hidden", "seat", seat, "sweet", sweet);
    }

    @Override
    public Event seenBy(int viewer) {
      return viewer == seat ? this : new Hidden(seat, null);
    }
  }

  /** A sweet was drawn from the deck. */
  record Drawn(int seat, @Nullable String sweet) implements TemplateEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "drawn", "seat", seat, "sweet", sweet);
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

  /**
   * The game has ended, and the jars are open.
   *
   * @param winners null before they are
   */
  record Ended(@Nullable List<Integer> winners) implements TemplateEvent {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "ended", "winners", winners);
    }

    @Override
    public Event foreseen() {
      return new Ended(null);
    }

    @Override
    public Hides hides() {
      return Hides.SCORES;
    }
  }
}
