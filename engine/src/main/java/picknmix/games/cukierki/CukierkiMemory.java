package picknmix.games.cukierki;

import java.util.Arrays;
import java.util.List;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Memory;
import picknmix.kernel.Move;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a good player remembers of Cukierki: who took which tiles, which lie face down then (CU-13),
 * so that only hands and pool are unknown and in the end nothing is; and that whoever places a tile
 * hardly holds one that would have brought much more.
 */
final class CukierkiMemory implements Memory<CukierkiState> {
  /** The chance that a tile of a full hand was not drawn after the last placement. */
  private static final double HELD = 2.0 / 3;

  private final int seat;
  private final CukierkiRules rules;
  private final CukierkiEval eval;
  private final long[] taken = new long[CukierkiState.MAX_SEATS];

  /** For each seat and tile how likely it is in that hand, against a tile nothing is known of. */
  private final double[][] likely = new double[CukierkiState.MAX_SEATS][Tiles.COUNT];

  private final ActionList actions = new ActionList();
  private double[] worths = new double[64];

  CukierkiMemory(int seat, CukierkiRules rules) {
    this.seat = seat;
    this.rules = rules;
    this.eval = new CukierkiEval(rules);
    for (double[] tiles : likely) {
      Arrays.fill(tiles, 1);
    }
  }

  /** The tiles that lie face down before that seat. */
  long taken(int seat) {
    return taken[seat];
  }

  @Override
  public void take(View<CukierkiState> before, Move move, List<Event> events) {
    if (move.seat() != seat && CukierkiNotation.kind(move.action()) == CukierkiNotation.PLACE) {
      weigh((CukierkiView) before, move);
    }
    for (Event event : events) {
      if (event instanceof CukierkiEvent.Completed completed && completed.taken()) {
        take(((CukierkiView) before).isAdvanced(), completed);
      }
    }
  }

  private void take(boolean advanced, CukierkiEvent.Completed completed) {
    taken[completed.seat()] |= advanced ? 0 : Tiles.bit(completed.with().tile());
  }

  /**
   * Somebody placed a tile: the tiles that would have brought more are less likely in their hand,
   * unless they were drawn since.
   */
  private void weigh(CukierkiView before, Move move) {
    CukierkiState s = before.determinize(new FastRandom(0));
    int player = move.seat();
    long tiles = before.unseen(this);
    s.hands[player] = tiles;
    actions.clear();
    rules.legal(s, player, actions);
    if (worths.length < actions.size()) {
      worths = new double[2 * actions.size()];
    }
    eval.priors(s, player, actions, worths);
    double[] best = best();
    double chosen = worths[actions.indexOf(move.action())];
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      double missed = Math.max(0, best[tile] - chosen);
      double kept = likely[player][tile] / (1 + missed * missed);
      likely[player][tile] = HELD * kept + (1 - HELD);
    }
  }

  /** What each tile would have brought at its best place. */
  private double[] best() {
    double[] best = new double[Tiles.COUNT];
    Arrays.fill(best, Double.NEGATIVE_INFINITY);
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      if (CukierkiNotation.kind(action) == CukierkiNotation.PLACE) {
        int tile = CukierkiNotation.tile(action);
        best[tile] = Math.max(best[tile], worths[i]);
      }
    }
    return best;
  }

  @Override
  public CukierkiState imagine(View<CukierkiState> now, Rng rng) {
    return ((CukierkiView) now).determinize(this, rng);
  }

  /** Draws so many tiles for that seat's hand from the rest of the order to its front. */
  void likelyFirst(int player, byte[] order, int from, int count, Rng rng) {
    for (int at = from; at < from + count; at++) {
      double total = 0;
      for (int i = at; i < order.length; i++) {
        total += likely[player][order[i]];
      }
      double drawn = total * ((rng.word() >>> 8) * 0x1p-24);
      int chosen = at;
      while (chosen < order.length - 1 && drawn >= likely[player][order[chosen]]) {
        drawn -= likely[player][order[chosen++]];
      }
      byte tile = order[chosen];
      order[chosen] = order[at];
      order[at] = tile;
    }
  }
}
