package picknmix.games.candyghosts.json;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Field;
import picknmix.kernel.StateCodec;

/** Candy Ghosts' states in JSON; {@link StateCheck} holds a loaded one to its invariants. */
public final class CandyGhostsCodec implements StateCodec<CandyGhostsState> {

  @Override
  public Map<String, @Nullable Object> json(CandyGhostsState s) {
    return StateWriter.state(s);
  }

  @Override
  public CandyGhostsState load(Field state) {
    return new StateReader(state).read();
  }
}
