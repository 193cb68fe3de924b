package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Goes through a match with the eyes of one seat. The views that it gives have a past, and draw
 * full states from what the seat remembers ({@link Game#memory}), where a view alone knows only
 * what the table shows now.
 *
 * @param <S> the game's state
 */
public final class Remembering<S extends State<S>> {
  private final Game<S> game;
  private final S start;
  private final int seat;
  private final List<Move> moves = new ArrayList<>();
  private final List<Move> known = new ArrayList<>();
  private final S at;
  private @Nullable Memory<S> memory;

  public Remembering(Game<S> game, S start, int seat) {
    this.game = game;
    this.start = start;
    this.seat = seat;
    this.at = start.copy();
    this.memory = game.memory(seat);
  }

  /** What the seat sees after all these moves of the match. */
  public View<S> after(List<Move> played) {
    if (played.size() < moves.size() || !played.subList(0, moves.size()).equals(moves)) {
      beginAgain();
    }
    for (Move move : played.subList(moves.size(), played.size())) {
      take(move);
    }
    return new Remembered<>(game.view(at, seat), List.copyOf(known), memory);
  }

  /** Something was taken back. */
  private void beginAgain() {
    moves.clear();
    known.clear();
    at.copyFrom(start);
    memory = game.memory(seat);
  }

  private void take(Move move) {
    moves.add(move);
    ActionNotation notation = game.notation();
    boolean told =
        notation.text(move.action(), move.seat(), seat).equals(notation.text(move.action()));
    Move seen = told ? move : new Move(move.seat(), Move.SECRET);
    known.add(seen);
    if (memory == null) {
      game.rules().apply(at, move.seat(), move.action(), null);
      return;
    }
    View<S> before = game.view(at, seat);
    List<Event> events = new ArrayList<>();
    game.rules().apply(at, move.seat(), move.action(), events);
    List<Event> shown = new ArrayList<>();
    for (Event event : events) {
      Event seenEvent = event.seenBy(seat);
      if (seenEvent != null) {
        shown.add(seenEvent);
      }
    }
    memory.take(before, seen, shown);
  }

  /** A view with a past. */
  private record Remembered<S extends State<S>>(
      View<S> now, List<Move> past, @Nullable Memory<S> memory) implements View<S> {
    @Override
    public int viewer() {
      return now.viewer();
    }

    @Override
    public Map<String, @Nullable Object> json() {
      return now.json();
    }

    @Override
    public List<@Nullable Integer> scores() {
      return now.scores();
    }

    @Override
    public Map<String, @Nullable Object> insight() {
      return now.insight();
    }

    @Override
    public S determinize(Rng rng) {
      return memory == null ? now.determinize(rng) : memory.imagine(now, rng);
    }

    @Override
    public boolean isOpen() {
      return memory == null ? now.isOpen() : memory.isOpen(now);
    }

    @Override
    public String text() {
      return now.text();
    }
  }
}
