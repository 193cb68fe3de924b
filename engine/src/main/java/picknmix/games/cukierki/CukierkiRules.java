package picknmix.games.cukierki;

import static picknmix.games.cukierki.CukierkiState.NOBODY;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Rules;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.ScoreSheet.Line;
import picknmix.kernel.Seat;

/**
 * The rules of Cukierki, CU-6 to CU-19; the deal, CU-4 and CU-5, is in {@link Cukierki}, and why an
 * action is refused in {@link Refusals}.
 */
final class CukierkiRules implements Rules<CukierkiState> {
  /** CU-11: how many tiles a hand has while the pool lasts. */
  static final int HAND = 3;

  /** CU-3, CU-18: what a special token counts, and an advantage token. */
  static final int TOKEN_POINTS = 2;

  /** CU-13, CU-18: what a tile counts in the basic game, and a candy on a wall. */
  static final int TILE_POINTS = 1;

  static final int CANDY_POINTS = 1;

  @Override
  public int turn(CukierkiState s) {
    return s.phase == Phase.OVER ? Seat.OVER : s.toAct;
  }

  @Override
  public boolean canAct(CukierkiState s, int seat) {
    return seat == s.toAct && s.phase != Phase.OVER;
  }

  // ---- What may be done

  @Override
  public void legal(CukierkiState s, int seat, ActionList out) {
    if (!canAct(s, seat)) {
      return;
    }
    int before = out.size();
    switch (s.phase) {
      case PLACE -> {
        placements(s, out);
        if (out.size() == before) {
          out.add(CukierkiNotation.of(CukierkiNotation.PASS));
        }
      }
      case EXTRA -> {
        out.add(CukierkiNotation.of(CukierkiNotation.STOP));
        placements(s, out);
      }
      case WALL -> {
        buildings(s, out);
        if (out.size() == before) {
          addAll(CukierkiNotation.ASIDE, s.captured, out);
        }
      }
      case OVER -> {}
    }
  }

  /** CU-6: every tile of the hand where at least one of its halves makes a candy. */
  private static void placements(CukierkiState s, ActionList out) {
    for (long rest = s.hands[s.toAct]; rest != 0; rest &= rest - 1) {
      Ways.list(s.table, CukierkiNotation.PLACE, Long.numberOfTrailingZeros(rest), out);
    }
  }

  /** CU-14: every captured tile where all the sides that touch the wall make candies. */
  private static void buildings(CukierkiState s, ActionList out) {
    Board wall = s.walls[s.toAct];
    for (long rest = s.captured; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      if (wall.tiles() == 0) {
        out.add(startOfWall(tile));
      }
      Ways.list(wall, CukierkiNotation.WALL, tile, out);
    }
  }

  /** CU-14: the first tile of a wall lies on 0,0, unturned. */
  static long startOfWall(int tile) {
    return CukierkiNotation.of(CukierkiNotation.WALL, tile, Board.cell(0, 0), 0);
  }

  private static void addAll(int kind, long tiles, ActionList out) {
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      out.add(CukierkiNotation.of(kind, Long.numberOfTrailingZeros(rest)));
    }
  }

  @Override
  public String explain(CukierkiState s, int seat, long action) {
    return Refusals.of(s, seat, action);
  }

  // ---- What it does

  @Override
  public void apply(CukierkiState s, int seat, long action, @Nullable List<Event> events) {
    int tile = CukierkiNotation.tile(action);
    int cell = CukierkiNotation.cell(action);
    int r = CukierkiNotation.rotation(action);
    switch (CukierkiNotation.kind(action)) {
      case CukierkiNotation.PLACE -> {
        if (events != null) {
          PlacedTile placed = PlacedTile.of(tile, cell, r);
          events.add(
              new CukierkiEvent.Placed(s.toAct, placed, Joins.worth(s, action, s.poolSize())));
        }
        place(s, tile, cell, r, events);
      }
      case CukierkiNotation.WALL -> build(s, action, events);
      case CukierkiNotation.ASIDE -> setAside(s, tile, events);
      case CukierkiNotation.STOP -> stop(s, events);
      default -> pass(s, events);
    }
  }

  /** CU-6, CU-7, CU-9, CU-10: the tile stays, and every candy that it makes has its reward. */
  private static void place(
      CukierkiState s, int tile, int cell, int r, @Nullable List<Event> events) {
    s.hands[s.toAct] &= ~Tiles.bit(tile);
    s.placed++;
    s.passes = 0;
    int made = s.table.made(cell, tile, r);
    s.table.put(cell, tile, r);
    boolean cookie = false;
    for (int rest = made; rest != 0; rest &= rest - 1) {
      int side = Integer.numberOfTrailingZeros(rest);
      int half = Tiles.half(tile, r, side);
      complete(s, Tiles.kind(half), Board.beside(cell, side), events);
      cookie |= half == Tiles.COOKIE_HALF;
    }
    if (cookie && s.hands[s.toAct] != 0) {
      s.phase = Phase.EXTRA;
      if (events != null) {
        events.add(new CukierkiEvent.Extra(s.toAct));
      }
    } else {
      endPlacing(s, events);
    }
  }

  /** A whole candy with the tile on that cell, which is taken; CU-16: or stays. */
  private static void complete(CukierkiState s, int kind, int cell, @Nullable List<Event> events) {
    int content = s.table.tileOn(cell);
    boolean stays = stays(s, kind);
    if (!stays) {
      s.table.take(cell);
      if (s.advanced) {
        s.captured |= Tiles.bit(Board.tile(content));
      } else {
        s.taken[s.toAct] |= Tiles.bit(Board.tile(content));
      }
    }
    if (kind == Tiles.LOLLIPOP) {
      s.tokens[s.toAct]++;
    }
    if (events != null) {
      PlacedTile with = PlacedTile.of(Board.tile(content), cell, Board.rotation(content));
      events.add(new CukierkiEvent.Completed(s.toAct, Tiles.KINDS.get(kind), with, !stays));
    }
  }

  /** CU-16: whether the tile with which such a candy is made is left where it lies. */
  static boolean stays(CukierkiState s, int kind) {
    return s.advanced && (kind == Tiles.COOKIE || kind == Tiles.LOLLIPOP);
  }

  /** CU-9, CU-13, CU-16: the points for making such a candy on the table. */
  static int rewardPoints(CukierkiState s, int kind) {
    return (kind == Tiles.LOLLIPOP ? TOKEN_POINTS : 0) + (s.advanced ? 0 : TILE_POINTS);
  }

  private static void stop(CukierkiState s, @Nullable List<Event> events) {
    if (events != null) {
      events.add(new CukierkiEvent.Stopped(s.toAct));
    }
    endPlacing(s, events);
  }

  /** CU-14: after all placements the wall is built, if there is something to build with. */
  private static void endPlacing(CukierkiState s, @Nullable List<Event> events) {
    if (s.captured != 0) {
      s.phase = Phase.WALL;
    } else {
      endTurn(s, events);
    }
  }

  private static void build(CukierkiState s, long action, @Nullable List<Event> events) {
    int tile = CukierkiNotation.tile(action);
    int cell = CukierkiNotation.cell(action);
    int r = CukierkiNotation.rotation(action);
    Map<String, @Nullable Object> worth =
        events == null ? Map.of() : Joins.worth(s, action, s.poolSize());
    int candies = s.build(s.toAct, cell, tile, r);
    if (events != null) {
      events.add(new CukierkiEvent.Built(s.toAct, PlacedTile.of(tile, cell, r), candies, worth));
    }
    settle(s, tile, events);
  }

  private static void setAside(CukierkiState s, int tile, @Nullable List<Event> events) {
    if (events != null) {
      events.add(new CukierkiEvent.SetAside(s.toAct, tile, Joins.settingAside(s, tile)));
    }
    s.aside[s.toAct] |= Tiles.bit(tile);
    settle(s, tile, events);
  }

  /** A captured tile has found its place; CU-17: after the last the advantages are checked. */
  private static void settle(CukierkiState s, int tile, @Nullable List<Event> events) {
    s.captured &= ~Tiles.bit(tile);
    if (s.captured == 0) {
      for (int kind = 0; kind < s.advantage.length; kind++) {
        checkAdvantage(s, kind, events);
      }
      endTurn(s, events);
    }
  }

  private static void checkAdvantage(CukierkiState s, int kind, @Nullable List<Event> events) {
    if (!winsAdvantage(s, kind)) {
      return;
    }
    int holder = s.advantage[kind];
    s.advantage[kind] = s.toAct;
    if (events != null) {
      events.add(
          new CukierkiEvent.Advantage(
              s.toAct, Tiles.KINDS.get(kind), holder == NOBODY ? null : holder));
    }
  }

  /** CU-17: whether the player in turn has the most of a kind, and not yet its token. */
  static boolean winsAdvantage(CukierkiState s, int kind) {
    return s.advantage[kind] != s.toAct && hasMost(s, s.toAct, kind);
  }

  /** Strictly more than any other, so at least one. */
  static boolean hasMost(CukierkiState s, int seat, int kind) {
    for (int other = 0; other < s.seats; other++) {
      if (other != seat && s.candies(other, kind) >= s.candies(seat, kind)) {
        return false;
      }
    }
    return true;
  }

  /** CU-11: draw up, and on to the next player. */
  private static void endTurn(CukierkiState s, @Nullable List<Event> events) {
    long before = s.hands[s.toAct];
    while (s.poolSize() > 0 && Long.bitCount(s.hands[s.toAct]) < HAND) {
      s.hands[s.toAct] |= Tiles.bit(s.order[s.top++]);
    }
    if (events != null && s.hands[s.toAct] != before) {
      events.add(CukierkiEvent.Drawn.of(s.toAct, s.hands[s.toAct] & ~before));
    }
    s.phase = Phase.PLACE;
    s.placed = 0;
    s.toAct = s.clockwise(s.toAct);
  }

  /** CU-8, CU-12: a pass draws nothing; when all have passed in a row, that was it. */
  private void pass(CukierkiState s, @Nullable List<Event> events) {
    if (events != null) {
      events.add(new CukierkiEvent.Passed(s.toAct, s.hands[s.toAct] == 0));
    }
    s.passes++;
    if (s.passes < s.seats) {
      s.toAct = s.clockwise(s.toAct);
      return;
    }
    s.phase = Phase.OVER;
    if (events != null) {
      events.add(new CukierkiEvent.Ended(Seat.list(leaders(s))));
    }
  }

  // ---- What it is worth (CU-13, CU-18, CU-19)

  @Override
  public int score(CukierkiState s, int seat) {
    return points(s, seat, Long.bitCount(s.taken[seat]) + Long.bitCount(s.hands[seat]));
  }

  /** The points of a seat with so many tiles taken and left in hand, whichever they are. */
  static int points(CukierkiState s, int seat, int tiles) {
    return tokenPoints(s, seat)
        + s.startPoints(seat)
        + (s.advanced
            ? CANDY_POINTS * s.candies(seat) + advantagePoints(s, seat)
            : TILE_POINTS * tiles);
  }

  private static int tokenPoints(CukierkiState s, int seat) {
    return TOKEN_POINTS * s.tokens[seat];
  }

  private static int advantagePoints(CukierkiState s, int seat) {
    return TOKEN_POINTS * s.advantages(seat);
  }

  /** The tiles that break ties: on the wall, or taken and left in hand, where each is a point. */
  private static int tiles(CukierkiState s, int seat) {
    return s.advanced
        ? s.walls[seat].tiles()
        : Long.bitCount(s.taken[seat]) + Long.bitCount(s.hands[seat]);
  }

  /** Points, and between equals tiles; then the victory is shared. */
  @Override
  public long rank(CukierkiState s, int seat) {
    return score(s, seat) * (Tiles.COUNT + 1L) + tiles(s, seat);
  }

  @Override
  public ScoreSheet sheet(CukierkiState s) {
    List<Line> lines = new ArrayList<>();
    if (s.advanced) {
      lines.add(Line.of("candies", s.seats, s::candies));
      lines.add(Line.of("tokens", s.seats, seat -> tokenPoints(s, seat)));
      lines.add(Line.of("advantages", s.seats, seat -> advantagePoints(s, seat)));
    } else {
      lines.add(Line.of("taken", s.seats, seat -> Long.bitCount(s.taken[seat])));
      lines.add(Line.of("tokens", s.seats, seat -> tokenPoints(s, seat)));
      lines.add(Line.of("hand", s.seats, seat -> Long.bitCount(s.hands[seat])));
    }
    if (s.first != NOBODY) {
      lines.add(Line.of("start", s.seats, s::startPoints));
    }
    return new ScoreSheet(lines);
  }
}
