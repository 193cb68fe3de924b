package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyhunters.bot.Suspicion;
import picknmix.games.candyhunters.bot.Tells;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Event;
import picknmix.kernel.Memory;
import picknmix.kernel.Move;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a good player makes of what the others do: which patterns they may be after. Half of this
 * game is to be in their way.
 */
final class CandyHuntersMemory implements Memory<CandyHuntersState> {
  private final int seat;
  private final Tells tells = new Tells();
  private final List<Suspicion> suspicions = new ArrayList<>();

  CandyHuntersMemory(int seat) {
    this.seat = seat;
    for (int other = 0; other < CandyHuntersState.MAX_SEATS; other++) {
      suspicions.add(new Suspicion());
    }
  }

  /** What the regular cards in that hand may be. */
  Suspicion about(int other) {
    return suspicions.get(other);
  }

  @Override
  public void take(View<CandyHuntersState> before, Move move, List<Event> events) {
    if (move.seat() != seat) {
      tells.consider(((CandyHuntersView) before).deed(move), about(move.seat()));
    }
  }

  @Override
  public CandyHuntersState imagine(View<CandyHuntersState> now, Rng rng) {
    return ((CandyHuntersView) now).determinize(this, rng);
  }
}
