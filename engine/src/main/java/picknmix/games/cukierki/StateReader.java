package picknmix.games.cukierki;

import java.util.List;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.Field;
import picknmix.kernel.Options;

/** Reads a state of Cukierki and refuses one that breaks an invariant. */
final class StateReader {
  private static final int MOST_TOKENS = 1_000;

  private final Field state;
  private final CukierkiState s = new CukierkiState();

  /** The tiles that have been read: each must be in exactly one place. */
  private long seen;

  StateReader(Field state) {
    this.state = state;
  }

  CukierkiState load() {
    s.seats = state.get("seats").number(Cukierki.FACTS.minSeats(), CukierkiState.MAX_SEATS);
    Options options = options(state.get("options"));
    s.advanced = Cukierki.advanced(options);
    if (Cukierki.fairStart(options)) {
      s.first = state.get("first").number(0, s.seats - 1);
    }
    s.phase = state.get("phase").oneOf(Phase.values(), phase -> phase.text);
    s.toAct = state.get("toAct").number(0, s.seats - 1);
    s.placed = state.get("placed").number(0, CukierkiRules.HAND);
    s.passes = state.get("passes").number(0, s.seats);
    loadTiles();
    List<Field> tokens = state.get("tokens").list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      s.tokens[seat] = tokens.get(seat).number(0, MOST_TOKENS);
    }
    loadAdvantage(state.get("advantage"));
    checkVariant();
    checkPhase();
    return s;
  }

  private static Options options(Field field) {
    return Options.read(Cukierki.FACTS.options(), field).withDefaults(Cukierki.FACTS.options());
  }

  // ---- Tiles

  private void loadTiles() {
    for (Field field : state.get("table").list()) {
      PlacedTile laid = laid(field, s.table);
      s.table.put(laid.cell(), laid.tile(), laid.r());
    }
    loadSets(s.hands, state.get("hands").list(s.seats));
    loadSets(s.taken, state.get("taken").list(s.seats));
    loadSets(s.aside, state.get("aside").list(s.seats));
    s.captured = set(state.get("captured"));
    List<Field> walls = state.get("walls").list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      loadWall(seat, walls.get(seat));
    }
    s.top = Long.bitCount(seen);
    int at = s.top;
    for (Field field : state.get("pool").list()) {
      s.order[at++] = (byte) tile(field);
    }
    if (seen != Tiles.ALL) {
      throw state.wrong("lacks tiles: " + Tiles.list(Tiles.ALL & ~seen));
    }
    require(s.table.hasRoomFor(tilesToCome()), state.get("table"), "lies too far from 0,0");
  }

  /** All that may yet be laid on the table. */
  private int tilesToCome() {
    int tiles = Tiles.COUNT - s.top;
    for (int seat = 0; seat < s.seats; seat++) {
      tiles += Long.bitCount(s.hands[seat]);
    }
    return tiles;
  }

  private void loadSets(long[] sets, List<Field> fields) {
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
    require((seen & Tiles.bit(tile)) == 0, field, "is in two places: " + tile);
    seen |= Tiles.bit(tile);
    return tile;
  }

  private PlacedTile laid(Field field, Board board) {
    int tile = tile(field.get("tile"));
    int x = field.get("x").number(1 - Board.FARTHEST, Board.FARTHEST - 1);
    int y = field.get("y").number(1 - Board.FARTHEST, Board.FARTHEST - 1);
    PlacedTile laid = new PlacedTile(tile, x, y, field.get("r").number(0, Tiles.SIDES - 1));
    boolean free = !Board.isTile(board.at(laid.cell()));
    require(free, field, "lies on another tile, on " + laid.where());
    return laid;
  }

  /** CU-14: what touches makes candies, and all hangs together. */
  private void loadWall(int seat, Field field) {
    Board wall = s.walls[seat];
    for (Field element : field.list()) {
      PlacedTile laid = laid(element, wall);
      int needs = wall.at(laid.cell());
      boolean fits = (Tiles.turnsForAll(laid.tile(), needs) >> lookOf(laid) & 1) != 0;
      require(fits, element, "must make a candy on every side that touches the wall (CU-14)");
      s.build(seat, laid.cell(), laid.tile(), laid.r());
    }
    require(wall.isInOnePiece(), field, "must be in one piece (CU-14)");
    require(wall.hasRoomFor(Tiles.COUNT - wall.tiles()), field, "lies too far from 0,0");
  }

  /** The smallest rotation that looks the same. */
  private static int lookOf(PlacedTile laid) {
    return laid.r() % Tiles.differentRotations(laid.tile());
  }

  // ---- What goes together

  /** CU-17: nobody holds a token with no candy of the kind. */
  private void loadAdvantage(Field field) {
    for (int kind = 0; kind < s.advantage.length; kind++) {
      Field holder = field.get(Tiles.KINDS.get(kind));
      if (!holder.isNull()) {
        int seat = holder.number(0, s.seats - 1);
        require(s.candies(seat, kind) > 0, holder, "must have such a candy on the wall (CU-17)");
        s.advantage[kind] = seat;
      }
    }
  }

  private void checkVariant() {
    for (int seat = 0; seat < s.seats; seat++) {
      boolean hasTaken = s.taken[seat] != 0;
      boolean hasWall = s.walls[seat].tiles() > 0 || s.aside[seat] != 0;
      require(!s.advanced || !hasTaken, state.get("taken"), "must be empty in the advanced game");
      require(s.advanced || !hasWall, state, "must have no walls in the basic game");
    }
    require(
        s.advanced || s.captured == 0, state.get("captured"), "must be empty in the basic game");
    require(
        s.advanced || s.phase != Phase.WALL,
        state.get("phase"),
        "cannot be wall in the basic game");
  }

  private void checkPhase() {
    boolean placing = s.phase == Phase.EXTRA || s.phase == Phase.WALL;
    List<Field> hands = state.get("hands").list();
    for (int seat = 0; seat < s.seats; seat++) {
      int most = CukierkiRules.HAND - (seat == s.toAct ? s.placed : 0);
      boolean few = Long.bitCount(s.hands[seat]) <= most;
      require(few, hands.get(seat), "must have at most " + most + " tiles (CU-11)");
    }
    require(
        placing == s.placed > 0, state.get("placed"), "must be above 0 exactly in extra and wall");
    require(
        s.phase == Phase.OVER == (s.passes == s.seats) && (!placing || s.passes == 0),
        state.get("passes"),
        "must be 0 in extra and wall, and the number of seats exactly when over (CU-12)");
    switch (s.phase) {
      case EXTRA ->
          require(s.hands[s.toAct] != 0, state.get("hands"), "must not be empty in extra (CU-10)");
      case WALL -> require(s.captured != 0, state.get("captured"), "must not be empty in wall");
      case PLACE, OVER ->
          require(s.captured == 0, state.get("captured"), "must be empty but in extra and wall");
    }
  }

  private static void require(boolean holds, Field field, String otherwise) {
    if (!holds) {
      throw field.wrong(otherwise);
    }
  }
}
