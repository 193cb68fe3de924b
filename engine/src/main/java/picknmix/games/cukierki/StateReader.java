package picknmix.games.cukierki;

import java.util.List;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.Field;
import picknmix.kernel.Options;

/** Reads a state from JSON and refuses one that breaks an invariant. */
final class StateReader {
  private static final int MOST_TOKENS = 1_000;

  private final Field state;
  private final CukierkiState s = new CukierkiState();

  /** The tiles that have been read: each must be in exactly one place. */
  private long seen;

  private StateReader(Field state) {
    this.state = state;
  }

  static CukierkiState read(Field state) {
    return new StateReader(state).read();
  }

  private CukierkiState read() {
    s.seats = state.get("seats").number(Cukierki.FACTS.minSeats(), CukierkiState.MAX_SEATS);
    Options options = Options.readAll(Cukierki.FACTS.options(), state.get("options"));
    s.advanced = Cukierki.advanced(options);
    if (Cukierki.fairStart(options)) {
      s.first = state.get("first").number(0, s.seats - 1);
    }
    s.phase = state.get("phase").oneOf(Phase.values(), phase -> phase.text);
    s.toAct = state.get("toAct").number(0, s.seats - 1);
    s.placed = state.get("placed").number(0, CukierkiRules.HAND);
    s.passes = state.get("passes").number(0, s.seats);
    readTiles();
    List<Field> tokens = state.get("tokens").list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      s.tokens[seat] = tokens.get(seat).number(0, MOST_TOKENS);
    }
    readAdvantage(state.get("advantage"));
    checkVariant();
    checkPhase();
    return s;
  }

  // ---- Tiles

  private void readTiles() {
    for (Field field : state.get("table").list()) {
      PlacedTile laid = laid(field, s.table);
      s.table.put(laid.cell(), laid.tile(), laid.r());
    }
    readSets(s.hands, state.get("hands").list(s.seats));
    readSets(s.taken, state.get("taken").list(s.seats));
    readSets(s.aside, state.get("aside").list(s.seats));
    s.captured = set(state.get("captured"));
    List<Field> walls = state.get("walls").list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      readWall(seat, walls.get(seat));
    }
    s.top = Long.bitCount(seen);
    int at = s.top;
    for (Field field : state.get("pool").list()) {
      s.order[at++] = (byte) tile(field);
    }
    if (seen != Tiles.ALL) {
      throw state.wrong("lacks tiles: " + Tiles.list(Tiles.ALL & ~seen));
    }
    state.get("table").require(s.table.hasRoomFor(tilesToCome()), "lies too far from 0,0");
  }

  /** All that may yet be laid on the table. */
  private int tilesToCome() {
    int tiles = Tiles.COUNT - s.top;
    for (int seat = 0; seat < s.seats; seat++) {
      tiles += Long.bitCount(s.hands[seat]);
    }
    return tiles;
  }

  private void readSets(long[] sets, List<Field> fields) {
    for (int seat = 0; seat < s.seats; seat++) {
      sets[seat] = set(fields.get(seat));
    }
  }

  private long set(Field field) {
    long tiles = 0;
    for (Field element : field.list()) {
      tiles |= Tiles.bit(tile(element));
    }
    return tiles;
  }

  private int tile(Field field) {
    int tile = field.number(0, Tiles.COUNT - 1);
    field.require((seen & Tiles.bit(tile)) == 0, "is in two places: " + tile);
    seen |= Tiles.bit(tile);
    return tile;
  }

  private PlacedTile laid(Field field, Board board) {
    int tile = tile(field.get("tile"));
    int x = field.get("x").number(1 - Board.FARTHEST, Board.FARTHEST - 1);
    int y = field.get("y").number(1 - Board.FARTHEST, Board.FARTHEST - 1);
    PlacedTile laid = new PlacedTile(tile, x, y, field.get("r").number(0, Tiles.SIDES - 1));
    boolean free = !Board.isTile(board.at(laid.cell()));
    field.require(free, "lies on another tile, on " + laid.where());
    return laid;
  }

  /** CU-14: what touches makes candies, and all hangs together. */
  private void readWall(int seat, Field field) {
    Board wall = s.walls[seat];
    for (Field element : field.list()) {
      PlacedTile laid = laid(element, wall);
      boolean fits = wall.made(laid.cell(), laid.tile(), laid.r()) == wall.touched(laid.cell());
      element.require(fits, "must make a candy on every side that touches the wall (CU-14)");
      s.build(seat, laid.cell(), laid.tile(), laid.r());
    }
    field.require(wall.isInOnePiece(), "must be in one piece (CU-14)");
    field.require(wall.hasRoomFor(Tiles.COUNT - wall.tiles()), "lies too far from 0,0");
  }

  // ---- What goes together

  /** CU-17: nobody holds a token with no candy of the kind. */
  private void readAdvantage(Field field) {
    for (int kind = 0; kind < s.advantage.length; kind++) {
      Field holder = field.get(Tiles.KINDS.get(kind));
      if (!holder.isNull()) {
        int seat = holder.number(0, s.seats - 1);
        holder.require(s.candies(seat, kind) > 0, "must have such a candy on the wall (CU-17)");
        s.advantage[kind] = seat;
      }
    }
  }

  private void checkVariant() {
    for (int seat = 0; seat < s.seats; seat++) {
      boolean hasTaken = s.taken[seat] != 0;
      boolean hasWall = s.walls[seat].tiles() > 0 || s.aside[seat] != 0;
      state.get("taken").require(!s.advanced || !hasTaken, "must be empty in the advanced game");
      state.require(s.advanced || !hasWall, "must have no walls in the basic game");
    }
    state.get("captured").require(s.advanced || s.captured == 0, "must be empty in the basic game");
    state
        .get("phase")
        .require(s.advanced || s.phase != Phase.WALL, "cannot be wall in the basic game");
  }

  private void checkPhase() {
    boolean placing = s.phase == Phase.EXTRA || s.phase == Phase.WALL;
    List<Field> hands = state.get("hands").list();
    for (int seat = 0; seat < s.seats; seat++) {
      int most = CukierkiRules.HAND - (seat == s.toAct ? s.placed : 0);
      boolean few = Long.bitCount(s.hands[seat]) <= most;
      hands.get(seat).require(few, "must have at most " + most + " tiles (CU-11)");
    }
    state
        .get("placed")
        .require(placing == s.placed > 0, "must be above 0 exactly in extra and wall");
    state
        .get("passes")
        .require(
            s.phase == Phase.OVER == (s.passes == s.seats) && (!placing || s.passes == 0),
            "must be 0 in extra and wall, and the number of seats exactly when over (CU-12)");
    switch (s.phase) {
      case EXTRA ->
          state.get("hands").require(s.hands[s.toAct] != 0, "must not be empty in extra (CU-10)");
      case WALL -> state.get("captured").require(s.captured != 0, "must not be empty in wall");
      case PLACE, OVER ->
          state.get("captured").require(s.captured == 0, "must be empty but in extra and wall");
    }
  }
}
