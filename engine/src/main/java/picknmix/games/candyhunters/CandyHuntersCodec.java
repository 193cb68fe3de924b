package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.StateCodec;

/** Candy Hunters' states in JSON; {@link StateReader} holds a loaded one to its invariants. */
final class CandyHuntersCodec implements StateCodec<CandyHuntersState> {

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
    return StateWriter.json(s, hands, haunted, deck, under);
  }

  @Override
  public CandyHuntersState load(Field state) {
    return new StateReader(state).read();
  }
}
