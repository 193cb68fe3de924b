package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a viewer sees of Cukierki: all that lies open, one's own hand, and how much the rest is.
 * What is seen is kept as a state with nothing in its hidden places, so that many full states can
 * be drawn from it quickly.
 */
final class CukierkiView implements View<CukierkiState> {
  private final int viewer;
  private final CukierkiState seen;
  private final int[] handSizes;
  private final int[] takenSizes;
  private final int poolSize;

  /** The tiles that do not lie open to the viewer. */
  private final long unseen;

  private CukierkiView(int viewer, CukierkiState s) {
    this.viewer = viewer;
    seen = new CukierkiState();
    seen.copyOpenFrom(s);
    handSizes = new int[s.seats];
    takenSizes = new int[s.seats];
    for (int seat = 0; seat < s.seats; seat++) {
      handSizes[seat] = Long.bitCount(s.hands[seat]);
      takenSizes[seat] = Long.bitCount(s.taken[seat]);
      seen.hands[seat] = seat == viewer ? s.hands[seat] : 0;
    }
    poolSize = s.poolSize();
    unseen = Tiles.ALL & ~open(seen);
  }

  static CukierkiView of(CukierkiState s, int viewer) {
    return new CukierkiView(viewer, s);
  }

  private static long open(CukierkiState seen) {
    long open = tiles(seen.table) | seen.captured;
    for (int seat = 0; seat < seen.seats; seat++) {
      open |= seen.hands[seat] | tiles(seen.walls[seat]) | seen.aside[seat];
    }
    return open;
  }

  private static long tiles(Board board) {
    long tiles = 0;
    for (int cell : board.cells()) {
      tiles |= Tiles.bit(Board.tile(board.tileOn(cell)));
    }
    return tiles;
  }

  @Override
  public int viewer() {
    return viewer;
  }

  @Override
  public Map<String, @Nullable Object> json() {
    List<Object> hands = new ArrayList<>();
    List<Object> taken = new ArrayList<>();
    for (int seat = 0; seat < seen.seats; seat++) {
      hands.add(seat == viewer ? Tiles.list(seen.hands[seat]) : handSizes[seat]);
      taken.add(seen.advanced ? List.of() : takenSizes[seat]);
    }
    return StateWriter.json(seen, hands, poolSize, taken);
  }

  /** CU-13, CU-18: of hidden tiles only the number counts. */
  @Override
  public List<@Nullable Integer> scores() {
    List<@Nullable Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < seen.seats; seat++) {
      scores.add(CukierkiRules.points(seen, seat, takenSizes[seat] + handSizes[seat]));
    }
    return scores;
  }

  /** What the viewer's placements would make and bring. */
  @Override
  public Map<String, @Nullable Object> insight() {
    return Joins.all(seen, viewer, poolSize);
  }

  // ---- Drawing states

  @Override
  public CukierkiState determinize(Rng rng) {
    return determinize(new CukierkiMemory(), rng);
  }

  /** As {@link #determinize(Rng)}, for somebody who remembers who took which tiles. */
  CukierkiState determinize(CukierkiMemory memory, Rng rng) {
    CukierkiState s = seen.copy();
    long left = unseen;
    for (int seat = 0; seat < s.seats; seat++) {
      s.taken[seat] = memory.taken(seat);
      left &= ~s.taken[seat];
    }
    s.top = Tiles.COUNT - Long.bitCount(left);
    dealToThosePassing(s, left, rng);
    rng.shuffle(s.order, s.top, Tiles.COUNT);
    for (int seat = 0; seat < s.seats; seat++) {
      while (Long.bitCount(s.hands[seat]) < handSizes[seat]) {
        s.hands[seat] |= Tiles.bit(s.order[s.top++]);
      }
      while (Long.bitCount(s.taken[seat]) < takenSizes[seat]) {
        s.taken[seat] |= Tiles.bit(s.order[s.top++]);
      }
    }
    return s;
  }

  @Override
  public boolean isOpen() {
    return isOpen(new CukierkiMemory());
  }

  /** When the pool is empty, what has not been seen is in the only hand that is hidden. */
  boolean isOpen(CukierkiMemory memory) {
    int hidden = 0;
    for (int seat = 0; seat < seen.seats; seat++) {
      hidden += seat != viewer && handSizes[seat] > 0 ? 1 : 0;
      hidden += Long.bitCount(memory.taken(seat)) < takenSizes[seat] ? 1 : 0;
    }
    return poolSize == 0 && hidden <= 1;
  }

  boolean isAdvanced() {
    return seen.advanced;
  }

  /**
   * Fills the rest of the order with these tiles. Whoever has passed since the last placement holds
   * nothing that fits (CU-8): those hands come first, from the tiles that do not.
   */
  private void dealToThosePassing(CukierkiState s, long tiles, Rng rng) {
    int wanted = s.table.wanted();
    int stuck = s.top;
    int end = Tiles.COUNT;
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      if ((Tiles.halves(tile) & wanted) == 0) {
        s.order[stuck++] = (byte) tile;
      } else {
        s.order[--end] = (byte) tile;
      }
    }
    rng.shuffle(s.order, s.top, stuck);
    for (int i = 1; i <= s.passes; i++) {
      int seat = Math.floorMod(s.toAct - i, s.seats);
      while (Long.bitCount(s.hands[seat]) < handSizes[seat] && s.top < stuck) {
        s.hands[seat] |= Tiles.bit(s.order[s.top++]);
      }
    }
  }

  // ---- Telling

  @Override
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append(seen.phase.text);
    if (seen.phase != Phase.OVER) {
      out.append(" · seat ").append(seen.toAct);
    }
    out.append(" · pool ").append(poolSize).append('\n');
    out.append(Drawing.draw(seen.table));
    for (int seat = 0; seat < seen.seats; seat++) {
      tellSeat(seat, out);
    }
    if (seen.captured != 0) {
      out.append("captured ").append(names(seen.captured)).append('\n');
    }
    return out.toString();
  }

  private void tellSeat(int seat, StringBuilder out) {
    out.append("seat ").append(seat).append(": hand ");
    out.append(seat == viewer ? names(seen.hands[seat]) : handSizes[seat]);
    out.append(", tokens ").append(seen.tokens[seat]);
    if (!seen.advanced) {
      out.append(", taken ").append(takenSizes[seat]).append('\n');
      return;
    }
    out.append(", candies ").append(seen.candies(seat)).append(", most of ");
    List<String> most = new ArrayList<>();
    for (int kind = 0; kind < seen.advantage.length; kind++) {
      if (seen.advantage[kind] == seat) {
        most.add(Tiles.KINDS.get(kind));
      }
    }
    out.append(most).append(", aside ").append(names(seen.aside[seat])).append('\n');
    out.append(Drawing.draw(seen.walls[seat]));
  }

  /** Tiles with their sides, such as {@code [7 CTSP]}. */
  private static List<String> names(long tiles) {
    return Tiles.list(tiles).stream().map(tile -> tile + " " + Tiles.turned(tile, 0)).toList();
  }
}
