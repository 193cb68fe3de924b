package picknmix.games.candyhunters.puzzle;

import java.util.Arrays;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;

/** A puzzle in the making: a picture of the town that can be changed cell by cell, and cards. */
final class Sketch {
  /** Cells in a row, and rows. */
  static final int SIZE = 16;

  static final int CELLS = SIZE * SIZE;
  static final byte NOTHING = -1;

  /** What is on each cell: a colour, or {@link #NOTHING}. */
  final byte[] colours = new byte[CELLS];

  final Piece[] pieces = new Piece[CELLS];
  long cards;
  int rounds;
  int goal;
  boolean largeGhost;

  Sketch() {
    Arrays.fill(colours, NOTHING);
    Arrays.fill(pieces, Piece.NONE);
  }

  Sketch copy() {
    Sketch copy = new Sketch();
    System.arraycopy(colours, 0, copy.colours, 0, CELLS);
    System.arraycopy(pieces, 0, copy.pieces, 0, CELLS);
    copy.cards = cards;
    copy.rounds = rounds;
    copy.goal = goal;
    copy.largeGhost = largeGhost;
    return copy;
  }

  /** The town of a match or a puzzle with everybody's kids, as far as it fits. */
  static Sketch of(CandyHuntersState s) {
    Sketch sketch = new Sketch();
    Town town = s.town;
    for (int at = 0; at < CELLS; at++) {
      Cell place = new Cell(left(town) + at % SIZE, town.top() + at / SIZE);
      int cell = town.cell(place);
      if (town.isNear(place) && town.isBuilding(cell)) {
        sketch.colours[at] = (byte) town.colour(cell);
        sketch.pieces[at] = piece(town, cell);
      }
    }
    sketch.cards = s.hands[0];
    sketch.rounds = s.rounds;
    sketch.goal = s.goal;
    sketch.largeGhost = s.largeGhost;
    return sketch;
  }

  private static int left(Town town) {
    return town.firstX() + Pattern.MAX_BOX - 1;
  }

  private static Piece piece(Town town, int cell) {
    if (town.isSmallGhost(cell)) {
      return Piece.GHOST;
    }
    if (town.large == cell) {
      return Piece.LARGE;
    }
    return town.isKid(cell) ? Piece.KID : Piece.NONE;
  }

  /** The puzzle at its start, its town from 0,0 on. */
  CandyHuntersState state() {
    return state(left(), top());
  }

  /** The same with another cell of the picture at 0,0. */
  CandyHuntersState state(int left, int top) {
    CandyHuntersState s = new CandyHuntersState();
    s.seats = 1;
    s.puzzle = true;
    s.goal = goal;
    s.rounds = rounds;
    s.largeGhost = largeGhost;
    s.hands[0] = cards;
    s.haunted = (cards & Patterns.ALL_HAUNTED) != 0;
    for (int at = 0; at < CELLS; at++) {
      if (colours[at] != NOTHING) {
        int x = at % SIZE - left;
        int y = at / SIZE - top;
        s.town.build(colours[at], x, y);
        put(s.town, pieces[at], s.town.cell(x, y));
      }
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      s.stacks[colour] = Colour.TILES - s.town.count(colour);
    }
    return s;
  }

  private static void put(Town town, Piece piece, int cell) {
    switch (piece) {
      case KID -> town.putKid(0, cell);
      case GHOST -> town.putGhost(cell);
      case LARGE -> town.large = cell;
      case NONE -> {}
    }
  }

  // ---- What it looks like

  boolean isBuilding(int x, int y) {
    return x >= 0 && y >= 0 && x < SIZE && y < SIZE && colours[y * SIZE + x] != NOTHING;
  }

  int count(Piece piece) {
    int count = 0;
    for (int at = 0; at < CELLS; at++) {
      count += colours[at] != NOTHING && pieces[at] == piece ? 1 : 0;
    }
    return count;
  }

  /** The cells with a building. */
  int[] buildings() {
    int[] cells = new int[tiles()];
    int count = 0;
    for (int at = 0; at < CELLS; at++) {
      if (colours[at] != NOTHING) {
        cells[count++] = at;
      }
    }
    return cells;
  }

  int tiles() {
    int tiles = 0;
    for (byte colour : colours) {
      tiles += colour == NOTHING ? 0 : 1;
    }
    return tiles;
  }

  int left() {
    int left = SIZE;
    for (int at = 0; at < CELLS; at++) {
      left = colours[at] == NOTHING ? left : Math.min(left, at % SIZE);
    }
    return left;
  }

  int top() {
    int at = 0;
    while (at < CELLS && colours[at] == NOTHING) {
      at++;
    }
    return at / SIZE;
  }

  int width() {
    int right = -1;
    for (int at = 0; at < CELLS; at++) {
      right = colours[at] == NOTHING ? right : Math.max(right, at % SIZE);
    }
    return right + 1 - left();
  }

  int height() {
    int at = CELLS - 1;
    while (at >= 0 && colours[at] == NOTHING) {
      at--;
    }
    return at / SIZE + 1 - top();
  }

  /** Whether one can walk from every building to every other one. */
  boolean isConnected() {
    boolean[] seen = new boolean[CELLS];
    int first = 0;
    while (first < CELLS && colours[first] == NOTHING) {
      first++;
    }
    return first < CELLS && walk(first % SIZE, first / SIZE, seen) == tiles();
  }

  private int walk(int x, int y, boolean[] seen) {
    if (!isBuilding(x, y) || seen[y * SIZE + x]) {
      return 0;
    }
    seen[y * SIZE + x] = true;
    int walked = 1 + walk(x - 1, y, seen) + walk(x + 1, y, seen);
    return walked + walk(x, y - 1, seen) + walk(x, y + 1, seen);
  }

  // ---- What can be changed

  void clear(int at) {
    colours[at] = NOTHING;
    pieces[at] = Piece.NONE;
  }
}
