package picknmix.oracle;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A game's rules a second time: slow, obvious, immutable, and written from docs/rules alone. The
 * tests run the engine beside it, and wherever the two differ at least one is wrong.
 *
 * <p>Everything is text or a JSON tree (Map, List, String, Integer, Boolean, null), so that an
 * oracle shares no code with the engine. A seat is {@code "0"}, {@code "1"}, …, {@code "chance"} or
 * {@code "clock"}; a viewer is a seat's number or {@code "spectator"}.
 */
public interface Oracle {
  /** The whole state, as docs/rules writes it in JSON. */
  Map<String, Object> state();

  /** What the viewer may know, as docs/rules writes it in JSON. */
  Map<String, Object> view(String viewer);

  /** Who has an action, listed or open; {@code ["chance"]} if a die or card decides; else empty. */
  List<String> toAct();

  /** The listed actions of that seat, the clock or chance, in notation. */
  Set<String> legal(String seat);

  /** What chance may bring, each with its weight; empty when chance is not to act. */
  Map<String, Integer> chance();

  /** Whether that seat has accepted actions that are not listed. */
  boolean open(String seat);

  /** The open actions worth counting, each once: in Candy Match all the true matches. */
  Set<String> openActions(String seat);

  /** Whether the action, listed or open, would be accepted now. */
  boolean accepts(String seat, String action);

  /** The state after an accepted action; this one stays as it is. */
  Oracle apply(String seat, String action);

  /** Points of each seat, as if the game ended now. */
  List<Integer> scores();

  /** The winning seats in ascending order; empty while the game goes on. */
  List<Integer> winners();
}
