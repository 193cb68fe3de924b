package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Position;

/** Candy Hunters' states in JSON; {@link PositionReader} holds a loaded one to its invariants. */
final class CandyHuntersPosition implements Position<CandyHuntersState> {

  @Override
  public Map<String, @Nullable Object> json(CandyHuntersState s) {
    List<List<String>> hands = new ArrayList<>();
    List<List<String>> haunted = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      hands.add(Patterns.names(s.regularHand(seat)));
      haunted.add(Patterns.names(s.hauntedHand(seat)));
    }
    List<String> deck = new ArrayList<>();
    List<@Nullable Object> under = new ArrayList<>();
    for (int i = 0; i < s.deckSize(); i++) {
      deck.add(Patterns.name(s.deckCard(i)));
      under.add(s.under(i) < 0 ? null : (Object) s.under(i));
    }
    return PositionWriter.json(s, hands, haunted, deck, under);
  }

  @Override
  public CandyHuntersState load(Field state) {
    return new PositionReader(state).read();
  }
}
