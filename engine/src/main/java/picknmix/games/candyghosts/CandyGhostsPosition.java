package picknmix.games.candyghosts;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Position;

/** Candy Ghosts' states in JSON; {@link PositionCheck} holds a loaded one to its invariants. */
final class CandyGhostsPosition implements Position<CandyGhostsState> {

  @Override
  public Map<String, @Nullable Object> json(CandyGhostsState s) {
    return PositionWriter.state(s);
  }

  @Override
  public CandyGhostsState load(Field state) {
    return new PositionReader(state).read();
  }
}
