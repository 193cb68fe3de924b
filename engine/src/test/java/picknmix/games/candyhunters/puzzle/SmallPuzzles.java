package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;

/**
 * Random puzzles that are small enough for exhaustive search and close enough to their patterns for
 * points: towns in which a card lies all but whole, with wrong colours, holes and islands, stacks
 * that run out, and positions in the midst of a turn.
 */
final class SmallPuzzles {
  /** How large, and what else than the basic game. */
  record Kind(int rounds, int tiles, int ghosts, int kids, boolean extras, boolean midTurn) {
    Kind withExtras() {
      return new Kind(rounds, tiles, ghosts, kids, true, midTurn);
    }

    Kind inMidTurn() {
      return new Kind(rounds, tiles, ghosts, kids, extras, true);
    }
  }

  private record Tile(int colour, Cell cell) {
    long action() {
      return new CandyHuntersNotation().parse("build " + Colour.letter(colour) + " " + cell);
    }
  }

  private static final int MOST_CARDS = 3;

  private final Kind kind;
  private final FastRandom rng;
  private final CandyHuntersState s = new CandyHuntersState();
  private final List<Cell> tiles = new ArrayList<>();

  /** Builds that some card still waits for. */
  private final List<Tile> missing = new ArrayList<>();

  private SmallPuzzles(Kind kind, long seed) {
    this.kind = kind;
    this.rng = new FastRandom(seed);
  }

  static CandyHuntersState puzzle(Kind kind, long seed) {
    SmallPuzzles maker = new SmallPuzzles(kind, seed);
    maker.setOut();
    maker.deal();
    maker.buildTown();
    maker.fillStacks();
    maker.putPieces();
    maker.s.goal = PointRules.points(maker.s, 0) + 1 + maker.rng.below(12);
    if (kind.midTurn) {
      maker.playOn();
    }
    return maker.s;
  }

  private boolean oneIn(int n) {
    return rng.below(n) == 0;
  }

  private void setOut() {
    s.puzzle = true;
    s.seats = 1;
    s.round = oneIn(4) ? 2 : 1;
    s.rounds = s.round - 1 + kind.rounds;
    s.largeGhost = kind.extras && !oneIn(3);
    s.haunted = kind.extras && !oneIn(3);
  }

  private void deal() {
    int cards = 1 + rng.below(MOST_CARDS);
    while (Long.bitCount(s.hands[0]) < cards) {
      boolean haunted = s.haunted && !oneIn(3);
      s.hands[0] |=
          Patterns.bit(
              haunted
                  ? Patterns.REGULAR + rng.below(Patterns.HAUNTED)
                  : rng.below(Patterns.REGULAR));
    }
  }

  // ---- The town

  /** The cards of the hand, one over the other, as far as the tiles go; then a few more. */
  private void buildTown() {
    int most = 3 + rng.below(kind.tiles - 2);
    Cell corner = new Cell(rng.below(9) - 4, rng.below(9) - 4);
    for (long rest = s.hands[0]; rest != 0; rest &= rest - 1) {
      lay(Long.numberOfTrailingZeros(rest), corner, most);
      corner = new Cell(corner.x() + rng.below(5) - 2, corner.y() + rng.below(5) - 2);
    }
    while (tiles.size() < most) {
      buildBeside(corner);
    }
  }

  /** Most cells as the card wants them, some in another colour, some not at all. */
  private void lay(int card, Cell corner, int most) {
    Pattern pattern = turned(card);
    for (int cell = 0; cell < pattern.size; cell++) {
      int need = pattern.need(cell);
      int colour = need == Pattern.GHOST || oneIn(7) ? rng.below(Colour.COUNT) : need;
      int x = corner.x() + pattern.x(cell);
      int y = corner.y() + pattern.y(cell);
      if (tiles.size() < most && !oneIn(5)) {
        build(colour, new Cell(x, y));
      } else {
        missing.add(new Tile(colour, new Cell(x, y)));
      }
    }
  }

  private Pattern turned(int card) {
    int rotation = rng.below(Pattern.ROTATIONS);
    return Patterns.hasRotation(card, rotation)
        ? Patterns.pattern(card, rotation)
        : Patterns.pattern(card, 0);
  }

  /** Some tile; one in five stands apart. */
  private void buildBeside(Cell corner) {
    Cell at = tiles.isEmpty() ? corner : tiles.get(rng.below(tiles.size()));
    int step = (oneIn(5) ? 2 : 1) * (oneIn(2) ? 1 : -1);
    boolean across = oneIn(2);
    build(
        rng.below(Colour.COUNT),
        new Cell(at.x() + (across ? step : 0), at.y() + (across ? 0 : step)));
  }

  private void build(int colour, Cell cell) {
    if (!tiles.contains(cell)) {
      tiles.add(cell);
      s.town.build(colour, cell.x(), cell.y());
    }
  }

  /** In every other one some tiles have all but become candies, so that their stack runs out. */
  private void fillStacks() {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      s.stacks[colour] = Colour.TILES - s.town.count(colour);
    }
    if (kind.rounds > 1 && !oneIn(25)) {
      leaveFewColours();
    } else if (oneIn(2)) {
      drain(rng.below(Colour.COUNT), rng.below(3));
      drain(rng.below(Colour.COUNT), rng.below(3));
    }
  }

  /** Else there is too much to search: one colour, often two, and perhaps a tile of another. */
  private void leaveFewColours() {
    int one = missing.isEmpty() ? 0 : missing.getFirst().colour;
    int two = missing.isEmpty() || oneIn(2) ? one : missing.getLast().colour;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      if (colour != one && colour != two) {
        drain(colour, oneIn(6) ? 1 : 0);
      }
    }
  }

  private void drain(int colour, int left) {
    for (; s.stacks[colour] > left; s.stacks[colour]--) {
      s.addCandy(0, colour);
    }
  }

  // ---- Who stands there

  private void putPieces() {
    List<Cell> free = new ArrayList<>(tiles);
    for (int ghosts = 1 + rng.below(kind.ghosts); ghosts > 0; ghosts--) {
      s.town.putGhost(draw(free));
    }
    if (s.largeGhost && oneIn(2)) {
      s.town.large = draw(free);
    }
    for (int kids = rng.below(kind.kids + 1); kids > 0 && !free.isEmpty(); kids--) {
      s.town.putKid(0, draw(free));
    }
  }

  private int draw(List<Cell> free) {
    return s.town.cell(free.remove(rng.below(free.size())));
  }

  // ---- The midst of a turn

  /** A few random actions, as long as it is not over; often a build that a card waits for. */
  private void playOn() {
    CandyHuntersRules rules = new CandyHuntersRules();
    CandyHuntersState next = s.copy();
    ActionList actions = new ActionList();
    for (int steps = 1 + rng.below(5 * kind.rounds); steps > 0; steps--) {
      actions.clear();
      rules.legal(next, 0, actions);
      rules.apply(next, 0, pick(actions), null);
      if (next.phase == Phase.OVER) {
        return;
      }
      s.copyFrom(next);
    }
  }

  private long pick(ActionList actions) {
    for (Tile tile : missing) {
      if (actions.contains(tile.action()) && !oneIn(4)) {
        return tile.action();
      }
    }
    return actions.get(rng.below(actions.size()));
  }
}
