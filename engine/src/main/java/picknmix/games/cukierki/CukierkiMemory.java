package picknmix.games.cukierki;

import java.util.List;
import picknmix.kernel.Event;
import picknmix.kernel.Memory;
import picknmix.kernel.Move;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a good player remembers of Cukierki: who took which tiles. In the basic game these lie face
 * down then (CU-13); for who has seen them go only hands and pool are unknown, and in the end
 * nothing is.
 */
final class CukierkiMemory implements Memory<CukierkiState> {
  private final long[] taken = new long[CukierkiState.MAX_SEATS];

  /** The tiles that lie face down before that seat, as far as they were seen. */
  long taken(int seat) {
    return taken[seat];
  }

  @Override
  public void take(View<CukierkiState> before, Move move, List<Event> events) {
    boolean advanced = ((CukierkiView) before).isAdvanced();
    for (Event event : events) {
      if (!advanced && event instanceof CukierkiEvent.Completed completed && completed.taken()) {
        taken[completed.seat()] |= Tiles.bit(completed.with().tile());
      }
    }
  }

  @Override
  public CukierkiState imagine(View<CukierkiState> now, Rng rng) {
    return ((CukierkiView) now).determinize(this, rng);
  }

  @Override
  public boolean isOpen(View<CukierkiState> now) {
    return ((CukierkiView) now).isOpen(this);
  }
}
